export type { Health } from './block.ts';
export { recitationFold } from './memory.ts';
export { type Recital, type RecitedPlan, recite, STALE_AFTER } from './recite.ts';
export { type DebugRecital, reciteDebug } from './recite-debug.ts';
