import type { Command, CompoundList, While, Word } from 'unbash';
import { LIMITS } from './limits.ts';
import {
  type Field,
  field,
  isKnown,
  NOTHING,
  type Out,
  picked,
  type Scope,
  UNKNOWN,
  withIo,
} from './state.ts';
import { onEachWay } from './ways.ts';
import { expandWords } from './words.ts';

/** `for` and `select`: one round for each word, bounded. */
export function runLoop(
  name: string,
  words: readonly Word[] | undefined,
  scope: Scope,
  body: () => Out,
): Out {
  const fields = words === undefined ? scope.shell.positionals : expandWords(words, scope);
  return rounds(fields, [name], scope, body);
}

/** `while read …`: one round for each known line of input; any other condition: one round. */
export function runWhile(
  node: While,
  scope: Scope,
  list: (body: CompoundList, scope: Scope) => Out,
): Out {
  const reader = readCommand(node.clause);
  if (reader === null || scope.io.stdin === null) {
    list(node.clause, scope);
    return list(node.body, scope);
  }
  const inner = withIo(scope, { stdin: null });
  const items = scope.io.stdin.items;
  const lines = scope.io.stdin.sure ? items : [...items, field(UNKNOWN)];
  return rounds(lines, reader, inner, () => list(node.body, inner));
}

function rounds(
  fields: readonly Field[],
  names: readonly string[],
  scope: Scope,
  body: () => Out,
): Out {
  let sure = true;
  const items: Field[] = [];
  for (const value of fields.slice(0, LIMITS.rounds)) {
    const out = onEachWay(scope, () => {
      assignLine(scope, names, value);
      return body();
    });
    items.push(...out.items);
    sure &&= out.sure;
  }
  if (fields.length > LIMITS.rounds) scope.run.limited = true;
  return items.length === 0 && sure ? NOTHING : { items, sure };
}

/** Gives the variables of a `read` the pieces of one line: the last takes the rest. */
export function assignLine({ shell }: Scope, names: readonly string[], line: Field): void {
  const [first, ...others] = names;
  if (first === undefined) return;
  // Of a line that is not known any piece may be any part.
  if (others.length === 0 || !isKnown(line.text)) {
    const value = others.length === 0 ? line : picked(line);
    for (const name of names) shell.variables.set(name, { values: [value], array: false });
    return;
  }
  const separators = shell.variables.get('IFS')?.values[0]?.text ?? ' \t';
  const parts = splitAt(line.text, separators);
  names.forEach((name, i) => {
    const text = i === names.length - 1 ? parts.slice(i).join(' ') : (parts[i] ?? '');
    shell.variables.set(name, { values: [field(text, line.site, line.origin)], array: false });
  });
}

function splitAt(text: string, separators: string): string[] {
  const parts = [''];
  for (const char of text) {
    if (separators.includes(char)) parts.push('');
    else parts.push((parts.pop() ?? '') + char);
  }
  return separators.trim() === '' ? parts.filter((part) => part !== '') : parts;
}

/** The variables that a `read` in a loop's condition sets; null where the condition is something else. */
function readCommand(clause: CompoundList): string[] | null {
  for (const { command } of clause.commands) {
    if (command.type === 'Command' && command.name?.value === 'read') return readNames(command);
  }
  return null;
}

function readNames(command: Command): string[] {
  const words = command.args.map((arg) => (arg.type === 'Word' ? arg.value : arg.text));
  return namesOfRead(words);
}

const VALUED = 'adinNptu';

/** The variable names among the arguments of `read`; `REPLY` where there are none. */
export function namesOfRead(words: readonly string[]): string[] {
  const names: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (!word.startsWith('-')) names.push(word);
    else if (VALUED.includes(word.at(-1) ?? '')) {
      if (word.endsWith('a')) names.push(words[i + 1] ?? '');
      i++;
    }
  }
  return names.length > 0 ? names : ['REPLY'];
}
