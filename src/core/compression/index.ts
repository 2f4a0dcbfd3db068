export {
  type Compression,
  type CompressOptions,
  compress,
  type LevelSum,
  type ScoredSegment,
} from './compress.ts';
export type { Level } from './score.ts';
