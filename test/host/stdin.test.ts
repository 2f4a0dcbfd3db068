import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPayload } from '../../src/host/stdin.ts';

const limits = { maxBytes: 1 << 20, idle: 150 };

function feed(chunks: readonly (string | Buffer)[], end: boolean): PassThrough {
  const stream = new PassThrough();
  for (const chunk of chunks) stream.write(chunk);
  if (end) stream.end();
  return stream;
}

describe('readPayload', () => {
  it('answers as soon as the document is complete, also when the pipe never closes', async () => {
    const payload = await readPayload(feed(['{"a":', '{"b":1}', '}'], false), {
      ...limits,
      idle: 600_000,
    });
    expect(payload).toEqual({ ok: true, value: { a: { b: 1 } } });
  });

  it('reads a document however it is cut into chunks, characters included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()),
        fc.array(fc.nat(200), { maxLength: 5 }),
        fc.boolean(),
        async (value, cuts, end) => {
          const bytes = Buffer.from(JSON.stringify(value));
          const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length];
          places.sort((a, b) => a - b);
          const chunks = places.slice(1).map((to, at) => bytes.subarray(places[at], to));
          const payload = await readPayload(feed(chunks, end), limits);
          expect(payload).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['nothing', [], 'empty'],
    ['white space', ['  \n'], 'empty'],
    ['half a document', ['{"a":'], 'malformed'],
    ['two documents', ['{"a":1}x{'], 'malformed'],
    ['no JSON', ['}{'], 'malformed'],
  ])('says what is wrong with %s', async (_name, chunks, reason) => {
    expect(await readPayload(feed(chunks, true), limits)).toEqual({ ok: false, reason });
  });

  it('gives up on a pipe that falls silent, not on one that is slow', async () => {
    expect(await readPayload(feed(['{"a":'], false), limits)).toEqual({
      ok: false,
      reason: 'idle',
    });
    const slow = feed(['{"a":['], false);
    const parts = ['1,', '2,', '3,', '4]}'];
    const timer = setInterval(() => slow.write(parts.shift() ?? ''), 60);
    expect(await readPayload(slow, limits)).toEqual({ ok: true, value: { a: [1, 2, 3, 4] } });
    clearInterval(timer);
  });

  it('stops reading beyond its size', async () => {
    const payload = await readPayload(feed([Buffer.alloc(2 << 20, 0x20)], true), limits);
    expect(payload).toEqual({ ok: false, reason: 'too-large' });
  });

  it('takes a document that is exactly as large as it may be', async () => {
    const text = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    expect(await readPayload(feed([text(limits.maxBytes)], true), limits)).toMatchObject({
      ok: true,
    });
    expect(await readPayload(feed([text(limits.maxBytes + 1)], true), limits)).toEqual({
      ok: false,
      reason: 'too-large',
    });
  });

  it('tolerates a byte order mark', async () => {
    expect(await readPayload(feed(['\uFEFF{"a":1}'], true), limits)).toEqual({
      ok: true,
      value: { a: 1 },
    });
  });
});
