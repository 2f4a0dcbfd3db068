import type { Turn } from '../../core/facts/turn.ts';
import { mainChain } from './chain.ts';
import { type ParsedLine, parseLine } from './parse.ts';
import { linesBackward, linesForward, type RawLine, type ScanLimits } from './scan.ts';
import { type Source, sizeOf } from './source.ts';

/** How much of a transcript is read. Defaults suit a hook: some 30 ms. */
export interface ReadLimits extends Partial<ScanLimits> {
  /** Bytes of lines kept at most; request bodies and other lines of no use do not count. */
  readonly maxBytes?: number;
  readonly maxTurns?: number;
  /** Results of calls that went well come without their texts, which are most of a transcript. */
  readonly failuresOnly?: boolean;
}

/** Lines that gave no turn. */
export interface Skipped {
  readonly unknown: number;
  readonly oversized: number;
  readonly torn: number;
  /** Turns on branches that the user took back. */
  readonly abandoned: number;
}

export interface Reading {
  /** Oldest first. */
  readonly turns: readonly Turn[];
  /** Byte offset of the first line that was read. */
  readonly from: number;
  /** Byte offset after the last whole line: where the next incremental read starts. */
  readonly next: number;
  /** Whether the file was read up to the end that the limits ask for: its start for the tail, its end for an increment. */
  readonly complete: boolean;
  readonly skipped: Skipped;
  /** `false`: there is no such file, or it cannot be read. */
  readonly found: boolean;
}

const LIMITS = {
  maxBytes: 1024 * 1024,
  maxTurns: 20_000,
  maxLine: 4 * 1024 * 1024,
  maxScan: 64 * 1024 * 1024,
  failuresOnly: false,
};

/** A file with more lines that are not JSON is no transcript: each costs a failed parse and counts for no byte kept. */
const MAX_TORN = 1_000;

interface Tally {
  unknown: number;
  oversized: number;
  torn: number;
}

/** Reads the newest part of a transcript, its main chain only, in time and memory that do not grow with the file. */
export function readTail(source: Source, path: string, asked: ReadLimits = {}): Reading {
  const limits = { ...LIMITS, ...asked };
  const size = sizeOf(source, path);
  if (size === null) return nothing(0);
  const tally: Tally = { unknown: 0, oversized: 0, torn: 0 };
  const lines: ParsedLine[] = [];
  let bytes = 0;
  let turns = 0;
  let from = size;
  let next: number | null = null;
  for (const raw of linesBackward(source, path, size, limits)) {
    if (bytes >= limits.maxBytes || turns >= limits.maxTurns || tally.torn >= MAX_TORN) break;
    from = raw.offset;
    next ??= raw.ended ? size : raw.offset;
    const parsed = take(raw, tally, limits.failuresOnly);
    if (!parsed) continue;
    lines.push(parsed);
    bytes += raw.size;
    turns += parsed.turns.length;
  }
  const chain = mainChain(lines.reverse());
  const skipped = { ...tally, abandoned: chain.abandoned };
  return { turns: chain.turns, from, next: next ?? 0, complete: from === 0, skipped, found: true };
}

/**
 * Reads what was added since `offset`, whole lines only. A file now shorter than `offset` is another one: it is read
 * from its tail. Branches taken back are not told apart here.
 */
export function readFrom(
  source: Source,
  path: string,
  offset: number,
  asked: ReadLimits = {},
): Reading {
  const limits = { ...LIMITS, ...asked };
  const size = sizeOf(source, path);
  if (size === null) return nothing(offset);
  if (size < offset) return readTail(source, path, asked);
  const tally: Tally = { unknown: 0, oversized: 0, torn: 0 };
  const turns: Turn[] = [];
  let next = offset;
  let bytes = 0;
  for (const raw of linesForward(source, path, offset, limits)) {
    if (!raw.ended) {
      if (raw.size >= limits.maxScan) next = raw.offset + raw.size;
      break;
    }
    const parsed = take(raw, tally, limits.failuresOnly);
    turns.push(...(parsed?.turns ?? []));
    next = raw.offset + raw.size + 1;
    bytes += parsed ? raw.size : 0;
    if (bytes >= limits.maxBytes || turns.length >= limits.maxTurns) break;
  }
  const skipped = { ...tally, abandoned: 0 };
  return { turns, from: offset, next, complete: next === size, skipped, found: true };
}

/** Every turn of a transcript in file order, in constant memory; for the command line. */
export function* streamTurns(source: Source, path: string, tally?: Tally): Generator<Turn> {
  const counted = tally ?? { unknown: 0, oversized: 0, torn: 0 };
  const limits = { maxLine: LIMITS.maxLine, maxScan: Number.POSITIVE_INFINITY };
  for (const raw of linesForward(source, path, 0, limits)) {
    yield* take(raw, counted)?.turns ?? [];
  }
}

function take(raw: RawLine, tally: Tally, failuresOnly = false): ParsedLine | null {
  if (raw.size === 0) return null;
  if (!raw.bytes) {
    tally.oversized++;
    return null;
  }
  const parsed = parseLine(raw.bytes, raw.offset, failuresOnly);
  if (typeof parsed !== 'string') return parsed;
  tally[parsed]++;
  return null;
}

function nothing(offset: number): Reading {
  const skipped = { unknown: 0, oversized: 0, torn: 0, abandoned: 0 };
  return { turns: [], from: offset, next: offset, complete: false, skipped, found: false };
}
