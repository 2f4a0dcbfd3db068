import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract, wholeSentences } from '../../../src/core/guidance/extract.ts';

const text = (...lines: readonly string[]) => lines.join('\n');

describe('extract', () => {
  it.each([
    ['Pattern', 'Common Pitfalls', 'Checklist'],
    ['Solution', 'Gotchas', 'Steps'],
    ['The Fix', 'Caveats', 'Verification'],
    ['2. Resolution', 'Anti-patterns', 'How to verify'],
    ['Recommended Approach', 'Common Mistakes', 'Procedure:'],
  ])('finds the parts under %s, %s, %s', (pattern, pitfalls, checklist) => {
    const body = text(
      `## ${pattern}`,
      'Do it.',
      `## ${pitfalls}`,
      '- Not so.',
      `## ${checklist}`,
      '1. [ ] Done.',
    );
    expect(extract('T', body)).toEqual({
      title: 'T',
      pattern: [{ kind: 'text', lines: ['Do it.'] }],
      pitfalls: ['Not so.'],
      checklist: ['Done.'],
    });
  });

  it('takes subsections along and joins wrapped lines', () => {
    const body = text(
      '# Title',
      '## Solution',
      'One',
      'two.',
      '### Detail',
      '- three',
      '  four',
      '## Other',
      'no',
    );
    expect(extract('T', body).pattern.flatMap((block) => block.lines)).toEqual([
      'One two.',
      '- three four',
    ]);
  });

  it('falls back to the first paragraph', () => {
    expect(extract('T', '# A title\n\nSome words.\n\nMore.').pattern).toEqual([
      { kind: 'text', lines: ['Some words.'] },
    ]);
    expect(extract('T', '').pattern).toEqual([]);
  });

  it('takes the first paragraph for a pattern beside pitfalls and steps, and says neither twice', () => {
    const parts = text('## Gotchas', '- not twice', '## Steps', '1. look');
    const { pattern, pitfalls, checklist } = extract('T', `# T\n\nCall the proxy.\n\n${parts}`);
    expect(pattern).toEqual([{ kind: 'text', lines: ['Call the proxy.'] }]);
    expect([pitfalls, checklist]).toEqual([['not twice'], ['look']]);
    expect(extract('T', parts).pattern).toEqual([]);
  });

  it('sees no heading inside a code block and keeps or drops the block whole', () => {
    const code = ['```bash', '# not a heading', 'ls', '```'];
    expect(extract('T', text('## Fix', 'Look.', '', ...code)).pattern.at(-1)?.lines).toEqual(code);
    const long = ['```bash', ...Array.from({ length: 30 }, (_, at) => `echo ${at}`), '```'];
    expect(extract('T', text('## Fix', 'Look.', ...long)).pattern).toEqual([
      { kind: 'text', lines: ['Look.'] },
    ]);
  });

  it('reads CRLF and a BOM', () => {
    expect(extract('T', '\uFEFF## Pattern\r\n\r\nDo it.\r\n').pattern[0]?.lines).toEqual([
      'Do it.',
    ]);
  });

  it('never throws, and everything it says stands in the text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('## Pattern', '## Steps', '```', '- x. y', '~~~', '# T'),
          ),
        ),
        (lines) => {
          const body = lines.join('\n');
          const flat = body.replace(/\s+/g, ' ');
          const micro = extract('T', body);
          for (const line of [...micro.pitfalls, ...micro.checklist])
            expect(flat).toContain(line.replace(/\s+/g, ' '));
          expect(
            micro.pattern.reduce((sum, block) => sum + block.lines.length, 0),
          ).toBeLessThanOrEqual(14);
        },
      ),
    );
  });

  it('cuts only between sentences', () => {
    const sentence = `${'word '.repeat(30)}end.`;
    expect(wholeSentences(`${sentence} ${sentence} ${sentence}`)).toBe(sentence);
    expect(wholeSentences(`${'x'.repeat(300)}. Short.`)).toBe(`${'x'.repeat(300)}.`);
    expect(wholeSentences('y'.repeat(500))).toBe('');
  });
});
