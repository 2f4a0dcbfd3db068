import type { ErrorKind } from '../../facts/signature.ts';
import type { Finding, Lines } from '../finding.ts';
import { eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';

const RAISED = /^\s*\*\* \((?<type>[\w. ]+?)(?: from [^)]*)?\) (?<message>.*)/;

function raisedKind(type: string): ErrorKind | null {
  if (type === 'Mix') return 'build';
  if (/(?:Syntax|TokenMissing|Parse|MismatchedDelimiter)Error$/.test(type)) return 'syntax';
  return null;
}

/** Elixir's `** (Type) message`; an exit that wraps another error is that error. */
export function elixir(lines: Lines): Finding[] {
  return eachLine(lines, ['** ('], (line, at) => {
    const head = RAISED.exec(line)?.groups;
    if (!head || /^EXIT/.test(head['type'] ?? '')) return [];
    const below = until(lines, at + 1, /^$|^\s+\(|^\s*\d* ?[│|]|^\s+\S+\.exs?:\d+/, 3);
    const words = [head['message'] ?? '', ...below];
    const type = (head['type'] ?? '').split('.').at(-1);
    const kind = raisedKind(type ?? '');
    const file = /^(\S+\.(?:exs?|heex|leex|eex)):\d+/.exec(head['message'] ?? '')?.[1];
    return [
      {
        family: 'elixir',
        at,
        span: 1 + below.length,
        wrapper: /\(errors have been logged\)/.test(head['message'] ?? ''),
        kind: kind ?? 'runtime-error',
        firm: kind !== null,
        type,
        message: joined(words, 3),
        file,
      },
    ];
  });
}

/** The compiler's diagnostics: `error:`, a frame, and the place behind a corner. */
export function elixirCompiler(lines: Lines): Finding[] {
  return eachLine(lines, ['error: ', '== Comp'], (line, at): Finding[] => {
    const file = /^== Compilation error in file (\S+) ==/.exec(line)?.[1];
    if (file !== undefined)
      return [
        { family: 'elixir', at, kind: 'build', message: 'Compilation error', file, wrapper: true },
      ];
    const message = /^\s*error: (.+)/.exec(line)?.[1];
    const below = message === undefined ? [] : until(lines, at + 1, /^$/, 10);
    const place = below.map((next) => /^\s*└─ ([^\s:]+)(?::\d+)*/.exec(next)?.[1]).find(Boolean);
    if (message === undefined || place === undefined) return [];
    const kind = /unexpected|missing terminator|syntax error/.test(message)
      ? 'syntax'
      : 'type-error';
    return [
      { family: 'elixir', at, span: 1 + below.length, kind, firm: true, message, file: place },
    ];
  });
}
