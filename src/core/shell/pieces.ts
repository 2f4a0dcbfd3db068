import type { Word, WordPart } from 'unbash';
import type { Origin, Site } from '../facts/access.ts';
import { LIMITS } from './limits.ts';
import { lookup, parameter, type Value } from './parameter.ts';
import { plain, quote } from './pattern.ts';
import {
  type Field,
  field,
  isKnown,
  NAMED,
  type Out,
  type Scope,
  UNKNOWN,
  withIo,
} from './state.ts';

/** A piece of a word after substitution: pattern text (literal specials marked), or several fields of their own. */
interface Piece {
  readonly fields: readonly { readonly pattern: string; readonly origin: Origin }[];
  /** Made by an unquoted expansion: split at blanks. */
  readonly split: boolean;
}

/** The one text of a word where the shell neither splits nor globs: assignments, redirections, here-strings. */
export function expandSingle(word: Word, scope: Scope): Field {
  const parts = partsOf(word);
  const texts = pieces(parts, scope).flatMap((piece) => piece.fields);
  const origin = texts.find((text) => text.origin.kind !== 'named')?.origin ?? NAMED;
  return field(cap(plain(texts.map((text) => text.pattern).join(''))), siteOf(word, scope), origin);
}

/** The same with specials left active, for `case` and `${x%…}`. */
export function expandPattern(word: Word, scope: Scope): string {
  return pieces(partsOf(word), scope)
    .flatMap((piece) => piece.fields)
    .map((text) => text.pattern)
    .join('');
}

/** The text of a here-document, or of a list of parts inside double quotes. */
export function expandParts(parts: readonly WordPart[], scope: Scope): string {
  const texts = parts.flatMap((part) => quotedPart(part, scope).fields);
  return cap(plain(texts.map((text) => text.pattern).join('')));
}

export function siteOf(word: { readonly pos: number; readonly end: number }, scope: Scope): Site {
  return { source: scope.source, start: word.pos, end: word.end };
}

function cap(text: string): string {
  return text.length > LIMITS.value ? UNKNOWN : text;
}

export function partsOf(word: Word): readonly WordPart[] {
  if (word.parts !== undefined) return word.parts;
  return [{ type: 'Literal', pos: word.pos, end: word.end, value: word.value, text: word.text }];
}

export function pieces(parts: readonly WordPart[], scope: Scope): Piece[] {
  return parts.map((part, i) => {
    if (part.type === 'Literal' && i === 0 && part.text.startsWith('~'))
      return tilde(part.value, scope);
    return bare(part, scope);
  });
}

function tilde(value: string, scope: Scope): Piece {
  const named = value.startsWith('~+') ? 'PWD' : value.startsWith('~-') ? 'OLDPWD' : null;
  if (named !== null && /^..(?:\/|$)/.test(value)) {
    const directory = lookup(named, scope)?.fields[0]?.text ?? UNKNOWN;
    return text(quote(directory) + quote(value.slice(2)));
  }
  const home = /^~(?=\/|$)/.test(value);
  return text(home ? quote(scope.run.home + value.slice(1)) : quote(value));
}

export function text(pattern: string, split = false): Piece {
  return { fields: [{ pattern, origin: NAMED }], split };
}

function bare(part: WordPart, scope: Scope): Piece {
  switch (part.type) {
    case 'Glob':
      return text(part.text);
    case 'SimpleExpansion':
      return ofValue(lookup(part.text.slice(1), scope), true);
    case 'ParameterExpansion':
      return ofValue(parameter(part, scope, operandOf(scope)), true);
    case 'CommandExpansion':
      return ofOut(substituted(part, scope));
    case 'BraceExpansion':
      return text(quote(part.text));
    case 'ExtendedGlob':
      return text(UNKNOWN);
    case 'ProcessSubstitution':
      if (part.script !== undefined)
        scope.run.streamed = scope.run.script(part.script, inner(scope));
      return text(UNKNOWN);
    default:
      return quotedPart(part, scope);
  }
}

function quotedPart(part: WordPart, scope: Scope): Piece {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return written(part.value, scope);
    case 'DoubleQuoted':
    case 'LocaleString':
      return joined(part.parts.map((child) => quotedPart(child, scope)));
    case 'SimpleExpansion':
      return ofValue(lookup(part.text.slice(1), scope), false);
    case 'ParameterExpansion':
      return ofValue(parameter(part, scope, operandOf(scope)), false);
    case 'CommandExpansion':
      return oneOf(substituted(part, scope));
    case 'ArithmeticExpansion':
      return text(
        /^\$\(\(\s*\d+\s*\)\)$/.test(part.text) ? part.text.slice(3, -2).trim() : UNKNOWN,
      );
    default:
      return text(UNKNOWN);
  }
}

function written(value: string, { standIn }: Scope): Piece {
  const pattern = quote(value);
  return standIn === undefined || isKnown(value)
    ? text(pattern)
    : { fields: [{ pattern, origin: standIn }], split: false };
}

/** Pieces inside one pair of quotes: only `"$@"` and whole arrays make further fields. */
function joined(children: readonly Piece[]): Piece {
  let fields: { pattern: string; origin: Origin }[] = [{ pattern: '', origin: NAMED }];
  for (const child of children) {
    const last = fields.at(-1) ?? { pattern: '', origin: NAMED };
    const [first, ...rest] = child.fields;
    if (first === undefined) continue;
    const origin = last.origin.kind === 'named' ? first.origin : last.origin;
    fields = [...fields.slice(0, -1), { pattern: last.pattern + first.pattern, origin }, ...rest];
  }
  const onlyEmptyList = children.length === 1 && children[0]?.fields.length === 0;
  return { fields: onlyEmptyList ? [] : fields, split: false };
}

function ofValue(value: Value | null, split: boolean): Piece {
  if (value === null) return text(UNKNOWN);
  const marked = (found: Field) => ({
    pattern: split ? found.text : quote(found.text),
    origin: found.origin,
  });
  if (value.many || split) return { fields: value.fields.map(marked), split };
  return { fields: value.fields.slice(0, 1).map(marked), split };
}

/** A substitution outside quotes: each line split at blanks. */
function ofOut(out: Out): Piece {
  const fields = out.items.map((item) => ({ pattern: item.text, origin: item.origin }));
  return {
    fields: out.sure ? fields : [...fields, { pattern: UNKNOWN, origin: NAMED }],
    split: true,
  };
}

/** A substitution inside quotes: one text. A walk's names stay a walk's names. */
function oneOf(out: Out): Piece {
  const [first, ...rest] = out.items;
  const origin = out.items.find((item) => item.origin.kind !== 'named')?.origin ?? NAMED;
  if (first === undefined) return text(out.sure ? '' : UNKNOWN);
  const pattern =
    quote([first, ...rest].map((item) => item.text).join('\n')) + (out.sure ? '' : UNKNOWN);
  return { fields: [{ pattern, origin }], split: false };
}

function substituted(part: Extract<WordPart, { type: 'CommandExpansion' }>, scope: Scope): Out {
  if (part.script === undefined) return { items: [], sure: false };
  return scope.run.script(part.script, inner(scope));
}

function inner(scope: Scope): Scope {
  const { sink } = scope.io;
  return withIo(scope, {
    stdin: null,
    sink: sink.kind === 'model' ? { kind: 'model', form: 'other' } : sink,
  });
}

function operandOf(scope: Scope): (word: Word, as: 'pattern' | 'text') => string {
  return (word, as) =>
    as === 'pattern' ? expandPattern(word, scope) : expandSingle(word, scope).text;
}
