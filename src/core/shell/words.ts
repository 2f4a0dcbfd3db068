import type { Word, WordPart } from 'unbash';
import type { GlobSite, Origin, Site } from '../facts/access.ts';
import { combinations } from './braces.ts';
import { expandGlob } from './globs.ts';
import { LIMITS } from './limits.ts';
import { isPattern, plain } from './pattern.ts';
import { partsOf, pieces, siteOf } from './pieces.ts';
import { type Field, field, isKnown, type Run, type Scope } from './state.ts';

interface Draft {
  pattern: string;
  origin: Origin;
  quoted: boolean;
}

/** The fields a word becomes as an argument: braces, parameters, substitutions, splitting, globs. */
export function expandWord(word: Word, scope: Scope): Field[] {
  const site = siteOf(word, scope);
  const braced = word.parts?.some((part) => part.type === 'BraceExpansion') === true;
  const place = braced ? detached(scope) : scope;
  const drafts = ways(word, scope).flatMap((parts) => draftsOf(parts, place));
  const globbed = drafts.some((draft) => isGlob(draft.pattern, scope));
  if (!globbed) return drafts.map((draft) => field(plain(draft.pattern), site, draft.origin));
  return expandGlobs(drafts, site, scope);
}

export function expandWords(words: readonly Word[], scope: Scope): Field[] {
  const fields: Field[] = [];
  for (const word of words) {
    fields.push(...expandWord(word, scope));
    if (fields.length > LIMITS.fields) return fields.slice(0, LIMITS.fields);
  }
  return fields;
}

/** Alternatives of braces are parsed anew: their positions are not those of the command. */
export function detached(scope: Scope): Scope {
  return { ...scope, source: { text: '', within: null } };
}

function ways(word: Word, scope: Scope): readonly (readonly WordPart[])[] {
  const parts = partsOf(word);
  if (!parts.some((part) => part.type === 'BraceExpansion')) return [parts];
  return combinations(parts, (text) => {
    if (scope.run.steps++ > LIMITS.steps) return [];
    return reparse(text, scope.run);
  });
}

function reparse(text: string, run: Run): readonly WordPart[] {
  const script = run.parse(`_ ${text}`);
  if (script === null) run.unparsed = true;
  const command = script?.commands[0]?.command;
  const word = command?.type === 'Command' ? command.args[0] : undefined;
  return word?.type === 'Word' ? partsOf(word) : [];
}

function draftsOf(parts: readonly WordPart[], scope: Scope): Draft[] {
  const drafts: Draft[] = [];
  let open = false;
  for (const piece of pieces(parts, scope)) {
    for (const [i, part] of piece.fields.entries()) {
      const texts = piece.split ? part.pattern.split(/[ \t\n]+/) : [part.pattern];
      texts.forEach((text, j) => {
        if (i > 0 || j > 0) open = false;
        if (text === '' && piece.split) return;
        open = append(drafts, text, part.origin, open, !piece.split);
      });
    }
  }
  return drafts;
}

function append(
  drafts: Draft[],
  text: string,
  origin: Origin,
  open: boolean,
  quoted: boolean,
): boolean {
  const last = drafts.at(-1);
  if (open && last !== undefined) {
    last.pattern += text;
    if (last.origin.kind === 'named') last.origin = origin;
  } else drafts.push({ pattern: text, origin, quoted });
  return true;
}

function isGlob(pattern: string, scope: Scope): boolean {
  return (
    isKnown(pattern) &&
    isPattern(pattern) &&
    scope.shell.cwd !== null &&
    !scope.shell.options.has('noglob')
  );
}

function expandGlobs(drafts: readonly Draft[], site: Site, scope: Scope): Field[] {
  const { shell, run } = scope;
  const names: string[] = [];
  const varies =
    drafts.some(({ origin }) => origin.kind !== 'named') || shell.cwdFrom !== undefined;
  const glob: GlobSite = { site: varies ? null : site, base: shell.cwd ?? '/', names };
  const fields = drafts.flatMap((draft) => {
    const found = isGlob(draft.pattern, scope)
      ? expandGlob(draft.pattern, run.tree, {
          cwd: shell.cwd ?? '/',
          globstar: shell.options.has('globstar'),
          dotglob: shell.options.has('dotglob'),
        })
      : [];
    const from = draft.origin.kind === 'named' ? shell.cwdFrom : draft.origin;
    const origin: Origin = { kind: 'glob', glob, matches: found, ...(from && { from }) };
    if (found.length > 0) return found.map((name) => field(name, site, origin));
    return shell.options.has('nullglob') && isPattern(draft.pattern)
      ? []
      : [field(plain(draft.pattern), site, draft.origin)];
  });
  names.push(...fields.map((found) => found.text));
  return fields.slice(0, LIMITS.fields);
}
