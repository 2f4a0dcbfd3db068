export { analyse, type Parse, type ShellContext, type ShellFacts } from './analyse.ts';
export { everydayReads, type Place } from './everyday.ts';
export { applyFilter, type FilterPlan, filterPlan } from './filter.ts';
export { type Meeting, meet } from './look.ts';
export { narrow } from './narrow.ts';
export type { MetWalk } from './narrow-options.ts';
export { parsePlain } from './plain.ts';
export { suggest, withoutWords, withWords } from './suggest.ts';
