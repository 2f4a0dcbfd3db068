export { type CompactionOutcome, lastCompaction } from './compaction.ts';
export { type Glance, glanceTail } from './glance.ts';
export {
  type Reading,
  type ReadLimits,
  readFrom,
  readTail,
  type Skipped,
  streamTurns,
} from './read.ts';
export { type RejectedCall, rejectedCalls } from './rejected.ts';
export type { Source } from './source.ts';
