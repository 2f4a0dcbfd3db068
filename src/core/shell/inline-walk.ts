import type { EntryKind } from '../facts/access.ts';
import { basename } from '../kit/path.ts';
import type { Names } from './inline.ts';
import { onlyNames } from './inline-names.ts';
import { type Outlets, outletsOf } from './inline-show.ts';
import { type Literal, literalsOf } from './literals.ts';
import { fromBackslashes, matches } from './pattern.ts';

/** A tree that a program lists in order to read what is in it. */
export interface ProgramWalk {
  /** As the program names it. */
  readonly root: string;
  readonly depth: number;
  readonly hidden: boolean;
  /** Whether an entry, by its path below the root, is among those read. */
  takes(path: string, kind: EntryKind): boolean;
}

/** Calls that list what is in a directory, or what a pattern names. */
const LISTS =
  /\b(i?glob|rglob|globSync|fg(?:\.sync)?|walk(?:_tree)?|walkSync|listdir|scandir|iterdir|readdir(?:Sync)?|opendir|Find\.find|find|Dir\.(?:glob|entries|children|each_child)|(?:Recursive)?(?:Directory|Filesystem)Iterator)\s*\(|\b(?:(Dir)\[|(glob)\s+(?=["']))/g;
/** Perl's `<dist/*>`. */
const ANGLES = /<([\w./-]{0,200}\*[\w.*/-]{0,200})>/g;
const GLOBS = /glob|^fg|^Dir$/i;
const RECURSES = /^(?:rglob|walk|fwalk|Find|find|Recursive)|walkSync/;
const HIDES = /\bglob\.i?glob|\bDir\b|^(?:glob|iglob|Dir)$/;
const MOST = 20;

export interface ProgramWalks extends Outlets {
  readonly walks: readonly ProgramWalk[];
}

const NO_WALKS: ProgramWalks = { walks: [], shown: false, files: [] };

/**
 * The trees whose contents a program prints or writes elsewhere, as far as its literals tell where they are.
 * Linear in the text, which is bounded.
 */
export function walksOf(program: string, names: Names, printsResult: boolean): ProgramWalks {
  if (program.length > 65_536) return NO_WALKS;
  const text = program.replace(ANGLES, 'glob("$1")');
  const found = [...text.matchAll(LISTS)].slice(0, MOST);
  if (found.length === 0) return NO_WALKS;
  const outlets = outletsOf(text, printsResult);
  if (!outlets.shown && outlets.files.length === 0) return NO_WALKS;
  const literals = literalsOf(text);
  const used = new Set<Literal>();
  const places = found.flatMap((call) => placesOf(call, text, literals, names, used));
  const filter = filterOf(
    text,
    literals.filter((literal) => !used.has(literal)),
  );
  const only = onlyNames(text, literals, printsResult);
  const walks = places.map((place) => ({
    ...place,
    // A name joined to what was listed lies one level below it.
    depth: place.depth + (only === null ? 0 : 1),
    takes: (path: string, kind: EntryKind) =>
      kind !== 'directory' && only !== null
        ? only.includes(basename(path))
        : place.takes(path, kind) && filter(path, kind),
  }));
  return { ...outlets, walks };
}

/** Where one listing call looks: what its literal says, else what literals of the program may be its directory. */
function placesOf(
  call: RegExpMatchArray,
  text: string,
  literals: readonly Literal[],
  names: Names,
  used: Set<Literal>,
): ProgramWalk[] {
  const at = call.index ?? 0;
  const verb = call[1] ?? call[2] ?? call[3] ?? '';
  const end = at + call[0].length;
  if (verb === 'find' && !/^\s*(?:sub\b|\\&|\{)/.test(text.slice(end, end + 20))) return [];
  const own = literals.find(
    ({ start }) => start >= end && /^\s*\[?\s*[rfub]?$/.test(text.slice(end, start)),
  );
  if (own !== undefined) used.add(own);
  const receiver = receiverOf(text.slice(Math.max(0, at - 120), at), text);
  if (GLOBS.test(verb)) return own === undefined ? [] : [globWalk(own.text, receiver, verb, text)];
  const depth =
    RECURSES.test(verb) || /recursive|is_?dir/i.test(text) ? Number.POSITIVE_INFINITY : 1;
  const roots =
    receiver !== null
      ? [receiver]
      : own !== undefined
        ? [own.text]
        : rootsIn(text.slice(end, end + 80), text, literals, names, used);
  return roots.map((root) => ({ root, depth, hidden: true, takes: () => true }));
}

/** The directory of `Path('x').` before a call, or of a variable that such a path was given to; null where there is none. */
function receiverOf(before: string, text: string): string | null {
  const path =
    /\bPath\(\s*(?:["']([^"']*)["']\s*)?\)\s*\.$/.exec(before) ??
    /\bPath\.cwd\(\)()\s*\.$/.exec(before);
  if (path !== null) return path[1] || '.';
  const name = /(?:^|[^\w.])([a-z_]\w*)\.$/i.exec(before)?.[1];
  const given =
    name === undefined
      ? null
      : new RegExp(
          `\\b${name}\\s*=\\s*(?:\\w+\\.)?Path(?:\\(\\s*(?:["']([^"']*)["'])?\\s*\\)|\\.cwd\\(\\))`,
        ).exec(text);
  return given === null ? null : given[1] || '.';
}

/** The directories that a computed argument may be: the current one where that is what it says, else every one the program names. */
function rootsIn(
  argument: string,
  text: string,
  literals: readonly Literal[],
  names: Names,
  used: Set<Literal>,
): string[] {
  if (
    /^\s*\)/.test(argument) ||
    /^\s*(?:process\.cwd|os\.getcwd|Dir\.pwd|getcwd|__dirname|os\.curdir)/.test(argument)
  )
    return ['.'];
  const name = /^\s*\$?(\w+)/.exec(argument)?.[1] ?? '';
  const given = new RegExp(`\\b${name}\\s*=\\s*["'\`]([^"'\`]*)["'\`]`).exec(text)?.[1];
  if (given !== undefined) return [given];
  // `f(".")`, `find(sub { … }, ".")`: what stands as an argument of a call, and is a directory.
  const passed = literals.filter(
    ({ text: word, start, end }) =>
      names(word) === 'directory' &&
      /[[(,]\s*$/.test(text.slice(Math.max(0, start - 10), start)) &&
      /^\s*[,)\]]/.test(text.slice(end, end + 10)),
  );
  for (const literal of passed) used.add(literal);
  return [...new Set(passed.map(({ text: word }) => word))];
}

function globWalk(
  pattern: string,
  receiver: string | null,
  verb: string,
  text: string,
): ProgramWalk {
  const whole = pattern.replace(/^(?:\.\/)+/, '');
  const fixed = /^(?:[^*?[{/]*\/)*/.exec(whole)?.[0] ?? '';
  const rest = whole.slice(fixed.length);
  const root =
    fixed === '' ? (receiver ?? '.') : receiver === null ? fixed : `${receiver}/${fixed}`;
  const deep =
    verb === 'rglob' ||
    (rest.includes('**') &&
      !(
        verb === 'glob' &&
        receiver === null &&
        /\bglob\.i?glob/.test(text) &&
        !/recursive/.test(text)
      ));
  const glob = fromBackslashes((verb === 'rglob' ? `**/${rest}` : rest).replace(/\*\*\/?/g, '*'));
  const depth = deep ? Number.POSITIVE_INFINITY : rest.split('/').length;
  const hidden =
    receiver !== null ||
    !HIDES.test(verb) ||
    rest.startsWith('.') ||
    /include_hidden|DOTMATCH|dot\s*:/.test(text);
  const choices = alternatives(glob);
  return {
    root,
    depth,
    hidden,
    takes: (path, kind) => kind === 'directory' || choices.some((each) => matches(each, path)),
  };
}

/** `{a,b}` in a glob: one level. */
function alternatives(glob: string): string[] {
  const [, before = '', list, after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/s.exec(glob) ?? [];
  return list === undefined ? [glob] : list.split(',').map((each) => before + each + after);
}

/** What a program leaves out by itself: files without the endings it asks for, directories that it names in order to skip them. */
function filterOf(text: string, literals: readonly Literal[]): ProgramWalk['takes'] {
  const endings: string[] = [];
  let last: Literal | null = null;
  for (const literal of literals) {
    const before = text.slice(Math.max(0, literal.start - 40), literal.start);
    const listed: boolean = last !== null && /^\s*,\s*$/.test(text.slice(last.end, literal.start));
    const asked =
      /(?:ends_?with\??|suffix(?:es)?|extname|splitext|exts?|extensions?|fnmatch)\b[^"'\n]*$/i.test(
        before,
      );
    last = /^\*?\.\w{1,10}$/.test(literal.text) && (asked || listed) ? literal : null;
    if (last !== null) endings.push(literal.text.replace('*', ''));
  }
  for (const [, one, many] of text.matchAll(/\\\.(?:(\w+)|\(\??:?([\w|]+)\))\$/g))
    endings.push(...(one ?? many ?? '').split('|').map((each) => `.${each}`));
  const skipped = new Set([
    ...literals.map((literal) => literal.text.replace(/^[./]+|[/*]+$/g, '')),
    ...wordsTested(text),
  ]);
  return (path, kind) => {
    const parts = path.split('/').map((part) => part.replace(/^\.+/, ''));
    const above = kind === 'directory' ? parts : parts.slice(0, -1);
    if (above.some((part) => part !== '' && skipped.has(part))) return false;
    return (
      kind === 'directory' || endings.length === 0 || endings.some((each) => path.endsWith(each))
    );
  };
}

/** The words of patterns that names are tested with: `/node_modules|dist/.test(p)`, `=~ /dist/`. */
function wordsTested(text: string): string[] {
  const patterns = [
    ...text.matchAll(/\/([^/\n]{1,200})\/[a-z]{0,4}\.test\(|[!=]~\s*m?\/([^/\n]{1,200})\//g),
  ];
  return patterns
    .flatMap((found) => (found[1] ?? found[2] ?? '').split(/[^\w-]+/))
    .filter((word) => word !== '');
}
