import type {
  CheckFact,
  CommandFact,
  DenialFact,
  EditFact,
  Fact,
  FailureFact,
  PromptFact,
} from '../facts/fact.ts';
import { closeApproach } from './approach.ts';
import { ordersIn } from './order.ts';
import { EMPTY, KEEP, type OpenErrors, push, type SignalState } from './state.ts';
import { statementsIn } from './statement.ts';

/**
 * The fold of a session's facts into its stop signals, for `Journal.fold('preservation', …)`. The block is made from this
 * state each time and never from an earlier block, so that it does not grow from one compaction to the next.
 */
export const SIGNALS = { version: 1, initial: EMPTY, step } as const;

function step(state: SignalState, fact: Fact): SignalState {
  switch (fact.kind) {
    case 'prompt':
      return prompted(state, fact);
    case 'edit':
      return edited(state, fact);
    case 'check':
      return checked(state, fact);
    case 'command':
      return commanded(state, fact);
    case 'failure':
      return failed(state, fact);
    case 'look':
      return settled(state, `${fact.tool} ${fact.target}`);
    case 'approach':
      return { ...state, approach: { text: fact.text, paths: [] } };
    case 'statement':
      return stated(state, fact.text, fact.about);
    case 'denial':
      return refused(state, `${fact.path} is kept out by ${placeOf(fact)}`);
    case 'stop':
      return { ...state, iteration: state.iteration + 1 };
    default:
      return state;
  }
}

function prompted(state: SignalState, fact: PromptFact): SignalState {
  const request = { text: fact.text, asks: fact.asks };
  const orders = (fact.orders ?? ordersIn(fact.text)).reduce(
    (list, order) => push(list, order, KEEP.orders),
    [...state.orders],
  );
  const adds = fact.asks !== 'chat' && !fact.continues;
  const requests = !adds ? state.requests : remember(state.requests, request);
  return { ...state, orders, requests };
}

/** Keeps the newest requests, among them the newest one that asked for a change: it is the current task. */
function remember(
  requests: SignalState['requests'],
  request: SignalState['requests'][number],
): SignalState['requests'] {
  const all = [...requests, request];
  const newest = all.slice(-KEEP.requests);
  const task = all.findLast((one) => one.asks === 'change');
  return !task || newest.includes(task) ? newest : [task, ...newest.slice(1)];
}

function stated(
  state: SignalState,
  text: string,
  about: 'blocked' | 'confidence' | 'hypothesis',
): SignalState {
  if (about === 'blocked') return { ...state, blocked: push(state.blocked, text, KEEP.blocked) };
  if (about === 'hypothesis') return { ...state, hypothesis: text };
  const { confidence } = statementsIn(text);
  return { ...state, confidence: [...state.confidence, ...confidence].slice(-3) };
}

function placeOf({ file, line, pattern, unreadable }: DenialFact): string {
  return unreadable === undefined
    ? `${file}:${line} (${pattern})`
    : `${file}, which cannot be read`;
}

function refused(state: SignalState, text: string): SignalState {
  return { ...state, refused: push(state.refused, text, KEEP.refused) };
}

function edited(state: SignalState, fact: EditFact): SignalState {
  const settledState = settled(settled(state, `Edit ${fact.path}`), `Write ${fact.path}`);
  if (fact.generated) return settledState;
  const text = `changed ${fact.path}: ${fact.excerpt.trim()}`;
  const open = settledState.approach ?? { text, paths: [] };
  return {
    ...settledState,
    approach: { text: open.text, paths: push(open.paths, fact.path, 20) },
    modified: push(settledState.modified, fact.path, KEEP.modified),
    change: {
      path: fact.path,
      excerpt: fact.excerpt,
      check: 'not run',
      ...(fact.line === undefined ? {} : { line: fact.line }),
    },
  };
}

/** A call that failed before has now gone through: its error no longer stands. */
function settled(state: SignalState, key: string): SignalState {
  if (!state.open.some((open) => open.key === key)) return state;
  return { ...state, open: state.open.filter((open) => open.key !== key) };
}

function commanded(state: SignalState, fact: CommandFact): SignalState {
  const outcome = fact.ok ? 'passed' : 'failed';
  const next = {
    ...(fact.ok ? settled(state, `Bash ${fact.command}`) : state),
    command: { text: fact.command, outcome } as const,
  };
  if (!fact.ok || !/\bgit\b.{0,80}\bcommit\b/.test(fact.command)) return next;
  const commit = fact.commit ?? 'committed';
  const resolved = next.resolved.map((one) => (one.commit ? one : { ...one, commit }));
  return { ...next, resolved };
}

function failed(state: SignalState, fact: FailureFact): SignalState {
  const source = `${fact.tool} ${fact.target}`;
  if (fact.host)
    return { ...refused(state, `${source}: ${fact.signature.text}`), uses: used(state, fact.use) };
  const { id, text, count } = fact.signature;
  const open: OpenErrors = {
    key: source,
    source,
    errors: [{ id, text, count }],
    more: 0,
    iteration: state.iteration,
    ...(fact.errors ? { file: fact.errors } : {}),
  };
  const command =
    fact.tool === 'Bash' ? ({ text: fact.target, outcome: 'failed' } as const) : state.command;
  return { ...opened(state, open), command, uses: used(state, fact.use) };
}

function used(state: SignalState, use: string | undefined): readonly string[] {
  return use === undefined ? state.uses : push(state.uses, use, KEEP.uses);
}

function opened(state: SignalState, open: OpenErrors): SignalState {
  const ids = new Set(open.errors.map(({ id }) => id));
  const seen = state.counts.filter(([id]) => ids.has(id));
  const others = state.counts.filter(([id]) => !ids.has(id));
  const again = [...ids].map(
    (id) => [id, 1 + (seen.find(([one]) => one === id)?.[1] ?? 0)] as const,
  );
  const counts = [...others, ...again].slice(-KEEP.counts);
  return { ...state, counts, open: push(state.open, open, KEEP.open, (a, b) => a.key === b.key) };
}

function checked(state: SignalState, fact: CheckFact): SignalState {
  const key = `${fact.family} ${fact.command}`;
  const before = state.open.find((open) => open.key === key);
  const errors = fact.signatures.map(({ id, text, count }) => ({ id, text, count }));
  const run = { ok: fact.ok, before: before?.errors ?? [], errors: fact.ok ? [] : errors };
  const closed = closeApproach(state, run);
  const base = {
    ...closed,
    iteration: state.iteration + 1,
    command: { text: fact.command, outcome: fact.ok ? 'passed' : 'failed' } as const,
    uses: fact.ok ? state.uses : used(state, fact.use),
  };
  if (fact.ok) return settled(base, key);
  return opened(base, {
    key,
    source: fact.command,
    errors,
    more: fact.more,
    iteration: state.iteration,
    ...(fact.errors ? { file: fact.errors } : {}),
  });
}
