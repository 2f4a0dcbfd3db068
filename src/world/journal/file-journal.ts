import type { Fact, SaidFact } from '../../core/facts/fact.ts';
import type { Fold } from '../../core/facts/fold.ts';
import { isRecord } from '../../core/facts/record.ts';
import { hash } from '../../core/kit/hash.ts';
import type { Files } from '../files/files.ts';
import type { Claim, Folded, Journal } from './journal.ts';
import { decodeFact, encodeFact } from './line.ts';
import { openTail, type Step } from './tail.ts';

/** How much of a journal every event folds anew at most, in facts and in bytes. Beyond that a snapshot is kept. */
const SNAPSHOT_EVERY = { facts: 200, bytes: 3 << 10 };
/** Parallel deliveries of one event lie close together; older ids need not be remembered. */
const REMEMBERED = 256;
const MAX_KEPT = 16 << 20;

interface Snapshot<State> {
  readonly version: number;
  /** Bytes of the journal folded into `state`, up to a line end. */
  readonly offset: number;
  readonly state: State;
  readonly facts: number;
  readonly skipped: number;
  readonly seen: readonly string[];
}

type Snapshots = Record<string, Snapshot<unknown>>;

/** The journal `<directory>/<journalName>`, its snapshot and its kept errors beside it. */
export function createFileJournal(
  files: Files,
  directory: string,
  journalName: string,
  report: (message: string) => void,
): Journal {
  const path = `${directory}/${journalName}`;
  const tail = openTail(files, path);
  const snapshotPath = path.replace('.jsonl', '.snapshot.json');
  /** Of all folds in one file, since an event asks for several; of hooks at once the last keeps its own, and others fold a little more. */
  let snapshots: Snapshots | null = null;
  /** What this process knew when it first looked: all that it decides is decided on this or more. */
  let firstLook: number | null = null;

  function append(facts: readonly Fact[]): void {
    for (const fact of facts) {
      const written = files.append(path, encodeFact(fact));
      if (!written.ok) report(`journal ${path}: ${written.message}`);
    }
    tail.grow();
  }

  function claim(said: readonly SaidFact[]): readonly Claim[] {
    const from = firstLook ?? look();
    const by = `${process.pid}.${process.hrtime.bigint().toString(36)}`;
    const own = said.map((fact) => ({ ...fact, by }));
    append(own);
    const lines = [...tail.after(from)].flatMap(saidIn);
    // As they are written: a long key is cut.
    return own.map((fact) => {
      const mine = saidIn({ fact: decodeFact(encodeFact(fact)), end: 0 })[0];
      const first = lines.find((line) => mine && isSame(line, mine));
      if (first === undefined) return 'forgotten';
      return first.by === by ? 'own' : 'others';
    });
  }

  /** The byte offset behind the last line. */
  function look(): number {
    let end = 0;
    for (const step of tail.after(0)) end = typeof step === 'string' ? end : step.end;
    return end;
  }

  function keepError(text: string): string {
    const file = `${hash(text)}.txt`;
    const target = `${directory}/errors/${file}`;
    if (files.has(target)) return file;
    const written = files.create(target, text);
    if (!written.ok && written.trouble !== 'invalid')
      report(`errors ${target}: ${written.message}`);
    return file;
  }

  function keep(name: string, text: string): void {
    const written = files.replace(`${directory}/${name}`, text);
    if (!written.ok) report(`${directory}/${name}: ${written.message}`);
  }

  function recall(name: string): string | null {
    const text = files.read(`${directory}/${name}`, MAX_KEPT);
    return text.ok ? text.value : null;
  }

  function fold<State>(foldName: string, rule: Fold<State>): Folded<State> {
    snapshots ??= readSnapshots();
    const kept = usable<State>(snapshots[foldName], rule.version) ?? fresh(rule);
    const known = foldTail(tail.after(kept.offset), kept, rule);
    // A snapshot that the journal does not reach was taken of another one.
    const start = known === 'cut' ? fresh(rule) : kept;
    const end = known === 'cut' ? foldTail(tail.after(0), start, rule) : known;
    if (typeof end === 'string') return unknown(rule);
    firstLook ??= tail.end();
    if (isDue(start, end)) {
      snapshots[foldName] = end;
      const written = files.replace(snapshotPath, JSON.stringify(snapshots));
      if (!written.ok) report(`snapshot ${snapshotPath}: ${written.message}`);
    }
    return { state: end.state, facts: end.facts, skipped: end.skipped, known: true };
  }

  function readSnapshots(): Snapshots {
    const text = files.read(snapshotPath, MAX_KEPT);
    try {
      const value: unknown = text.ok ? JSON.parse(text.value) : null;
      return isRecord(value) ? { ...(value as Snapshots) } : {};
    } catch {
      return {};
    }
  }

  return {
    append,
    claim,
    keepError,
    keep,
    recall,
    drop: (name) => void files.remove(`${directory}/${name}`),
    path: (name) => `${directory}/${name}`,
    fold,
  };
}

function saidIn(step: Step): readonly SaidFact[] {
  return typeof step !== 'string' && step.fact?.kind === 'said' ? [step.fact] : [];
}

function isSame(one: SaidFact, other: SaidFact): boolean {
  return one.channel === other.channel && one.key === other.key;
}

function unknown<State>(rule: Fold<State>): Folded<State> {
  return { state: rule.initial, facts: 0, skipped: 0, known: false };
}

function fresh<State>(rule: Fold<State>): Snapshot<State> {
  const { version, initial: state } = rule;
  return { version, offset: 0, state, facts: 0, skipped: 0, seen: [] };
}

/** Bytes too, since deliveries of one event again are folded and count for nothing. */
function isDue(start: Snapshot<unknown>, end: Snapshot<unknown>): boolean {
  const facts = end.facts + end.skipped - start.facts - start.skipped;
  return facts >= SNAPSHOT_EVERY.facts || end.offset - start.offset >= SNAPSHOT_EVERY.bytes;
}

function usable<State>(
  snapshot: Snapshot<unknown> | undefined,
  version: number,
): Snapshot<State> | null {
  if (snapshot?.version !== version || !(snapshot.offset >= 0)) return null;
  const isWhole = Array.isArray(snapshot.seen) && snapshot.state !== undefined;
  return isWhole ? (snapshot as Snapshot<State>) : null;
}

/** Or why there is nothing to fold. A journal not there yet is an empty one. */
function foldTail<State>(
  steps: Iterable<Step>,
  from: Snapshot<State>,
  rule: Fold<State>,
): Snapshot<State> | 'unreadable' | 'cut' {
  const seen = new Set(from.seen);
  let { offset, state, facts, skipped } = from;
  for (const step of steps) {
    if (typeof step === 'string') return step;
    offset = step.end;
    if (step.fact === null) skipped++;
    else if (isNew(step.fact, seen)) {
      state = rule.step(state, step.fact);
      facts++;
    }
  }
  const kept = [...seen].slice(-REMEMBERED);
  return { version: rule.version, offset, state, facts, skipped, seen: kept };
}

function isNew(fact: Fact, seen: Set<string>): boolean {
  if (!fact.use) return true;
  const key = `${fact.kind} ${fact.use}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
