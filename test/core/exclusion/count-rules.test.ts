import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countRules, parseLine } from '../../../src/core/exclusion/lines.ts';
import { HANGS } from '../../support/hang.ts';

/** Characters that decide whether a line is a rule, and some that do not. */
const CHARACTERS = [...'ab*é#! /\\\t\r\v\f\n\n\n', '\ufeff', '\u00a0', '\u2028', '\u3000'];
const texts = fc
  .array(fc.constantFrom(...CHARACTERS), { maxLength: 30 })
  .map((characters) => characters.join(''));

/** Line by line, as they stand. */
function countedByHand(text: string): number {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  return lines.filter((line) => !line.startsWith('#') && isRule(line)).length;
}

function isRule(line: string): boolean {
  return line !== '' && (!' \t\r!/'.includes(line.charAt(0)) || /[^\s!/]/.test(line));
}

it('counts the lines that are neither empty nor a comment nor bare marks', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(countRules(text)).toBe(countedByHand(text));
    }),
    { numRuns: 20_000 },
  );
});

it('counts what the reader of rules takes as one', () => {
  const lines = [
    '',
    '#',
    '# a',
    '!',
    '/',
    '!/',
    ' ',
    '\r',
    'a',
    '!a',
    '/a',
    ' a',
    '*.log',
    'a b\r',
  ];
  for (const line of lines) {
    const read = line.startsWith('#') ? null : parseLine(line, 0);
    const blank = line.trim() === '';
    expect([line, countRules(line)]).toEqual([line, read === null || blank ? 0 : 1]);
  }
});

it('comes to an end on marks without one', HANGS, () => {
  expect(countRules('!'.repeat(1_000_000))).toBe(0);
  expect(countRules(`${'/ '.repeat(500_000)}\n`.repeat(2))).toBe(0);
});
