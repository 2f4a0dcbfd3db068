import type { ErrorKind } from '../../facts/signature.ts';
import type { Family, Finding } from '../finding.ts';
import { byLine, joined, until } from '../finding.ts';

const RAISED = /^\s*\*\* \((?<type>[\w. ]+?)(?: from [^)]*)?\) (?<message>.*)/;

function raisedKind(type: string): ErrorKind | null {
  if (type === 'Mix') return 'build';
  if (/(?:Syntax|TokenMissing|Parse|MismatchedDelimiter)Error$/.test(type)) return 'syntax';
  return null;
}

/** Elixir's `** (Type) message`; an exit that wraps another error is that error. */
function scan(lines: readonly string[]): Finding[] {
  return lines.flatMap((line, at) => {
    const head = RAISED.exec(line)?.groups;
    if (!head || /^EXIT/.test(head['type'] ?? '')) return [];
    const words = [
      head['message'] ?? '',
      ...until(lines, at + 1, /^$|^\s+\(|^\s*\d* ?[│|]|^\s+\S+\.exs?:\d+/, 3),
    ];
    const type = (head['type'] ?? '').split('.').at(-1);
    const kind = raisedKind(type ?? '');
    const file = /^(\S+\.(?:exs?|heex|leex|eex)):\d+/.exec(head['message'] ?? '')?.[1];
    return [
      {
        family: 'elixir',
        at,
        kind: kind ?? 'runtime-error',
        firm: kind !== null,
        type,
        message: joined(words, 3),
        file,
      },
    ];
  });
}

export const elixir: Family = { name: 'elixir', signs: ['** ('], scan };

export const elixirCompiler = byLine(
  'elixir',
  ['== Compilation error'],
  [
    {
      pattern: /^== (?<message>Compilation error in file (?<file>\S+)) ==/,
      kind: 'build',
      wrapper: true,
    },
  ],
);
