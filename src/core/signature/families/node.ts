import type { ErrorKind } from '../../facts/signature.ts';
import { isAssertion } from '../assertion.ts';
import { splitType } from '../error-type.ts';
import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';
import { isLocalModule } from '../local-module.ts';
import { testFinding } from './failing-test.ts';

const HEAD =
  /^\s*(?:\{ |\[cause\]: |Uncaught |Caused by: |\w+ERR!? |Unhandled \w+ )?(?<said>(?:[A-Z]\w*)?(?:Error|Exception|Warning)(?: \[\w+\])?(?:: .*|:?$))/;
const FRAME =
  /^\s+at (?:.*?[ (])?(?<file>(?:file:\/\/)?(?:[A-Za-z]:|node:)?[^\s():]*[\\/.][^\s():]*):\d+:\d+\)?/;
const STACK_LINE = /^\s+at \S/;
/** `/p/x.js:12`, above the code and its carets: where a file could not be parsed or threw. */
const THROWER = /^(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[^\s:]+\.[cm]?[jt]sx?|node:[\w/]+):\d+$/;

/** A JavaScript error with its stack. Words between the message and the stack belong to the message. */
export function nodeStack(lines: Lines): Finding[] {
  return eachLine(lines, [''], (line, at) => {
    const said = HEAD.exec(line)?.groups?.['said'] ?? thrownClass(lines, line, at);
    if (said === undefined) return [];
    const words = until(lines, at + 1, STACK_LINE, 6);
    const stack = until(lines, at + 1 + words.length, /^(?!\s+at \S)/, 60);
    const thrower = above(lines, at);
    if (stack.length === 0 && thrower === undefined) return [];
    const told = stack.length === 0 ? [] : words;
    const span =
      1 + told.length + stack.length + properties(lines, at + told.length + stack.length);
    return [nodeFinding(said, ownWords(told), { at, stack, thrower, span })];
  });
}

interface Around {
  readonly at: number;
  readonly stack: readonly string[];
  readonly thrower: Thrower | undefined;
  readonly span: number;
}

/** node prints the place, the code, a caret and a blank line above whatever was thrown, and only an error's class need be called one. */
const THROWN = /^(?:Uncaught )?\[?(?<said>(?!at |Node\.js)[A-Z]\w{0,80}(?:: .*)?)/;

function thrownClass(lines: Lines, line: string, at: number): string | undefined {
  return /^\s*\^+$/.test(lines[at - 1] || lines[at - 2] || '')
    ? THROWN.exec(line)?.groups?.['said']
    : undefined;
}

/** `{ code: …, path: … }` behind the last frame. */
function properties(lines: Lines, last: number): number {
  if (!/\{$/.test(lines[last] ?? '')) return 0;
  return until(lines, last + 1, /^\s*\}/, 20).length + 1;
}

function nodeFinding(said: string, words: readonly string[], around: Around): Finding {
  const { type, message } = splitType(said);
  const whole = joined([message, ...words], 3);
  const assertion = isAssertion(type, message);
  const kind = nodeKind(type, whole, assertion);
  const { at, span, stack, thrower } = around;
  const file = stack.map(ownFrame).find((name) => name !== undefined) ?? thrower?.file;
  const also =
    thrower === undefined ? [] : Array.from({ length: at - thrower.at }, (_, i) => thrower.at + i);
  const told = {
    family: 'node',
    at,
    span,
    also,
    kind: kind ?? 'runtime-error',
    firm: kind !== null,
  } as const;
  return { ...told, type, message: whole, file, assertion };
}

function nodeKind(type: string | undefined, said: string, assertion: boolean): ErrorKind | null {
  if (assertion) return 'test-failure';
  const module = /^Cannot find (?:module|package) '([^']+)'/.exec(said)?.[1];
  if (module !== undefined) return isLocalModule(module) ? 'runtime-error' : 'missing-dependency';
  return type === 'SyntaxError' ? 'syntax' : null;
}

function ownWords(words: readonly string[]): readonly string[] {
  return words.filter(
    (word) => !/^(?:Require stack:|- |\s*code:|\s*\^+|Did you mean)/.test(word.trim()),
  );
}

interface Thrower {
  readonly at: number;
  readonly file: string | undefined;
}

/** node's own files throw for the project's: they name no place, but their frame is read. */
function above(lines: Lines, at: number): Thrower | undefined {
  const from = Math.max(0, at - 8);
  const near = lines.slice(from, at).findLastIndex((line) => THROWER.test(line));
  if (near < 0) return undefined;
  const file = THROWER.exec(lines[from + near] ?? '')?.groups?.['file'];
  return { at: from + near, file: file?.startsWith('node:') ? undefined : file };
}

