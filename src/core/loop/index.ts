export { type Activity, activityFold } from './activity.ts';
export { afterStop, ended, extended, taken, whyNotTaken } from './advance.ts';
export { type LoopArguments, parseArguments, parseCount } from './arguments.ts';
export { current, type Decision, decide, type LoopHealth, type StopFacts } from './decide.ts';
export { addApproaches, finalResult, logEntry, loopFileHead, readLoopHead } from './file.ts';
export { givesPromise } from './promise.ts';
export { composePrompt, openingText } from './prompt.ts';
export { oneLineOf, PASS_EVERY, recapText } from './recap.ts';
export {
  type EndReason,
  isFinal,
  isLoopId,
  type LoopState,
  loopId,
  newState,
  readState,
  writeState,
} from './state.ts';
export {
  type BlockedReport,
  blockedBox,
  endText,
  limitsText,
  resumeLine,
  statusText,
} from './texts.ts';
