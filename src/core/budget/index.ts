export { HYGIENE, type Hint, hygieneHint, type HygieneState, type Look } from './hygiene.ts';
export {
  type BudgetLevel,
  type BudgetSettings,
  budgetText,
  levelToSpeak,
  type Share,
  shareOf,
} from './level.ts';
export { contextTokens, type WindowHints, windowOf } from './window.ts';
export { SPOKEN } from './spoken.ts';
