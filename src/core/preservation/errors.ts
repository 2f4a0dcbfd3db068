import { truncate } from '../kit/text.ts';
import { type Exchange, field, target } from '../kit/turns.ts';
import { wholeErrors } from './run-errors.ts';
import type { ErrorSignal, ResolvedError } from './signal.ts';
import type { SignalState } from './state.ts';

interface Texts {
  errorText?(name: string): string | null;
  errorLines(text: string): readonly string[];
}

interface Errors {
  readonly open: readonly ErrorSignal[];
  readonly resolved: readonly ResolvedError[];
}

/** Open errors of the journal, newest first, then failures only the transcript knows; and what became of the others. */
export function errorsOf(state: SignalState, calls: readonly Exchange[], texts: Texts): Errors {
  const known = new Set(state.uses);
  const told = toldErrors(calls, known, texts);
  const kept = [...state.open].reverse().flatMap((open) => wholeErrors(open, state.counts, texts));
  const resolved = [...state.resolved]
    .reverse()
    .map(({ id: _, ...rest }) => ({ ...rest, lines: [rest.text] }));
  return { open: merge([...kept, ...told.open]), resolved: [...resolved, ...told.resolved] };
}

const BY_PERSON = /^(?:The user doesn't want|\[Request interrupted by user)/;
const BY_RULE = /^(?:Permission to use|Permission for this|\S{1,40} hook error: )/;

/** Refused by a person, a permission rule or a hook, as opposed to having gone wrong. */
export function isRefusal({ result }: Exchange): boolean {
  return result?.isError === true && (BY_PERSON.test(result.text) || BY_RULE.test(result.text));
}

/** A rule's own words say why; what the host says for a person is always the same. */
export function refusalText(exchange: Exchange): string {
  const [first = ''] = (exchange.result?.text ?? '').split('\n');
  const reason = BY_PERSON.test(first) ? 'refused by the user' : truncate(first, 240);
  return `${truncate(sourceOf(exchange).replace(/\s+/g, ' '), 160)}: ${reason}`;
}

export function sourceOf({ call }: Exchange): string {
  return truncate(`${call.name} ${field(call, 'command') || target(call)}`.trim(), 300);
}

/** Failures that the journal does not know. The same call gone through later on has resolved one. */
function toldErrors(
  calls: readonly Exchange[],
  known: ReadonlySet<string>,
  texts: Texts,
): { open: ErrorSignal[]; resolved: ResolvedError[] } {
  const open: ErrorSignal[] = [];
  const resolved: ResolvedError[] = [];
  const passed = new Set<string>();
  for (const exchange of [...calls].reverse()) {
    const source = sourceOf(exchange);
    if (exchange.result?.isError === false) passed.add(source);
    if (!exchange.result?.isError || known.has(exchange.call.id) || isRefusal(exchange)) continue;
    const lines = linesOf(exchange.result.text, texts);
    const [text] = lines;
    if (text === undefined) continue;
    if (passed.has(source)) resolved.push({ text, lines });
    else open.push({ id: lines.join('\n'), lines, source, count: 1 });
  }
  return { open, resolved };
}

const MAX_PLAIN = 12;

/**
 * The host's own message is the first line inside its wrapping; code that it quotes below may look like errors. An error
 * that no tool family prints is its own text.
 */
function linesOf(text: string, texts: Texts): readonly string[] {
  const bare = text.replace(/^<tool_use_error>/, '').replace(/<\/tool_use_error>$/, '');
  const lines = bare.split(/\r?\n/).filter((line) => line.trim() !== '');
  const found = texts.errorLines(bare);
  if (bare.length < text.length) return [...new Set([...lines.slice(0, 1), ...found])];
  if (found.length > 0) return found;
  return lines.filter((line) => !/^Exit code \d+$/.test(line)).slice(0, MAX_PLAIN);
}

/** The same lines stand once, with their counts added. */
function merge(errors: readonly ErrorSignal[]): ErrorSignal[] {
  const byText = new Map<string, ErrorSignal>();
  for (const error of errors) {
    const key = error.lines.join('\n');
    const earlier = byText.get(key);
    byText.set(key, earlier ? { ...earlier, count: earlier.count + error.count } : error);
  }
  return [...byText.values()];
}
