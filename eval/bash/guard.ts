import type { CommandJudgement } from './judgement.ts';

/** What a host honours. */
export interface HostAbilities {
  /** `updatedInput` before a call. */
  readonly rewrites: boolean;
  /** `updatedToolOutput` after it. */
  readonly filters: boolean;
}

/** The code under test, as the evaluation and the tests use it. */
export interface Guard {
  /** Judges a command about to run in `world`/repo. */
  judge(command: string, world: string, host: HostAbilities): CommandJudgement;
  filter(plan: unknown, output: string): { readonly output: string; readonly dropped: number };
}

/** No guard at all: the control that every measure must tell from a real one. */
export const noGuard: Guard = {
  judge: () => ({ type: 'pass' }),
  filter: (_plan, output) => ({ output, dropped: 0 }),
};
