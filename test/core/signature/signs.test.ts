import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../../src/core/signature/families/families.ts';

/** Outputs of many tools, one line of JSON each. */
const OUTPUTS: readonly string[] = readFileSync(
  path.resolve(import.meta.dirname, '../../../eval/signature/own-errors.jsonl'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => (JSON.parse(line) as { text: string }).text);

/** Every line holds it. */
const ANY = [''];

/** Numbered lists of failures look alike: these two are told from others by their signs alone. */
const TOLD_APART: readonly string[] = ['mocha', 'rspec'];

describe('the signs of the families', () => {
  const signed = FAMILIES.filter(({ signs }) => signs.length > 0);

  const shaped = signed.filter(({ scan }) => !TOLD_APART.includes(scan.name));

  it.each(shaped.map((family) => [family.scan.name, family] as const))(
    '%s finds nothing where none of its signs stands',
    (_, { scan, signs }) => {
      for (const output of OUTPUTS) {
        const lines = output.split('\n');
        const holds = signs.some((sign) => `\n${output}`.includes(sign));
        expect(scan(lines, ANY)).toEqual(holds ? scan(lines, signs) : []);
      }
    },
  );

  it('stand in the table for what the outputs show', () => {
    const seen = signed.filter(({ signs }) =>
      OUTPUTS.some((output) => signs.some((sign) => `\n${output}`.includes(sign))),
    );
    expect(seen.length).toBeGreaterThan(signed.length / 2);
  });
});
