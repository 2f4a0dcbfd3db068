import type { CheckFact } from '../facts/fact.ts';
import { hash } from '../kit/hash.ts';
import { close } from './iteration.ts';
import { again, firstOf } from './repeat.ts';
import { roundsOf } from './round.ts';
import { covers } from './scope.ts';
import { type Attempt, type Check, type HealthState, KEEP, push, type Repeat } from './state.ts';

/** A check's outcome closes an iteration. */
export function onCheck(state: HealthState, fact: CheckFact): HealthState {
  const at = find(state, fact);
  const before = at < 0 ? null : (state.checks[at] ?? null);
  const sort = fact.ok ? passOf(before, fact) : sortOf(state, before, fact);
  const check = checkOf(state, before, fact, sort);
  const others = state.checks.filter((_, index) => index !== at);
  const rounds = roundsOf(state, fact, nameOf(check));
  const next = { ...state, rounds, checks: push(others, check, KEEP.checks) };
  return close(next, {
    by: 'check',
    check: nameOf(check),
    outcome: fact.ok ? 'passed' : 'failed',
    errors: fact.signatures.map(({ id }) => id),
    news: newsOf(state, before, fact, sort),
  });
}

/** How a check is called in a text: its family and the program that runs it. */
export function nameOf({ family, programs }: Pick<Check, 'family' | 'programs'>): string {
  return `${family} (${programs[0] ?? ''})`;
}

/** The check this outcome belongs to: the same program of the family, else one that showed one of the same errors. */
function find({ checks }: HealthState, fact: CheckFact): number {
  const family = (check: Check) => check.family === fact.family;
  const own = checks.findLastIndex(
    (check) => family(check) && check.programs.includes(fact.program ?? ''),
  );
  if (own >= 0) return own;
  const ids = new Set(fact.signatures.map(({ id }) => id));
  return checks.findLastIndex(
    (check) => family(check) && check.errors.some(({ id }) => ids.has(id)),
  );
}

/**
 * `first`: nothing to compare with. `changed`: something is better or other than before. `repeat`: nothing is.
 * `retry`: a repeat without any change in between. `view`: the same state looked at in another way, or a poll.
 * `beside`: another part passes, which says nothing of the one that failed.
 */
type Sort = 'passed' | 'beside' | 'first' | 'changed' | 'repeat' | 'retry' | 'view';

function passOf(before: Check | null, fact: CheckFact): Sort {
  const failed = before !== null && before.errors.length > 0;
  return failed && !covers(fact.command, before.command) ? 'beside' : 'passed';
}

function checkOf(state: HealthState, before: Check | null, fact: CheckFact, sort: Sort): Check {
  if (sort === 'beside' && before) return before;
  return sort === 'view' ? viewed(before, fact) : outcome(state, before, fact, sort);
}

function sortOf(state: HealthState, before: Check | null, fact: CheckFact): Sort {
  if (!before || before.errors.length === 0) return 'first';
  if (isOther(before, fact)) return 'changed';
  if (before.changes !== state.changes) return 'repeat';
  return fact.command === before.command && fact.output === before.output ? 'retry' : 'view';
}

/** An error is gone, fewer of them or of the failures are left, or more passes beside them than ever. */
function isOther(before: Check, fact: CheckFact): boolean {
  if (fact.command === before.command && (fact.passed ?? 0) > before.passed) return true;
  const ids = new Set(fact.signatures.map(({ id }) => id));
  const gone = before.errors.some(({ id }) => !ids.has(id));
  const all = fact.more === 0 && before.more === 0;
  return (all && gone) || sizeOf(fact) < before.size || (fact.failed ?? 0) < before.failed;
}

/** How many errors there are, each place counted: eight of one kind are eight. */
function sizeOf({ signatures, more }: CheckFact): number {
  return signatures.reduce((sum, { count }) => sum + count, more);
}

function viewed(before: Check | null, fact: CheckFact): Check {
  return { ...(before ?? blank(fact)), command: fact.command, output: fact.output };
}

function blank(fact: CheckFact): Check {
  return {
    family: fact.family,
    programs: [fact.program ?? ''],
    command: fact.command,
    output: fact.output,
    errors: [],
    size: 0,
    more: 0,
    failed: 0,
    passed: 0,
    history: [],
    attempts: [],
    retries: 0,
    changes: 0,
    deeds: 0,
    tried: [],
    rotated: null,
  };
}

function outcome(state: HealthState, before: Check | null, fact: CheckFact, sort: Sort): Check {
  const old = before ?? blank(fact);
  const repeated = sort === 'repeat' || sort === 'retry';
  const program = fact.program ?? '';
  return {
    ...old,
    programs: old.programs.includes(program) ? old.programs : push(old.programs, program, 4),
    command: fact.command,
    output: fact.output,
    errors: fact.ok ? [] : errorsOf(state, old, fact, repeated),
    size: fact.ok ? 0 : sizeOf(fact),
    more: fact.ok ? 0 : fact.more,
    failed: fact.ok ? 0 : (fact.failed ?? 0),
    passed: Math.max(fact.passed ?? 0, repeated ? old.passed : 0),
    history: historyOf(old, fact),
    attempts: repeated ? attemptsOf(state, old) : [],
    retries: sort === 'retry' && old.deeds === state.deeds ? old.retries + 1 : 0,
    changes: state.changes,
    deeds: state.deeds,
    tried: repeated ? old.tried : [],
    rotated: null,
  };
}

/** After a change of approach the same error weighs one more. */
function errorsOf(
  state: HealthState,
  old: Check,
  fact: CheckFact,
  repeated: boolean,
): readonly Repeat[] {
  const known = new Map(old.errors.map((error) => [error.id, error]));
  return fact.signatures.map((signature, at) => {
    const before = repeated ? known.get(signature.id) : undefined;
    if (!before) return firstOf(state, signature, at < KEEP.texts);
    return again(before, old.rotated === signature.id ? 2 : 1);
  });
}

function historyOf(old: Check, fact: CheckFact): readonly string[] {
  if (fact.ok) return [];
  const ids = fact.signatures.map(({ id }) => id).sort();
  return push(old.history, hash(`${ids.join(' ')} ${fact.more}`), KEEP.history);
}

function attemptsOf(state: HealthState, old: Check): readonly Attempt[] {
  const edits = state.edits.filter(({ seq }) => seq > old.changes);
  if (edits.length === 0) return old.attempts;
  return push(old.attempts, { iteration: state.iteration + 1, edits }, KEEP.attempts);
}

/** Whether an outcome says something new to who asked for progress: also that a change since the last one did not help. */
function newsOf(
  state: HealthState,
  before: Check | null,
  fact: CheckFact,
  sort: Sort,
): 'new' | 'neutral' | 'none' {
  if (fact.ok) return state.passed.includes(fact.command) ? repeatedPass(before, fact) : 'neutral';
  if (sort === 'retry') return 'none';
  return sort === 'view' ? 'neutral' : 'new';
}

/** The same command passing again, with another output: it is being waited for something. */
function repeatedPass(before: Check | null, fact: CheckFact): 'neutral' | 'none' {
  return before?.command === fact.command && before.output !== fact.output ? 'neutral' : 'none';
}
