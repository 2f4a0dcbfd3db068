export {
  AGGRESSIVE,
  type Assessment,
  type AssessOptions,
  assess,
  type BlockerReport,
  type Breaker,
  type HealthSpeech,
  type Thresholds,
  thresholdsOf,
} from './assess.ts';
export { healthFold } from './fold.ts';
export { closesLooking, lookingFold } from './looking.ts';
export type { HealthState, Iteration } from './state.ts';
export {
  type Health,
  type Station,
  TRANSITIONS,
  type Transition,
  transition,
} from './transition.ts';
