export type { Reading, ReadLimits, Skipped } from './read.ts';
export { readFrom, readTail, streamTurns } from './read.ts';
export { rejectedCalls } from './rejected.ts';
export type { Source } from './scan.ts';
