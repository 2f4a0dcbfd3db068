import type { ParameterExpansionPart, ParameterOperation, Word } from 'unbash';
import { matches } from './pattern.ts';
import {
  type Field,
  field,
  isKnown,
  type Scope,
  setVariable,
  UNKNOWN,
  type Variable,
} from './state.ts';

/** What a parameter stands for: `null` where the analysis never saw it set. */
export interface Value {
  readonly fields: readonly Field[];
  /** `@`, `*` and whole arrays: several fields even when quoted. */
  readonly many: boolean;
}

/** Turns an operand word into one text: as a pattern (specials active) or plain. */
export type Operand = (word: Word, as: 'pattern' | 'text') => string;

const MISSING: Value = { fields: [field(UNKNOWN)], many: false };

/** The value of `$name`, `$1`, `$@` …, or null where nothing is known about it. */
export function lookup(name: string, scope: Scope): Value | null {
  const { shell, run } = scope;
  if (name === '@' || name === '*') return { fields: shell.positionals, many: true };
  if (name === '#') return one(String(shell.positionals.length));
  if (/^\d+$/.test(name)) return positional(Number(name), scope);
  const variable = variableOf(name, scope);
  if (variable !== undefined) {
    return { fields: variable.array ? variable.values.slice(0, 1) : variable.values, many: false };
  }
  if (name === 'PWD') return one(shell.cwd ?? UNKNOWN);
  if (name === 'HOME') return one(run.home);
  return null;
}

/** The variable of a name, or the one that it refers to. */
function variableOf(name: string, { shell }: Scope): Variable | undefined {
  const own = shell.variables.get(name);
  return own?.refers ? shell.variables.get(own.values[0]?.text ?? '') : own;
}

function positional(index: number, { shell }: Scope): Value | null {
  const found = index === 0 ? shell.variables.get('0')?.values[0] : shell.positionals[index - 1];
  if (index === 0 && found === undefined) return null;
  return { fields: [found ?? field('')], many: false };
}

function one(text: string): Value {
  return { fields: [field(text)], many: false };
}

/** The value of `${…}` in all its forms; what cannot be computed is UNKNOWN. */
export function parameter(part: ParameterExpansionPart, scope: Scope, operand: Operand): Value {
  const base = subject(part, scope);
  if (part.prefix === '#') return length(base);
  if (part.operation === undefined) return base ?? MISSING;
  return operate(base, part.operation, part.parameter, scope, operand);
}

function subject(part: ParameterExpansionPart, scope: Scope): Value | null {
  if (part.prefix === '!') {
    const name = lookup(part.parameter, scope)?.fields[0]?.text ?? UNKNOWN;
    return isKnown(name) ? lookup(name, scope) : null;
  }
  if (part.index === undefined) return lookup(part.parameter, scope);
  const variable = variableOf(part.parameter, scope);
  if (variable === undefined) return null;
  const named = /^\$\{?(\w+)\}?$/.exec(part.index.value)?.[1];
  const index = named === undefined ? part.index.value : textOf(named, scope);
  // An index that is not known may be any.
  if (index === '@' || index === '*' || !isKnown(index) || index.includes('$'))
    return { fields: variable.values, many: true };
  const at = variable.keys?.lastIndexOf(index) ?? Number(index);
  const found = at >= 0 || variable.keys === undefined ? variable.values.at(at) : undefined;
  return found === undefined ? null : { fields: [found], many: false };
}

function textOf(name: string, scope: Scope): string {
  return lookup(name, scope)?.fields[0]?.text ?? UNKNOWN;
}

function length(value: Value | null): Value {
  if (value === null) return MISSING;
  if (value.many) return one(String(value.fields.length));
  const text = value.fields[0]?.text ?? '';
  return one(isKnown(text) ? String(text.length) : UNKNOWN);
}

function operate(
  base: Value | null,
  operation: ParameterOperation,
  name: string,
  scope: Scope,
  operand: Operand,
): Value {
  if (operation.type === 'Default')
    return fallback(base, operation.operator, name, scope, () =>
      operand(operation.operand, 'text'),
    );
  if (base === null) return MISSING;
  if (operation.type === 'Slice' && base.many)
    return sliceFields(base, operation.offset.value, operation.length?.value, /^[@*]$/.test(name));
  const change = (found: Field): Field => {
    const text = isKnown(found.text) ? transform(found.text, operation, operand) : UNKNOWN;
    return text === found.text ? found : field(text, found.site, found.origin);
  };
  return { fields: base.fields.map(change), many: base.many };
}

