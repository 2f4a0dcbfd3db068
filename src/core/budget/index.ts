export { type Hint, HYGIENE, type HygieneState, hygieneHint, type Look } from './hygiene.ts';
export {
  type BudgetLevel,
  type BudgetSettings,
  budgetText,
  levelToSpeak,
  type Share,
  shareOf,
} from './level.ts';
export { ordinalOf, SPOKEN } from './spoken.ts';
export { contextTokens, type WindowHints, windowOf } from './window.ts';
