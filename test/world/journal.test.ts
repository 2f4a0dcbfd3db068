import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Fact, SaidFact } from '../../src/core/facts/fact.ts';
import type { Fold } from '../../src/core/facts/fold.ts';
import type { Clock } from '../../src/world/clock/clock.ts';
import { createMemoryClock } from '../../src/world/clock/memory.ts';
import type { Files } from '../../src/world/files/files.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { createNodeFiles } from '../../src/world/files/node.ts';
import { decodeFact, encodeFact, MAX_LINE_BYTES } from '../../src/world/journal/line.ts';
import { createJournalStore, safeName } from '../../src/world/journal/store.ts';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-journal-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const look = (at: number, use?: string): Fact => ({
  v: 1,
  kind: 'look',
  at,
  tool: 'Read',
  target: 'a',
  ...(use && { use }),
});

const times: Fold<readonly number[]> = {
  version: 1,
  initial: [],
  step: (state, fact) => [...state, fact.at],
};

let count = 0;
const adapters: Record<string, (clock: Clock) => { files: Files; state: string }> = {
  node: () => ({ files: createNodeFiles(), state: path.join(scratch, String(count++)) }),
  memory: (clock) => ({ files: createMemoryFiles({}, clock), state: '/state' }),
};

describe.each(Object.entries(adapters))('the journal over %s files', (_, make) => {
  const open = () => {
    const clock = createMemoryClock(Date.now());
    const { files, state } = make(clock);
    const reports: string[] = [];
    const store = createJournalStore(files, clock, state, (message) => reports.push(message));
    const session = 'abc-123';
    const journal = store.open(session);
    if (!journal) throw new Error('no journal');
    return {
      files,
      store,
      journal,
      reports,
      clock,
      file: `${state}/sessions/${session}/journal.jsonl`,
    };
  };

  it('folds what was appended, also in another process', () => {
    const { journal, store } = open();
    journal.append([look(1), look(2)]);
    journal.append([look(3)]);
    expect(store.open('abc-123')?.fold('t', times)).toEqual({
      state: [1, 2, 3],
      facts: 3,
      skipped: 0,
      known: true,
    });
  });

  it('an empty or missing journal is an empty state', () => {
    expect(open().journal.fold('t', times)).toEqual({
      state: [],
      facts: 0,
      skipped: 0,
      known: true,
    });
  });

  describe('what is about to be said', () => {
    const said = (key: string, channel: SaidFact['channel'] = 'health'): SaidFact => ({
      v: 1,
      kind: 'said',
      at: 1,
      channel,
      key,
      hash: 'x',
    });
    /** The same journal as another process opens it. */
    const processes = (many: number) => {
      const { files, clock, file } = open();
      const state = file.replace(/\/sessions\/.*/, '');
      return Array.from({ length: many }, () => {
        const journal = createJournalStore(files, clock, state, () => {}).open('abc-123');
        if (!journal) throw new Error('no journal');
        return journal;
      });
    };

    it('is the first one’s of processes that do not see each other’s words', () => {
      fc.assert(
        fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 }), (order) => {
          const journals = processes(6);
          for (const journal of journals) journal.fold('t', times);
          const claims = order.map((at) => journals[at]?.claim([said('a'), said(`b${at}`)]));
          expect(claims.map((one) => one?.[0])).toEqual(
            order.map((_, turn) => (turn === 0 ? 'own' : 'others')),
          );
          expect(claims.every((one) => one?.[1] === 'own')).toBe(true);
        }),
        { numRuns: 20 },
      );
    });

    it('is the process’s own where the other word was there when it first looked', () => {
      const [first, second] = processes(2);
      expect(first?.claim([said('a')])).toEqual(['own']);
      second?.fold('t', times);
      expect(second?.claim([said('a')])).toEqual(['own']);
    });

    it('is told apart by channel and key, however long', () => {
      const [first, second] = processes(2);
      for (const one of [first, second]) one?.fold('t', times);
      const long = 'k'.repeat(3 * MAX_LINE_BYTES);
      expect(first?.claim([said(long), said('a', 'budget')])).toEqual(['own', 'own']);
      expect(second?.claim([said(long), said('a'), said('a', 'budget')])).toEqual([
        'others',
        'own',
        'others',
      ]);
    });

    it('is forgotten where it cannot be written down', () => {
      const { journal, files, file } = open();
      files.replace(`${file}/x`, 'a folder where the journal should be');
      expect(journal.claim([said('a')])).toEqual(['forgotten']);
    });
  });

  it('counts one delivery of a call once, before and after a snapshot', () => {
    const { journal } = open();
    for (let at = 0; at < 250; at++) journal.append([look(at, `use-${at}`)]);
    expect(journal.fold('t', times).facts).toBe(250);
    journal.append([look(999, 'use-249'), look(250, 'use-250')]);
    const folded = journal.fold('t', times);
    expect(folded.facts).toBe(251);
    expect(folded.state.at(-1)).toBe(250);
  });

  it('skips and counts torn and foreign lines, losing no whole fact', () => {
    const { journal, files, file } = open();
    journal.append([look(1)]);
    files.append(file, 'garbage\n{"v":99,"kind":"look","at":5}\n}{\n{"v":1,"kind":"lo');
    journal.append([look(2)]);
    files.append(file, '{"v":1,"kind":"look","at":3');
    const folded = journal.fold('t', times);
    expect(folded.state).toEqual([1, 2]);
    expect(folded.skipped).toBe(3);
  });

  it('an unreadable journal is unknown, not empty', () => {
    const { journal, files, file } = open();
    files.replace(`${file}/x`, 'a folder where the journal should be');
    expect(journal.fold('t', times).known).toBe(false);
  });

  it.each([
    ['garbage', 'garbage'],
    ['no table', '[1, 2]'],
    ['of no such fold', '{"t":null,"u":7}'],
    [
      'of another version',
      '{"t":{"version":7,"offset":0,"state":[],"facts":0,"skipped":0,"seen":[]}}',
    ],
    [
      'beyond the file',
      '{"t":{"version":1,"offset":9999999,"state":[7],"facts":1,"skipped":0,"seen":[]}}',
    ],
    ['without a state', '{"t":{"version":1,"offset":0}}'],
  ])('does not trust a snapshot that is %s', (_name, text) => {
    const { journal, files, file } = open();
    journal.append([look(1)]);
    files.replace(file.replace('.jsonl', '.snapshot.json'), text);
    expect(journal.fold('t', times).state).toEqual([1]);
  });

  it('does not trust a snapshot of a longer journal, nor one taken within a line', () => {
    for (const offset of [9, 20]) {
      const { journal, files, file } = open();
      journal.append([look(1), look(2)]);
      const taken = { version: 1, offset, state: [7], facts: 1, skipped: 0, seen: [] };
      files.replace(file.replace('.jsonl', '.snapshot.json'), JSON.stringify({ t: taken }));
      expect(journal.fold('t', times).state).toEqual([1, 2]);
    }
  });

  it('keeps the snapshots of all folds side by side', () => {
    const { journal, files, file } = open();
    for (let at = 0; at < 300; at++) journal.append([look(at)]);
    for (const name of ['t', 'u']) expect(journal.fold(name, times).facts).toBe(300);
    const snapshot = files.read(file.replace('.jsonl', '.snapshot.json'), 1e9);
    expect(snapshot.ok && Object.keys(JSON.parse(snapshot.value))).toEqual(['t', 'u']);
  });

  it('reads only the tail behind a snapshot', () => {
    const { journal, files, file } = open();
    for (let at = 0; at < 300; at++) journal.append([look(at)]);
    journal.fold('t', times);
    const snapshot = files.read(file.replace('.jsonl', '.snapshot.json'), 1e9);
    const offset = snapshot.ok ? JSON.parse(snapshot.value).t.offset : 0;
    expect(offset).toBe(files.stat(file)?.size);
  });

  it('reads only the tail also behind deliveries that count for nothing', () => {
    const { journal, files, file } = open();
    for (let at = 0; at < 300; at++) journal.append([look(at, 'use-1')]);
    expect(journal.fold('t', times).facts).toBe(1);
    const snapshot = files.read(file.replace('.jsonl', '.snapshot.json'), 1e9);
    expect(snapshot.ok && JSON.parse(snapshot.value).t.offset).toBe(files.stat(file)?.size);
  });

  it('keeps an error text once', () => {
    const { journal, files, file } = open();
    const name = journal.keepError('TypeError: x\n  at y');
    expect(journal.keepError('TypeError: x\n  at y')).toBe(name);
    const kept = files.read(`${path.dirname(file)}/errors/${name}`, 1000);
    expect(kept).toEqual({ ok: true, value: 'TypeError: x\n  at y' });
  });

  it('a subagent has a journal of its own', () => {
    const { journal, store } = open();
    store.open('abc-123', 'agent-1')?.append([look(5)]);
    expect(journal.fold('t', times).facts).toBe(0);
    expect(store.open('abc-123', 'agent-1')?.fold('t', times).facts).toBe(1);
    expect(store.agents('abc-123').map((one) => one.fold('t', times).facts)).toEqual([1]);
    expect([...store.agents('other'), ...store.agents(undefined)]).toEqual([]);
  });

  it('no session id, no journal; a hostile one stays inside', () => {
    const { store, files } = open();
    expect(store.open(undefined)).toBeNull();
    expect(store.open('')).toBeNull();
    store.open('../../etc/passwd')?.append([look(1)]);
    expect(store.sessions().every((name) => !name.includes('/'))).toBe(true);
    expect(store.sessions()).toContain(safeName('../../etc/passwd'));
    expect(files.stat('/etc/passwd/journal.jsonl')).toBeNull();
  });

  it('remembers the last 256 deliveries beyond a snapshot', () => {
    const { journal } = open();
    for (let at = 0; at < 300; at++) journal.append([look(at, `use-${at}`)]);
    expect(journal.fold('t', times).facts).toBe(300);
    journal.append([look(0, 'use-44')]);
    expect(journal.fold('t', times).facts).toBe(300);
    journal.append([look(0, 'use-43')]);
    expect(journal.fold('t', times).facts).toBe(301);
  });

  it('names a hundred subagents at most', () => {
    const { store } = open();
    for (let n = 0; n < 100; n++) store.open('abc-123', `a${n}`)?.append([look(n)]);
    expect(store.agents('abc-123')).toHaveLength(100);
    store.open('abc-123', 'one-more')?.append([look(1)]);
    expect(store.agents('abc-123')).toHaveLength(100);
  });

  it('sweeps nothing on the thirtieth day', () => {
    const { store, journal, clock } = open();
    journal.append([look(1)]);
    clock.advance(store.lastTouched('abc-123') + 30 * 86_400_000 - clock.now());
    store.sweep(30);
    expect(store.sessions()).toEqual(['abc-123']);
    clock.advance(1);
    store.sweep(30);
    expect(store.sessions()).toEqual([]);
  });

  it('sweeps only what was untouched for long', () => {
    const { store, journal, clock } = open();
    journal.append([look(1)]);
    store.sweep(30);
    expect(store.sessions()).toEqual(['abc-123']);
    clock.advance(31 * 86_400_000);
    store.sweep(30);
    expect(store.sessions()).toEqual([]);
  });
});