/** `-`, `=`, `+`, `?` and their colon forms. A parameter never seen set is taken as unset: that is the case the default is written for. */
function fallback(
  base: Value | null,
  operator: string,
  name: string,
  scope: Scope,
  operand: () => string,
): Value {
  const empty =
    base === null || (operator.startsWith(':') && base.fields.every((f) => f.text === ''));
  const kind = operator.at(-1);
  if (kind === '+') return empty ? one('') : one(operand());
  if (!empty) return base ?? MISSING;
  if (kind === '?') return MISSING;
  const text = operand();
  if (kind === '=') setVariable(scope.shell, name, text);
  return one(text);
}

function transform(text: string, operation: ParameterOperation, operand: Operand): string {
  switch (operation.type) {
    case 'Remove':
      return remove(text, operation.operator, operand(operation.operand, 'pattern'));
    case 'Replace':
      return replace(
        text,
        operation.operator,
        operand(operation.pattern, 'pattern'),
        operand(operation.replacement, 'text'),
      );
    case 'Slice':
      return slice(text, operation.offset.value, operation.length?.value);
    case 'CaseModification':
      return recase(text, operation.operator, operation.operand);
    case 'Transform':
      return operation.operand.value === 'Q' ? UNKNOWN : text;
    default:
      return UNKNOWN;
  }
}

function remove(text: string, operator: string, pattern: string): string {
  if (!isKnown(pattern) || text.length > 4096) return UNKNOWN;
  const prefix = operator.startsWith('#');
  const longest = operator.length === 2;
  for (let n = 0; n <= text.length; n++) {
    const size = longest ? text.length - n : n;
    const piece = prefix ? text.slice(0, size) : text.slice(text.length - size);
    if (matches(pattern, piece))
      return prefix ? text.slice(size) : text.slice(0, text.length - size);
  }
  return text;
}

function replace(text: string, operator: string, pattern: string, by: string): string {
  if (!isKnown(pattern) || !isKnown(by) || text.length > 200) return UNKNOWN;
  let out = '';
  let at = 0;
  let done = false;
  while (at < text.length) {
    const size =
      done || (operator === '/#' && at > 0) ? 0 : longestAt(text, at, pattern, operator === '/%');
    if (size > 0) {
      out += by;
      at += size;
      done = operator !== '//';
    } else out += text[at++] ?? '';
  }
  return out;
}

function longestAt(text: string, at: number, pattern: string, toEnd: boolean): number {
  for (let end = text.length; end > at; end--) {
    if (matches(pattern, text.slice(at, end))) return end - at;
    if (toEnd) return 0;
  }
  return 0;
}

function slice(text: string, offset: string, length: string | undefined): string {
  const from = Number(offset.trim());
  const size = length === undefined ? undefined : Number(length.trim());
  if (!Number.isInteger(from) || (size !== undefined && !Number.isInteger(size))) return UNKNOWN;
  const start = from < 0 ? text.length + from : from;
  if (size === undefined) return text.slice(start);
  return size < 0 ? text.slice(start, size) : text.slice(start, start + size);
}

/** Some of several fields; positional parameters count from 1. All of them where it cannot be known which. */
function sliceFields(
  base: Value,
  offset: string,
  length: string | undefined,
  positionals: boolean,
): Value {
  const from = Number(offset.trim());
  const size = length === undefined ? Number.POSITIVE_INFINITY : Number(length.trim());
  if (!Number.isInteger(from) || Number.isNaN(size) || size < 0) return base;
  const start = from < 0 ? base.fields.length + from : positionals ? Math.max(0, from - 1) : from;
  return { fields: base.fields.slice(start, start + size), many: true };
}

function recase(text: string, operator: string, only: Word | undefined): string {
  if (only !== undefined) return UNKNOWN;
  const change = (part: string) =>
    operator.startsWith('^') ? part.toUpperCase() : part.toLowerCase();
  return operator.length === 2 ? change(text) : change(text.slice(0, 1)) + text.slice(1);
}
