export {
  type Compression,
  type CompressOptions,
  compress,
  type LevelSum,
  type RatedSegment,
  rate,
  type ScoredSegment,
} from './compress.ts';
export { summaryInstructions } from './instruct.ts';
export type { NoisyFamily } from './noise.ts';
export { type Shortened, shortenOutput } from './output.ts';
export type { Level } from './score.ts';
export { restSnapshot } from './snapshot.ts';