const anyFact: fc.Arbitrary<Fact> = fc.record({
  v: fc.constant(1 as const),
  kind: fc.constant('check' as const),
  at: fc.nat(),
  family: fc.constantFrom('test' as const, 'build' as const),
  command: fc.string({ unit: 'grapheme', maxLength: 6000 }),
  ok: fc.boolean(),
  signatures: fc.array(
    fc.record({
      id: fc.stringMatching(/^[0-9a-f]{16}$/),
      kind: fc.constant('test-failure' as const),
      family: fc.constant('vitest'),
      message: fc.string({ maxLength: 300 }),
      text: fc.string({ unit: 'grapheme', maxLength: 500 }),
      count: fc.nat(),
    }),
    { maxLength: 20 },
  ),
  more: fc.nat({ max: 5 }),
  output: fc.stringMatching(/^[0-9a-f]{0,16}$/),
});

describe('a line', () => {
  it('is at most 4 KB, one line, and keeps kind and order, whatever the fact', () => {
    fc.assert(
      fc.property(anyFact, (fact) => {
        const line = encodeFact(fact);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(MAX_LINE_BYTES);
        expect(line.indexOf('\n')).toBe(line.length - 1);
        const back = decodeFact(line.trimEnd());
        if (back?.kind !== 'check' || fact.kind !== 'check') throw new Error('lost its kind');
        expect(back.more + back.signatures.length).toBe(fact.more + fact.signatures.length);
        if (Buffer.byteLength(JSON.stringify(fact)) < 4000) expect(back).toEqual(fact);
      }),
      { numRuns: 200 },
    );
  });
});

