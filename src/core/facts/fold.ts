import type { Fact } from './fact.ts';

/**
 * A state computed from facts one by one. The state is plain JSON, so that it can be kept between
 * processes and a long journal costs no more than a short one.
 */
export interface Fold<State> {
  /** Raised when the state's shape or meaning changes: what was kept before is then not used. */
  readonly version: number;
  readonly initial: State;
  step(state: State, fact: Fact): State;
}