function ownFrame(frame: string): string | undefined {
  const file = FRAME.exec(frame)?.groups?.['file'];
  return file === undefined || /node_modules|^node:|^internal\//.test(file) || !/[\\/]/.test(file)
    ? undefined
    : file;
}

/** Bundlers and test loaders on a module they cannot resolve: the project's own breaks the build, another was not installed. */
export function bundler(lines: Lines, signs: Signs): Finding[] {
  return byLine('bundler', lines, signs, [
    {
      pattern:
        /(?<message>(?:Failed to resolve import|Can't resolve|Could not resolve|Unable to resolve(?: module)?) ["'`](?<name>[^"'`]*)["'`].*)/,
      kind: ({ name = '' }) => (isLocalModule(name) ? 'build' : 'missing-dependency'),
      firm: true,
    },
  ]);
}

const ESBUILD = /^[✘X] \[ERROR\] (?<message>.+?)(?: \[plugin .+\])?$/;

/** esbuild and what is built on it: the complaint, then its place. */
export function esbuild(lines: Lines): Finding[] {
  return eachLine(lines, [' [ERROR] '], (line, at) => {
    const message = ESBUILD.exec(line)?.groups?.['message'];
    if (message === undefined) return [];
    const file = until(lines, at + 1, /^[✘X] /, 4)
      .map((next) => /^\s+(\S+\.\w+):\d+:\d+:$/.exec(next)?.[1])
      .find(Boolean);
    const syntax = /^(?:Expected |Unexpected |Unterminated |Syntax error)/.test(message);
    return [
      { family: 'bundler', at, kind: syntax ? 'syntax' : 'build', firm: syntax, message, file },
    ];
  });
}

/** `node --test` in TAP and in its own reporter. */
const NOT_OK = /^\s*not ok \d+ - (?<name>.+)/;

export function tap(lines: Lines): Finding[] {
  return eachLine(lines, ['not ok '], (line, at) => {
    const name = NOT_OK.exec(line)?.groups?.['name'];
    if (name === undefined) return [];
    const below = until(lines, at + 1, /^\s*\.\.\.$|^\s*(?:not )?ok \d/, 60);
    return tapFinding(name.replace(/ # .*/, ''), at, below);
  });
}

function tapFinding(subject: string, at: number, below: readonly string[]): Finding[] {
  const yaml = below.join('\n');
  if (/failureType: '?subtestsFailed/.test(yaml)) return [];
  const field = (key: string): string =>
    below
      .find((line) => line.trim().startsWith(`${key}: `))
      ?.trim()
      .slice(key.length + 2) ?? '';
  const folded = below.findIndex((line) => /^\s*error: \|-?$/.test(line));
  const error =
    folded < 0 ? bare(field('error')) : joined(until(below, folded + 1, /^\s*\w+: /, 4));
  const values = ['expected', 'actual']
    .filter((key) => field(key) !== '')
    .map((key) => `${key}: ${field(key)}`);
  const type = bare(field('name'));
  const said = [type === '' ? error : `${type}: ${error}`, ...values];
  const file = /^'(.+?):\d+:\d+'$/.exec(field('location'))?.[1];
  return [testFinding({ at, span: 1 + below.length, family: 'node', subject, file, said })];
}

function bare(text: string): string {
  return text.replace(/^(['"])(.*)\1$/, '$2');
}

const SPEC = /^\s*✖ (?<name>.+?) \(\d[\d.]*ms\)$/;

/** node's own reporter lists a failing test where it ran and again, with its file, at the end. */
export function nodeSpec(lines: Lines): Finding[] {
  const section = lines.findIndex((line) => /^✖ failing tests:/.test(line));
  return eachLine(lines, ['✖ '], (line, at): Finding[] => {
    const name = SPEC.exec(line)?.groups?.['name'];
    if (name === undefined) return [];
    const said = until(lines, at + 1, /^\s+at \S|^\s*✖ |^test at /, 12);
    const file = /^test at (?<file>.+?):\d+:\d+$/.exec(lines[at - 1] ?? '')?.groups?.['file'];
    const stack = until(lines, at + 1 + said.length, /^$/, 30);
    const told = {
      at,
      span: 1 + said.length + stack.length,
      family: 'node',
      subject: name,
      file,
      said,
    };
    const finding = testFinding(told);
    // A suite fails with its tests and says nothing of its own.
    const repeated = at < section || said.every((part) => part.trim() === '');
    return [repeated ? { ...finding, wrapper: true } : finding];
  });
}
