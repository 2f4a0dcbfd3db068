import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/core/exclusion/glob.ts';
import { caseOf } from '../../../src/core/exclusion/letters.ts';
import { indexLines, type LineIndex } from '../../../src/core/exclusion/line-index.ts';

const NAMES = ['a', 'ab', 'src', 'app', 'dist', 'x.ts', 'b.log', '.env', 'Ä', 'long-name'];
const path = fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 });
const pattern = fc
  .array(fc.constantFrom(...NAMES, '*', '**', '/', '?', '!', '[ab]', '\\*', '#', ' '), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pieces) => pieces.join(''));

/** Rules that meet none of the paths, enough of them for the whole text to be searched. */
const FILLER = Array.from({ length: 900 }, (_, at) => `never-${at}-met/`);

describe('indexLines', () => {
  it('gives the same rules that match a path however many were asked of before', () => {
    fc.assert(
      fc.property(
        fc.array(pattern, { maxLength: 12 }),
        fc.array(path, { minLength: 4, maxLength: 8 }),
        fc.boolean(),
        fc.boolean(),
        (patterns, paths, isLarge, foldCase) => {
          const lines = isLarge ? [...FILLER, ...patterns, ...FILLER] : patterns;
          const text = lines.join('\n');
          const walked = indexLines(text, foldCase);
          for (const names of paths) {
            const folded = caseOf(foldCase).fold(names.join('/'));
            const matching = (index: LineIndex) =>
              index
                .meeting(folded)
                .filter(({ body, anchored }) => compile(body, anchored, foldCase)(names));
            expect(matching(walked)).toEqual(matching(indexLines(text, foldCase)));
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