it('a line of exactly four kilobytes stays whole', () => {
  const fact = (length: number): Fact => ({
    v: 1,
    kind: 'look',
    at: 1,
    tool: 'Read',
    target: 'x'.repeat(length),
  });
  const fits = MAX_LINE_BYTES - Buffer.byteLength(encodeFact(fact(0)));
  expect(Buffer.byteLength(encodeFact(fact(fits)))).toBe(4_096);
  expect(decodeFact(encodeFact(fact(fits)))).toEqual(fact(fits));
  expect(decodeFact(encodeFact(fact(fits + 1)))).toEqual(fact(600));
});

describe('50 processes appending at once', () => {
  it('lose and tear nothing', async () => {
    const state = path.join(scratch, 'parallel');
    const script = path.join(scratch, 'append-facts.mjs');
    const source = path.join(import.meta.dirname, '../support/append-facts.ts');
    await build({
      entryPoints: [source],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    const children = Array.from({ length: 50 }, (_, index) => {
      const child = spawn(process.execPath, [script, state, String(index)]);
      return new Promise<number | null>((resolve) => child.on('close', resolve));
    });
    expect(await Promise.all(children)).toEqual(Array(50).fill(0));
    const store = createJournalStore(createNodeFiles(), createMemoryClock(), state, () => {});
    const folded = store.open('shared')?.fold('t', times);
    expect(folded).toMatchObject({ facts: 500, skipped: 0, known: true });
    expect(new Set(folded?.state).size).toBe(500);
  }, 120_000);
});
