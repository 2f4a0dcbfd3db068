import { resolve } from '../../kit/path.ts';
import { pickedFrom } from '../columns.ts';
import { namesIn } from '../drafts.ts';
import { emitCopy, emitName, emitRead, emitWrite, pathOf } from '../emit.ts';
import { isFlag, type Parsed, parseOptions, type Role, type Syntax } from '../options.ts';
import {
  type Field,
  field,
  isKnown,
  type Out,
  rowOf,
  type Scope,
  UNSEEN,
  withIo,
} from '../state.ts';

/** A command about to run: its name without directory, the word it stands in, its arguments. */
export interface Call {
  readonly verb: string;
  readonly head: Field;
  readonly args: readonly Field[];
  readonly scope: Scope;
}

export type Handler = (call: Call) => Out;

/** What a command does with its arguments, as data. */
export interface Row extends Syntax {
  /** Roles of the first operands. */
  readonly lead?: readonly Role[];
  /** Options that give what the first operand of `lead` otherwise gives (`grep -e`). */
  readonly instead?: readonly string[];
  /** Role of the operands after `lead`. */
  readonly rest: Role;
  /** Role of the last operand where there are at least two after `lead`. */
  readonly last?: Role;
  /** `always`, or with these flags: contents are counted, tested or named, not shown. */
  readonly silent?: 'always' | readonly string[];
  /** With one of these flags the operands are changed in place and nothing of them is shown. */
  readonly inPlace?: readonly string[];
  /** Its output is its input, or its one operand, in whole lines; `picks`: or parts of these. */
  readonly passes?: true | 'picks';
  /** Its lines have the names of its operands beside something else (`wc -l *`). */
  readonly rows?: true;
}

export type Verb = Row | Handler;

export function isHandler(verb: Verb): verb is Handler {
  return typeof verb === 'function';
}

/** A row for a command that reads its operands. */
export function reads(extra: Partial<Row> = {}): Row {
  return { rest: 'read', ...extra };
}

/** Interprets a call by its row. */
export function runRow(row: Row, call: Call): Out {
  const parsed = parseOptions(call.args, row);
  const words = call.args.map((arg) => arg.text);
  const hit = (flags: readonly string[] | undefined) =>
    flags !== undefined &&
    words.some((word) => isFlag(word.split('=')[0] ?? '', flags) || flags.includes(word));
  const silent = row.silent === 'always' || (row.silent !== undefined && hit(row.silent));
  const scope = outputScope(
    parsed,
    row,
    silent ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope,
  );
  const edits = hit(row.inPlace);
  for (const { option, value } of parsed.values)
    apply(row.values?.(option) ?? 'text', value, call.verb, scope);
  for (const { role, operand } of assigned(row, parsed)) {
    apply(edits && role === 'read' ? 'write' : role, operand, call.verb, scope);
  }
  if (row.rows === true) return { items: parsed.operands.map(rowOf), sure: true };
  return row.passes === undefined ? UNSEEN : passed(row, parsed, call);
}

/** The lines of what a filter is given. */
function passed(row: Row, parsed: Parsed, call: Call): Out {
  const [file, ...more] = parsed.operands.slice(row.lead?.length ?? 0);
  // Of several `<(…)` the last one's lines are known.
  if (more.some(({ text }) => isKnown(text))) return UNSEEN;
  const given = file === undefined ? call.scope.io.stdin : namesIn(file, call.scope);
  if (given === null) return UNSEEN;
  return row.passes === 'picks' && given.items.length > 0 ? pickedFrom(given, parsed, call) : given;
}

/** The operands with their roles. */
function assigned(row: Row, parsed: Parsed): { role: Role; operand: Field }[] {
  const given =
    row.instead !== undefined && parsed.values.some(({ option }) => row.instead?.includes(option));
  const lead = given ? (row.lead ?? []).slice(1) : (row.lead ?? []);
  const count = parsed.operands.length;
  return parsed.operands.map((operand, i) => {
    if (i < lead.length) return { role: lead[i] ?? row.rest, operand };
    const last = row.last !== undefined && i === count - 1 && i > lead.length;
    return { role: last && row.last !== undefined ? row.last : row.rest, operand };
  });
}

/** An `out` option sends what would be printed into a file. */
function outputScope(parsed: Parsed, row: Row, scope: Scope): Scope {
  const out = parsed.values.find(({ option }) => row.values?.(option) === 'out')?.value;
  const operand =
    row.last === 'out'
      ? assigned(row, parsed).find(({ role }) => role === 'out')?.operand
      : undefined;
  const target = out ?? operand;
  const path = target === undefined ? null : pathOf(target, scope.shell);
  return path === null ? scope : withIo(scope, { sink: { kind: 'file', path } });
}

/** Does to an argument what its role says. */
export function apply(role: Role, name: Field, verb: string, scope: Scope): void {
  if (role === 'read') emitRead(name, verb, scope);
  else if (role === 'write' || role === 'out') emitWrite(name, verb, scope);
  else if (role === 'name') emitName(name, verb, scope);
  else if (role === 'upload') emitCopy(name, null, verb, scope);
  else if (role === 'at') {
    const file = /^(?:[^@=]*=)?[@<]([^;,]+)/.exec(name.text)?.[1];
    if (file !== undefined) emitRead(field(file, name.site), verb, scope);
  }
}

/** The path of what a copy of `source` to `target` creates. */
export function destination(source: string, target: string, intoDirectory: boolean): string {
  return intoDirectory ? resolve(target, source.slice(source.lastIndexOf('/') + 1) || '.') : target;
}
