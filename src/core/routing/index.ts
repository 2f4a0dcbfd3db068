export type { Asks } from './asks.ts';
export { DOUBLE_CHECK, type Route, route } from './route.ts';
export type { Tier, Topic } from './tier.ts';
