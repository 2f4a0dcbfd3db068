import type { CheckFact, FailureFact, StatementFact } from '../facts/fact.ts';
import type { Signature } from '../facts/signature.ts';
import { truncate } from '../kit/text.ts';
import { CAUSES, isLocal, isOwnAnswer, isTested } from './cause.ts';
import { wordsOf } from './repeat.ts';
import { type Blocker, type HealthState, KEEP, push, type Suspect } from './state.ts';

const MAX_TEXT = 200;
const MAX_COMMAND = 120;

/** A check that failed wholly for causes outside the work is blocked; one that passes or fails otherwise no longer is. */
export function judgeCheck(state: HealthState, fact: CheckFact): HealthState {
  const source = sourceOf(fact);
  const causes = fact.more === 0 ? outsideCauses(fact) : [];
  const ids = new Set(causes.map(({ id }) => id));
  const cleared = clear(
    fact.ok ? resolve(state, source, fact.family) : state,
    source,
    fact.family,
    ids,
  );
  return causes.reduce(
    (next, one) => met(next, one, source, fact.command, state.iteration),
    cleared,
  );
}

function outsideCauses(fact: CheckFact): readonly Signature[] {
  if (fact.ok) return [];
  const isOutside = (one: Signature) => applies(one, fact) && !isTested(one, fact);
  return fact.signatures.every(isOutside) ? fact.signatures.slice(0, 2) : [];
}

function applies(
  signature: Signature,
  fact: { readonly outside?: true; readonly command?: string; readonly target?: string },
): boolean {
  const cause = CAUSES[signature.kind];
  if (!cause || isOwnAnswer(signature, fact.command ?? fact.target ?? '')) return false;
  return cause.when !== 'outside' || fact.outside === true;
}

/** A failed call that is no check. */
export function judgeFailure(state: HealthState, fact: FailureFact): HealthState {
  if (fact.host) return state;
  if (!applies(fact.signature, fact)) return state;
  return met(
    state,
    fact.signature,
    callSource(fact.tool, fact.program),
    fact.target,
    state.iteration,
  );
}

export function callSource(tool: string, program: string | undefined): string {
  return program ? `call ${program}` : tool;
}

/** Programs that are run have nothing to do with each other; tests, builds and linters of one project have. */
function sourceOf({ family, program, command }: CheckFact): string {
  if (family === 'run') return `program ${command}`;
  return `${family} ${program ?? ''}`;
}

/** The source of a blocker that the assistant stated. */
export const SAID = 'statement';

/** The assistant says itself that it waits for someone. */
export function judgeStatement(state: HealthState, fact: StatementFact): HealthState {
  if (fact.about !== 'blocked') return state;
  const blocker: Blocker = {
    id: `said:${fact.text.slice(0, 60)}`,
    kind: 'decision',
    text: truncate(fact.text.replace(/\s+/g, ' '), MAX_TEXT),
    source: SAID,
    command: '',
    iteration: state.iteration,
  };
  return block(state, blocker);
}

/** An outside cause was met: it blocks at once, or once it has outlived a repair. */
function met(
  state: HealthState,
  signature: Signature,
  source: string,
  command: string,
  iteration: number,
): HealthState {
  const cause = CAUSES[signature.kind];
  const { id, kind } = signature;
  const text = truncate(wordsOf(signature), MAX_TEXT);
  const blocker: Blocker = {
    id,
    kind,
    text,
    source,
    command: truncate(command, MAX_COMMAND),
    iteration,
  };
  const waits = cause?.when === 'repaired' || (cause?.when === 'local' && isLocal(signature));
  const suspect = state.suspects.find((one) => one.id === id);
  if (!waits || suspect?.repaired) return block(state, blocker);
  if (suspect) return state;
  return {
    ...state,
    suspects: push(state.suspects, { ...blocker, repaired: false }, KEEP.blockers),
  };
}

function block(state: HealthState, blocker: Blocker): HealthState {
  if (state.blockers.some(({ id }) => id === blocker.id)) return state;
  const known = state.standing.find(({ id }) => id === blocker.id);
  // Told before the user last spoke: meeting it on another way is what the answer is tried out with.
  if (known && known.source !== blocker.source) return state;
  return {
    ...state,
    blockers: push(state.blockers, blocker, KEEP.blockers),
    standing: known ? state.standing : push(state.standing, blocker, KEEP.blockers),
    resolved: state.resolved.filter((id) => id !== blocker.id),
  };
}

/** An attempt to repair: something was installed, started or set up. What failed is not mended by running it again. */
export function repaired(state: HealthState, command: string): HealthState {
  const mends = (one: Suspect) => !one.repaired && one.command !== truncate(command, MAX_COMMAND);
  if (!state.suspects.some(mends)) return state;
  const suspects = state.suspects.map((one) => (mends(one) ? { ...one, repaired: true } : one));
  return { ...state, suspects };
}

/** What came from this source and is no longer there is over; a check of the family that passes frees the family. */
function clear(
  state: HealthState,
  source: string,
  family: string,
  still: ReadonlySet<string>,
): HealthState {
  const stays = (one: Blocker) => still.has(one.id) || !isFrom(one, source, family);
  const { blockers, suspects } = state;
  if (blockers.every(stays) && suspects.every(stays)) return state;
  return { ...state, blockers: blockers.filter(stays), suspects: suspects.filter(stays) };
}

function isFrom(one: Blocker, source: string, family: string): boolean {
  return one.source === source || one.source.startsWith(`${family} `);
}

function resolve(state: HealthState, source: string, family: string): HealthState {
  const gone = state.standing.filter((one) => isFrom(one, source, family));
  if (gone.length === 0) return state;
  return {
    ...state,
    standing: state.standing.filter((one) => !gone.includes(one)),
    resolved: [...state.resolved, ...gone.map(({ id }) => id)].slice(-KEEP.blockers),
  };
}

/** A call of this kind went through: what had blocked it is resolved. */
export function clearSource(state: HealthState, source: string): HealthState {
  if (!state.standing.some((one) => one.source === source)) return state;
  const resolved = resolve(state, source, '-');
  return { ...resolved, blockers: state.blockers.filter((one) => one.source !== source) };
}
