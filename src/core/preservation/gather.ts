import type { Turn, UserTurn } from '../facts/turn.ts';
import { type Exchange, exchanges, field } from '../kit/turns.ts';
import { errorsOf, isRefusal, refusalText } from './errors.ts';
import { ordersIn } from './order.ts';
import type { BreakerReport, LastCommand, StopSignals } from './signal.ts';
import { KEEP, push, type SignalState } from './state.ts';
import { statementsIn } from './statement.ts';

/** What the journal does not hold, handed in by the handler from the other rooms and the world. */
export interface Around {
  /** The transcript's tail, main chain, oldest first. */
  readonly turns: readonly Turn[];
  readonly breaker?: BreakerReport;
  /** The current task of the plan, where there is a plan. */
  readonly task?: string;
  /** The next tasks of the plan. */
  readonly upcoming?: readonly string[];
  /** Files that git says were changed. */
  readonly modified?: readonly string[];
  /** A text kept under errors/, by its name; `null` where it is gone. */
  errorText?(name: string): string | null;
  /** The error lines of an output, as the signature room finds them. */
  errorLines(text: string): readonly string[];
}

/**
 * Joins the folded facts with what only the transcript tells: full prompts, statements of the assistant, and failures that
 * no hook saw. What both tell stands once.
 */
export function gather(state: SignalState, around: Around): StopSignals {
  const main = around.turns.filter((turn) => !turn.sidechain);
  const calls = exchanges(main);
  const said = statementsOf(main, state);
  const persons = main.filter(isRequest);
  const errors = errorsOf(state, calls, around);
  return {
    task: around.task ?? taskOf(state, persons),
    requests: requestsOf(state, persons),
    command: commandOf(calls) ?? state.command,
    errors: errors.open,
    resolved: errors.resolved,
    blocked: said.blocked,
    refused: refusedOf(state, calls),
    orders: ordersOf(state, main),
    failed: state.failed.map(({ ids: _, ...rest }) => rest).reverse(),
    worked: [...state.worked].reverse(),
    breaker: around.breaker ?? null,
    change: state.change,
    hypothesis: said.hypothesis ?? state.approach?.text ?? null,
    confidence: said.confidence,
    modified: [...new Set([...state.modified].reverse().concat(around.modified ?? []))],
    upcoming: (around.upcoming ?? []).slice(0, 3),
  };
}

function isRequest(turn: Turn): turn is UserTurn {
  return turn.role === 'user' && turn.source === 'person';
}

function taskOf(state: SignalState, persons: readonly UserTurn[]): string | null {
  const task = state.requests.findLast((one) => one.asks === 'change') ?? state.requests.at(-1);
  const text = task?.text ?? lastRequest(persons)?.text ?? null;
  return text === null ? null : wholePrompt(text, persons);
}

/** Without a journal nobody has judged the prompts: the last one of some length is the best guess. */
function lastRequest(persons: readonly UserTurn[]): UserTurn | undefined {
  return persons.findLast(({ text }) => text.trim().split(/\s+/, 4).length >= 4) ?? persons.at(-1);
}

/** The journal keeps the first 1,000 characters of a prompt, the transcript all of it. */
function wholePrompt(text: string, persons: readonly UserTurn[]): string {
  const start = text.endsWith('…') ? text.slice(0, -1) : text;
  return persons.findLast((turn) => turn.text.startsWith(start))?.text ?? text;
}

function requestsOf(state: SignalState, persons: readonly UserTurn[]): string[] {
  const texts = state.requests.length > 0 ? state.requests : persons.slice(-3);
  return texts.map(({ text }) => wholePrompt(text, persons)).reverse();
}

/** The arguments of a slash command are the user's words as well. */
function ordersOf(state: SignalState, main: readonly Turn[]): string[] {
  let orders: readonly string[] = state.orders;
  for (const turn of main) {
    if (turn.role !== 'user' || (turn.source !== 'person' && turn.source !== 'command')) continue;
    const typed = turn.source === 'command' ? turn.text.replace(/^\/\S+\s*/, '') : turn.text;
    for (const order of ordersIn(typed)) {
      if (!orders.includes(order)) orders = push(orders, order, KEEP.orders);
    }
  }
  return [...orders].reverse();
}

function statementsOf(main: readonly Turn[], state: SignalState) {
  let blocked: readonly string[] = state.blocked;
  const confidence: number[] = [];
  let hypothesis = state.hypothesis;
  for (const turn of main) {
    if (turn.role !== 'assistant') continue;
    const said = statementsIn(turn.text);
    for (const line of said.blocked) blocked = push(blocked, line, KEEP.blocked);
    confidence.push(...said.confidence);
    hypothesis = said.hypothesis.at(-1) ?? hypothesis;
  }
  return {
    blocked: [...blocked].reverse(),
    // The journal tells what stands in the transcript as well: it speaks where the tail holds none.
    confidence: (confidence.length > 0 ? confidence : state.confidence).slice(-3).reverse(),
    hypothesis,
  };
}

function commandOf(calls: readonly Exchange[]): LastCommand | null {
  const last = calls.findLast(({ call }) => call.name === 'Bash');
  if (!last) return null;
  const outcome = last.result ? (last.result.isError ? 'failed' : 'passed') : 'unknown';
  return { text: field(last.call, 'command'), outcome };
}

function refusedOf(state: SignalState, calls: readonly Exchange[]): string[] {
  let refused: readonly string[] = state.refused;
  for (const exchange of calls) {
    if (!isRefusal(exchange) || state.uses.includes(exchange.call.id)) continue;
    refused = push(refused, refusalText(exchange), KEEP.refused);
  }
  return [...refused].reverse();
}
