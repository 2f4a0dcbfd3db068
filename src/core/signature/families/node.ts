import { isAssertion, isLocalModule } from '../cause.ts';
import type { ErrorKind } from '../../facts/signature.ts';
import type { Family, Finding } from '../finding.ts';
import { byLine, joined, splitType, until } from '../finding.ts';

const HEAD =
  /^\s*(?:\{ |\[cause\]: |Uncaught |Caused by: |\w+ERR!? |Unhandled \w+ )?(?<said>(?:[A-Z]\w*)?(?:Error|Exception|Warning)(?: \[\w+\])?(?::? .*|$))/;
const FRAME =
  /^\s+at .*?\(?(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[^\s():]*[\\/.][^\s():]*):\d+:\d+\)?/;
const STACK_LINE = /^\s+at \S/;
/** `/p/x.js:12`, above the code and its carets: where a file could not be parsed or threw. */
const THROWER = /^(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[^\s:]+\.[cm]?[jt]sx?):\d+$/;

/** A JavaScript error with its stack. Words between the message and the stack belong to the message. */
function scan(lines: readonly string[]): Finding[] {
  return lines.flatMap((line, at) => {
    const said = HEAD.exec(line)?.groups?.['said'];
    if (said === undefined) return [];
    const words = until(lines, at + 1, STACK_LINE, 6);
    const stack = until(lines, at + 1 + words.length, /^(?!\s+at \S)/, 60);
    const thrower = above(lines, at);
    if (stack.length === 0 && thrower === undefined) return [];
    const own = stack.length === 0 ? [] : ownWords(words);
    return [
      nodeFinding(at, said, own, {
        stack,
        thrower,
        span: stack.length === 0 ? 1 : 1 + words.length + stack.length,
      }),
    ];
  });
}

interface Around {
  readonly stack: readonly string[];
  readonly thrower: string | undefined;
  readonly span: number;
}

function nodeFinding(at: number, said: string, words: readonly string[], around: Around): Finding {
  const { type, message } = splitType(said);
  const whole = joined([message, ...words], 3);
  const assertion = isAssertion(type, message);
  const kind = nodeKind(type, whole, assertion);
  const file = around.stack.map(ownFrame).find((name) => name !== undefined) ?? around.thrower;
  return {
    family: 'node',
    at,
    span: around.span,
    kind: kind ?? 'runtime-error',
    firm: kind !== null,
    type,
    message: whole,
    file,
    assertion,
  };
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

function above(lines: readonly string[], at: number): string | undefined {
  const near = lines.slice(Math.max(0, at - 8), at);
  return near
    .map((line) => THROWER.exec(line)?.groups?.['file'])
    .findLast((file) => file !== undefined && !file.startsWith('node:'));
}

function ownFrame(frame: string): string | undefined {
  const file = FRAME.exec(frame)?.groups?.['file'];
  return file === undefined || /node_modules|^node:|^internal\//.test(file) || !/[\\/]/.test(file)
    ? undefined
    : file;
}

export const nodeStack: Family = { name: 'node', signs: ['Error', 'Exception'], scan };

/** Bundlers and test loaders on a module they cannot resolve. */
export const bundler = byLine(
  'bundler',
  ['resolve'],
  [
    {
      pattern:
        /(?<message>(?:Failed to resolve import|Can't resolve|Could not resolve|Unable to resolve(?: module)?) ["'`](?:[./~]|@\/)[^"'`]*["'`].*)/,
      kind: 'runtime-error',
      firm: true,
    },
    {
      pattern:
        /(?<message>(?:Failed to resolve import|Can't resolve|Could not resolve|Unable to resolve module) ["'`][^"'`]*["'`].*)/,
      kind: 'missing-dependency',
    },
  ],
);

/** `node --test` in TAP and in its own reporter. */
const NOT_OK = /^\s*not ok \d+ - (?<name>.+)/;

function scanTap(lines: readonly string[]): Finding[] {
  return lines.flatMap((line, at) => {
    const name = NOT_OK.exec(line)?.groups?.['name'];
    if (name === undefined) return [];
    const below = until(lines, at + 1, /^\s*\.\.\.$|^\s*(?:not )?ok \d/, 60).join('\n');
    if (/failureType: '?subtestsFailed/.test(below)) return [];
    const said = /^\s*error: (?:\|-\n\s*)?['"]?(.+?)['"]?$/m.exec(below)?.[1] ?? 'failed';
    const values = below.match(/^\s*(?:expected|actual): .*/gm) ?? [];
    const file = /^\s*location: '(.+?):\d+:\d+'/m.exec(below)?.[1];
    const { type, message } = splitType(said);
    const told = {
      family: 'node',
      at,
      kind: 'test-failure',
      subject: name.replace(/ # .*/, ''),
      file,
    } as const;
    return [{ ...told, type, message: joined([message, ...values]), assertion: true, firm: true }];
  });
}

export const tap: Family = { name: 'node', signs: ['not ok '], scan: scanTap };
