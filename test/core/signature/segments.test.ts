import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segments } from '../../../src/core/signature/segments.ts';

/** The tokens of a line in one pattern, which the source spells out since it costs too much to compile. */
const TOKEN =
  /\\\n|#[^\n]*|(\d?&?>{1,2}\|?&?|<{1,3}&?)\s*("[^"]*"|'[^']*'|[^\s;&|<>()]*)|&&|\|\||\|&|[;|&\n()]|(?:"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?|\\[\s\S]|[^\s;&|<>()"'\\])+/g;

/** The words of each simple command of a line. */
function counted(line: string): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const [text, redirection] of line.matchAll(TOKEN)) {
    if (text === '\\\n' || text.startsWith('#') || redirection !== undefined) continue;
    if (/^(?:&&|\|\||\|&|[;|&\n()])$/.test(text)) parts.push([]);
    else parts.at(-1)?.push(bare(text));
  }
  return parts.filter((words) => words.length > 0);
}

function bare(word: string): string {
  return word.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/\\([\s\S])/g, '$1');
}

const PIECES = [
  ...['x', 'x2', ' ', '  ', '\t', '\n', '\r', '\u00a0', ';', '&', '&&', '|', '||', '|&', '(', ')'],
  ...['>', '>>', '>|', '>&', '2>', '2>&1', '&>', '<', '<&', '1', '23', '/dev/null', '#', '\\'],
  ...['"', "'", '"a b"', "'a b'", 'a"b"', '\\\n', '\\ ', '-', '=', '*', '$x', '`'],
];

describe('segments', () => {
  it('takes a line apart as the one pattern of its tokens does', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }), (pieces) => {
        const line = pieces.join('');
        const expected = counted(line);
        // What is taken off the front of a command is another matter: here-documents, assignments, keywords.
        fc.pre(!/<<|=/.test(line) && !expected.flat().some((word) => '()'.includes(word)));
        const words = segments(line)
          .map((part) => part.words)
          .filter((one) => one.length > 0);
        expect(words).toEqual(expected);
      }),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ['a > out', true],
    ['a 2>&1', false],
    ['a 2>/dev/null', false],
    ['a >&2', false],
    ['a &> log', true],
    ['a >| log', true],
    ['a < in', false],
    ['a <<< "text > out"', false],
    ['a "> out"', false],
    ['a # > out', false],
  ])('%s: writes %s', (command, writes) => {
    expect(segments(command).some((part) => part.writes)).toBe(writes);
  });

  it('leaves the bodies of here-documents out', () => {
    expect(segments('cat <<EOF > f\nrm x\nEOF\nls').map((part) => part.words)).toEqual([
      ['cat'],
      ['ls'],
    ]);
  });
});
