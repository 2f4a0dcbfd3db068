import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fact } from '../../src/core/facts/fact.ts';
import { inAnswers, tailFor, tailOf, unseenRejections } from '../../src/events/rejected.ts';
import type { Session } from '../../src/events/session.ts';
import { bytesSource } from '../support/bytes.ts';

type Entry =
  | {
      readonly kind: 'prompt' | 'text' | 'call' | 'failed' | 'refused' | 'done';
      readonly size: number;
    }
  | { readonly kind: 'noise'; readonly size: number };

const KINDS = ['prompt', 'text', 'call', 'failed', 'refused', 'done', 'noise'] as const;
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    size: fc.constantFrom(5, 300, 9_000, 60_000, 140_000),
  }),
  { maxLength: 40 },
);

/** Each call has the number of its line; an answer is that of the last call; two answers in three are of several lines. */
function transcriptOf(list: readonly Entry[]): string {
  let call = 'toolu_0';
  const lines = list.map(({ kind, size }, at) => {
    const links = `{"parentUuid":${at === 0 ? 'null' : `"u${at - 1}"`},"uuid":"u${at}","isSidechain":false`;
    const pad = 'x '.repeat(size / 2);
    const answer = (said: string, isError: boolean) =>
      `${links},"type":"user","message":{"content":[{"type":"tool_result","content":"${said}${pad}","is_error":${isError},"tool_use_id":"${call}"}]}}`;
    if (kind === 'noise') return `{"type":"file-history-snapshot","snapshot":"${pad}"}`;
    if (kind === 'prompt') return `${links},"type":"user","message":{"content":"${pad}"}}`;
    if (kind === 'failed') return answer('Exit code 1 ', true);
    if (kind === 'refused') return answer('<tool_use_error>String to replace not found', true);
    if (kind === 'done') return answer('<tool_use_error>quoted ', false);
    if (kind === 'call') call = `toolu_${at}`;
    const block =
      kind === 'call'
        ? `{"type":"tool_use","id":"${call}","name":"Edit","input":{"file_path":"/p/a","old_string":"${pad}"}}`
        : `{"type":"text","text":"${pad}"}`;
    return `${links},"type":"assistant","message":{"id":"m${Math.floor(at / 3)}","content":[${block}]}}`;
  });
  return lines.map((line) => `${line}\n`).join('');
}

function sessionOver(text: string, rejected: readonly string[]): Session {
  const session = {
    root: '/p',
    world: { files: bytesSource({ '/t': text }), clock: { now: () => 1 } },
    journal: { fold: () => ({ state: { rejected } }) },
  };
  return session as unknown as Session;
}

test('as much of the tail as facts need says of them what the whole tail says', async () => {
  const property = fc.asyncProperty(
    entries,
    fc.nat(40),
    fc.array(fc.nat(40), { maxLength: 3 }),
    async (list, use, known) => {
      const session = sessionOver(
        transcriptOf(list),
        known.map((at) => `toolu_${at}`),
      );
      const fact = { v: 1, kind: 'failure', at: 1, use: `toolu_${use}` } as unknown as Fact;
      const said = async (facts: readonly Fact[], turns: ReturnType<typeof tailOf>) =>
        inAnswers([...(await unseenRejections(turns, session)), ...facts], turns);
      for (const facts of [[fact], []]) {
        const some = await said(facts, tailFor(facts, '/t', session));
        expect(some).toEqual(await said(facts, tailOf('/t', session)));
      }
    },
  );
  await fc.assert(property, { numRuns: 60 });
});

test('of a transcript that is not there nothing is needed', () => {
  expect(tailFor([], '/none', sessionOver('', []))).toEqual([]);
  expect(tailFor([], undefined, sessionOver('', []))).toEqual([]);
});
