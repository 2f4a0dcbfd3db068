import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../src/core/facts/turn.ts';
import { readFrom, readTail, streamTurns } from '../../../src/host/transcript/index.ts';
import { bytesSource } from '../../support/bytes.ts';
import { assistantLine, resultLine, userLine } from './lines.ts';

const say = (text: string) => userLine(text);
const file = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
const texts = (turns: Iterable<Turn>) =>
  [...turns].map((turn) => ('text' in turn ? turn.text : ''));

describe('reading a transcript from its end', () => {
  it('gives the same turns as reading it from its start, however lines fall on chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), { maxLength: 40 }),
        fc.boolean(),
        (said, ended) => {
          const text = file(...said.map((one) => say(`x${one}`)));
          const source = bytesSource({ t: ended ? text : text.slice(0, -1) });
          expect(texts(readTail(source, 't').turns)).toEqual(texts(streamTurns(source, 't')));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('crosses the borders of its chunks inside a line and inside a character', () => {
    const said = Array.from({ length: 30 }, (_, i) => `${i} ${'ü€😀'.repeat(9_000)}`);
    const source = bytesSource({ t: file(...said.map(say)) });
    expect(texts(readTail(source, 't', { maxBytes: 1e9 }).turns)).toEqual(said);
  });

  it('reads a bounded part of a file that is many times longer', () => {
    const source = bytesSource({
      t: file(...Array.from({ length: 60_000 }, (_, i) => say(`turn ${i}`))),
    });
    const tail = readTail(source, 't', { maxBytes: 100_000 });
    expect(source.read()).toBeLessThan(600_000);
    expect(tail.complete).toBe(false);
    expect(texts(tail.turns).at(-1)).toBe('turn 59999');
  });

  it('stops at the number of turns asked for', () => {
    const source = bytesSource({ t: file(...Array.from({ length: 50 }, (_, i) => say(`${i}`))) });
    expect(texts(readTail(source, 't', { maxTurns: 3 }).turns)).toEqual(['47', '48', '49']);
  });

  it('skips and counts a line longer than the limit, at the end, in the middle and at the start', () => {
    const big = say('b'.repeat(700_000));
    for (const lines of [
      [say('a'), say('c'), big],
      [say('a'), big, say('c')],
      [big, say('a'), say('c')],
    ]) {
      const tail = readTail(bytesSource({ t: file(...lines) }), 't', { maxLine: 500_000 });
      expect(texts(tail.turns)).toEqual(['a', 'c']);
      expect(tail.skipped.oversized).toBe(1);
    }
  });

  it('skips and counts torn lines, foreign lines and lines of unknown types', () => {
    const blob = JSON.stringify({
      type: 'api-request-blob',
      message: { role: 'user', content: 'not said' },
    });
    const source = bytesSource({
      t: file(
        '{"type":"user","mess',
        'null',
        '[1]',
        blob,
        '',
        JSON.stringify({ type: 'tomorrow' }),
        say('a'),
      ),
    });
    const tail = readTail(source, 't');
    expect(texts(tail.turns)).toEqual(['a']);
    expect(tail.skipped).toEqual({ unknown: 2, torn: 3, oversized: 0, abandoned: 0 });
  });

  it.each([
    ['short lines of another format', 'no json\n'.repeat(200_000)],
    ['two bytes for each character', [...file(say('a'))].join('\0').repeat(20_000)],
  ])('gives up soon on %s', (_, bytes) => {
    const source = bytesSource({ t: bytes });
    const tail = readTail(source, 't', { maxBytes: 1 << 30 });
    expect(tail).toMatchObject({ turns: [], found: true, complete: false });
    expect(source.read()).toBeLessThan(1 << 20);
  });

  it('has no turns and no error for a missing, an empty and a foreign file', () => {
    const source = bytesSource({ empty: '', foreign: 'hello\nworld' });
    expect(readTail(source, 'missing')).toMatchObject({ turns: [], found: false });
    expect(readTail(source, 'empty')).toMatchObject({
      turns: [],
      found: true,
      next: 0,
      complete: true,
    });
    expect(readTail(source, 'foreign')).toMatchObject({
      turns: [],
      found: true,
      skipped: { torn: 2 },
    });
  });
});

describe('reading what was added', () => {
  it('gives every turn once over any sequence of appends', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 12 }), (cuts) => {
        const said = ['one', 'two 😀', 'three'];
        const text = new TextEncoder().encode(file(...said.map(say)));
        const seen: string[] = [];
        let next = 0;
        for (const cut of [...cuts.sort((a, b) => a - b), text.length]) {
          const now = new TextDecoder().decode(text.subarray(0, cut));
          const reading = readFrom(bytesSource({ t: now }), 't', next);
          seen.push(...texts(reading.turns));
          next = reading.next;
        }
        expect(seen).toEqual(said);
      }),
      { numRuns: 60 },
    );
  });

  it('goes on after a tail read, and starts anew where the file was replaced by a shorter one', () => {
    const first = file(say('a'));
    const tail = readTail(bytesSource({ t: first }), 't');
    const more = readFrom(bytesSource({ t: first + file(say('b')) }), 't', tail.next);
    expect(texts(more.turns)).toEqual(['b']);
    expect(texts(readFrom(bytesSource({ t: file(say('z')) }), 't', 9_999).turns)).toEqual(['z']);
  });

  it('leaves a line that is still being written for the next time', () => {
    const whole = file(say('a'), say('b'));
    const half = readFrom(bytesSource({ t: whole.slice(0, -20) }), 't', 0);
    expect(texts(half.turns)).toEqual(['a']);
    expect(texts(readFrom(bytesSource({ t: whole }), 't', half.next).turns)).toEqual(['b']);
  });

  it('gets past a line longer than everything it may scan', () => {
    const source = bytesSource({ t: file(say('x'.repeat(4_000)), say('after')) });
    const limits = { maxLine: 500, maxScan: 1_000 };
    const seen: string[] = [];
    let next = 0;
    for (let i = 0; i < 10; i++) {
      const reading = readFrom(source, 't', next, limits);
      seen.push(...texts(reading.turns));
      next = reading.next;
    }
    expect(seen).toEqual(['after']);
  });
});

