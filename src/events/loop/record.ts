import type { Assessment } from '../../core/health/index.ts';
import {
  type Activity,
  addApproaches,
  finalResult,
  type LoopState,
  logEntry,
  statusText,
} from '../../core/loop/index.ts';
import {
  appendLoopRow,
  type LoopRow,
  removeActiveLoop,
  setActiveLoop,
} from '../../core/planning/index.ts';
import type { Files } from '../../world/files/files.ts';
import { placeOf } from '../own-files.ts';
import { type LoopSession, timestamp } from './session.ts';
import { readOwn } from './store.ts';

const MAX_FILE = 8 << 20;

/** Changes a text file that is there; one that is gone stays gone. */
function amend(files: Files, path: string, change: (text: string) => string): void {
  const text = readOwn(files, path, MAX_FILE);
  if (!text.ok) return;
  const changed = change(text.value);
  if (changed !== text.value) files.replace(path, changed);
}

/** An iteration as the log tells it. */
export interface IterationRecord {
  readonly done: Activity;
  /** Changed files, as the working tree shows. */
  readonly changed: number;
  /** Lines of assistant text. */
  readonly lines: number;
  readonly assessment: Assessment | null;
  readonly approaches: readonly string[];
}

/** Adds the iteration just counted to the tables of the loop's log, and a checkpoint where one is due. */
export function recordIteration(
  session: LoopSession,
  loop: LoopState,
  record: IterationRecord,
  action: string,
): void {
  const { files, clock } = session.world;
  const now = timestamp(clock.now());
  const due = loop.iteration % loop.checkpointInterval === 0;
  amend(files, session.store.path(loop.id, '.md'), (text) => {
    const rows = rowsOf(loop, record, action, now);
    const tables = rows.reduce((all, [table, row]) => appendLoopRow(all, table, row), text);
    const tried = addApproaches(tables, record.approaches);
    if (!due) return tried;
    const body = [statusText(loop, clock.now()), `Last: ${record.done.last || '-'}`].join('\n');
    return tried + logEntry(now, `Checkpoint — iteration ${loop.iteration}`, body);
  });
}

type Rows = readonly (readonly ['progress' | 'health' | 'breaker', LoopRow])[];

function rowsOf(loop: LoopState, record: IterationRecord, action: string, now: string): Rows {
  const { iteration } = loop;
  const { done, changed, lines, assessment } = record;
  const health = assessment?.health ?? 'UNKNOWN';
  const progress: LoopRow = {
    iteration,
    timestamp: now,
    filesChanged: String(changed),
    error: done.error.slice(0, 16),
    output: String(lines),
    state: health,
    action: done.last,
  };
  const trigger = triggerOf(record);
  const history: LoopRow = { iteration, state: health, trigger, action };
  if (assessment === null)
    return [
      ['progress', progress],
      ['health', history],
    ];
  const { stall, spin, decline } = assessment.counters;
  const breaker: LoopRow = {
    iteration,
    stall: String(stall),
    spin: String(spin),
    output: `${100 - decline}%`,
    state: assessment.breaker,
  };
  return [
    ['progress', progress],
    ['health', history],
    ['breaker', breaker],
  ];
}

function triggerOf({ done, changed, assessment }: IterationRecord): string {
  if (assessment?.reason) return assessment.reason;
  if (assessment?.blocker) return assessment.blocker.title;
  if (changed > 0) return `Files changed: ${changed}`;
  return done.error === '' ? 'No file changes' : `Error ${done.error.slice(0, 16)}`;
}

/** Adds an entry at the end of the loop's log; where the loop is over, with its final result. */
export function recordEvent(
  session: Pick<LoopSession, 'store' | 'world'>,
  loop: LoopState,
  title: string,
  body = '',
): void {
  const { files, clock } = session.world;
  const now = timestamp(clock.now());
  const over = loop.status === 'done' || loop.status === 'stopped';
  const entry = logEntry(now, title, body);
  const end = over ? logEntry(now, 'Final Result', finalResult(loop)) : '';
  amend(files, session.store.path(loop.id, '.md'), (text) => text + entry + end);
}

/** Keeps the Active Loop section of CONSCIENCE.md, where that file exists, in step with the loop. */
export function showInConscience(
  session: Pick<LoopSession, 'root' | 'world'>,
  loop: LoopState,
  assessment: Assessment | null = null,
): void {
  const over = loop.status === 'done' || loop.status === 'stopped';
  const path = placeOf(`${session.root}/.planning/CONSCIENCE.md`, session.root, session.world);
  if (path === null) return;
  amend(session.world.files, path, (text) => {
    if (over) return text.includes(loop.id) ? removeActiveLoop(text) : text;
    return setActiveLoop(text, {
      id: loop.id,
      started: timestamp(loop.created),
      iteration: `${loop.iteration}/${loop.maxIterations}`,
      status: loop.status,
      promise: loop.promise,
      ...(assessment && { health: assessment.health, breaker: assessment.breaker }),
    });
  });
}
