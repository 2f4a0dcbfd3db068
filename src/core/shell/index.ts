export { analyse, type ShellContext, type ShellFacts } from './analyse.ts';
export { applyFilter, type Filtered, type FilterPlan, filterPlan } from './filter.ts';
export { type Judges, type Meeting, meet } from './look.ts';
export { type MetGlob, type MetWalk, type Narrowed, type NarrowingRule, narrow } from './narrow.ts';
export { suggest } from './suggest.ts';