describe('the main chain', () => {
  const at = (uuid: string, parentUuid: string | null) => ({ uuid, parentUuid });

  it('leaves out what the user rewound', () => {
    const source = bytesSource({
      t: file(
        userLine('first', at('a', null)),
        assistantLine([{ type: 'text', text: 'answer' }], at('b', 'a')),
        userLine('taken back', at('c', 'b')),
        assistantLine([{ type: 'text', text: 'taken back too' }], at('d', 'c')),
        userLine('instead', at('e', 'b')),
      ),
    });
    const tail = readTail(source, 't');
    expect(texts(tail.turns)).toEqual(['first', 'answer', 'instead']);
    expect(tail.skipped.abandoned).toBe(2);
  });

  it('keeps the results of parallel calls, which hang beside the line of parents', () => {
    const use = (id: string) => [{ type: 'tool_use', id, name: 'Bash', input: {} }];
    const source = bytesSource({
      t: file(
        userLine('go', at('a', null)),
        assistantLine(use('t1'), at('b', 'a')),
        assistantLine(use('t2'), at('c', 'b')),
        resultLine('t1', 'one', false, at('d', 'b')),
        resultLine('t2', 'two', false, at('e', 'c')),
        assistantLine([{ type: 'text', text: 'done' }], at('f', 'e')),
      ),
    });
    expect(texts(readTail(source, 't').turns)).toEqual(['go', '', '', 'one', 'two', 'done']);
  });

  it('keeps what stands before a compaction, whose chain begins anew', () => {
    const boundary = JSON.stringify({
      parentUuid: null,
      type: 'system',
      subtype: 'compact_boundary',
      uuid: 'c',
      compactMetadata: { trigger: 'auto', preTokens: 9 },
    });
    const source = bytesSource({
      t: file(userLine('before', at('a', null)), boundary, userLine('after', at('d', 'c'))),
    });
    const { turns } = readTail(source, 't');
    expect(turns.map(({ role }) => role)).toEqual(['user', 'boundary', 'user']);
    expect(turns[1]).toMatchObject({ trigger: 'auto', before: 9 });
  });
});
