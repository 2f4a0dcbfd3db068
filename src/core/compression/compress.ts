import type { ToolCall, Turn } from '../facts/turn.ts';
import { estimateTokens } from '../kit/tokens.ts';
import { extract, gist, HALF } from './extract.ts';
import { keywordsOf, upcomingTask } from './keyword.ts';
import { type Level, type Score, score } from './score.ts';
import { type Segment, segmentsOf } from './segment.ts';
import { viewOf } from './view.ts';

export interface CompressOptions {
  /** Whether a call judges the work (tests, build, lint …) and so closes an iteration. */
  closes(call: ToolCall): boolean;
  /** The error lines of an output, as the signature room finds them. */
  errorLines(text: string): readonly string[];
  /** The user's orders that still hold. */
  readonly orders?: readonly string[];
  /** The next three tasks of the plan. */
  readonly upcoming?: readonly string[];
}

export interface RatedSegment extends Segment, Score {
  /** The upcoming task it was lifted for, counted from 1. */
  readonly lifted?: number;
}

export interface ScoredSegment extends RatedSegment {
  /** What is left of it at its level. */
  readonly kept: string;
}

export interface LevelSum {
  readonly segments: number;
  /** Estimated tokens. */
  readonly before: number;
  readonly after: number;
}

export interface Compression {
  readonly segments: readonly ScoredSegment[];
  readonly levels: Readonly<Record<Level, LevelSum>>;
  readonly before: number;
  readonly after: number;
  readonly iterations: number;
}

/** Scores every segment of a conversation, without shortening any: enough for the summariser's instructions. */
export function rate(turns: readonly Turn[], options: CompressOptions): RatedSegment[] {
  const segments = segmentsOf(turns, options.closes);
  const view = viewOf(segments, options.orders ?? []);
  const keywords = keywordsOf(options.upcoming ?? []);
  return segments.map((segment, i) => {
    const own = score(segment, i, view);
    const task = own.level === 'LOW' ? upcomingTask(segment.text, keywords) : null;
    return task === null
      ? { ...segment, ...own }
      : { ...segment, ...own, level: 'MEDIUM', lifted: task };
  });
}

/** Scores every segment of a conversation and shortens it to what its level keeps. Deterministic. */
export function compress(turns: readonly Turn[], options: CompressOptions): Compression {
  const rated = rate(turns, options);
  const segments = rated.map((segment) => ({ ...segment, kept: keptOf(segment, options) }));
  return { segments, ...sums(segments), iterations: (rated.at(-1)?.iteration ?? 0) + 1 };
}

function keptOf(segment: RatedSegment, options: CompressOptions): string {
  const { text, label, level, reason } = segment;
  if (level === 'CRITICAL' || level === 'HIGH') return text;
  const errors = segment.isError ? options.errorLines(text) : [];
  const keep = new Set(reason === 'resolved error' ? errors.slice(0, 1) : errors);
  return level === 'MEDIUM' ? extract(text, HALF, keep) : gist(label, text, keep);
}

function sums(segments: readonly ScoredSegment[]) {
  const levels: Record<Level, LevelSum> = {
    CRITICAL: { segments: 0, before: 0, after: 0 },
    HIGH: { segments: 0, before: 0, after: 0 },
    MEDIUM: { segments: 0, before: 0, after: 0 },
    LOW: { segments: 0, before: 0, after: 0 },
  };
  for (const { level, text, kept } of segments) {
    const sum = levels[level];
    const before = sum.before + estimateTokens(text);
    const after = sum.after + estimateTokens(kept);
    levels[level] = { segments: sum.segments + 1, before, after };
  }
  const all = Object.values(levels);
  const before = all.reduce((total, one) => total + one.before, 0);
  return { levels, before, after: all.reduce((total, one) => total + one.after, 0) };
}
