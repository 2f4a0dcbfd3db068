export { analyse, type ShellContext, type ShellFacts } from './analyse.ts';
export { applyFilter, type FilterPlan, filterPlan } from './filter.ts';
export { meet } from './look.ts';
export { type MetWalk, narrow } from './narrow.ts';
export { suggest } from './suggest.ts';
