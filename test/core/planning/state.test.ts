import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ActiveLoop,
  addBlocker,
  addMetrics,
  appendLoopRow,
  emptyBlockers,
  type NewBlocker,
  readBlockers,
  readConscience,
  readDebug,
  readLoopFile,
  readRecord,
  readVision,
  removeActiveLoop,
  resolveBlocker,
  setActiveLoop,
  setDtgMetrics,
} from '../../../src/core/planning/index.ts';
import { difference, fixture, windows } from './fixtures.ts';

const both = (name: string) => [fixture(name), windows(fixture(name))];
const oneLine = fc.stringMatching(/^[A-Za-z0-9][\w .,;()%-]{0,30}[a-z0-9]$/);

describe('CONSCIENCE', () => {
  test.each(both('conscience-position'))('fields under Current Position', (text) => {
    expect(readConscience(text)).toEqual({
      phase: 2,
      phaseName: 'Catalogue',
      plan: '02-01',
      breath: 1,
      status: 'In progress',
      lastActivity: '2026-03-02 - cursor codec written',
      progress: 40,
      focus: 'Phase 2 - Catalogue',
      next: 'page the store',
      decisions: [
        {
          date: '2026-02-20',
          decision: 'Postgres',
          rationale: 'one store for text | search',
          phase: '1',
        },
        {
          date: '2026-02-27',
          decision: 'Cursor paging',
          rationale: 'offsets drift while rows are added',
          phase: '2',
        },
        {
          date: '2026-03-01',
          decision: 'No infinite scroll',
          rationale: 'the footer must be reachable',
          phase: '2',
        },
      ],
      blockers: ['Staging has no mail relay'],
      activeTasks: [],
    });
  });

  test.each(both('conscience-phase'))('prose under Current Phase', (text) => {
    expect(readConscience(text)).toEqual({
      phase: 3,
      phaseName: 'Import',
      breath: 2,
      status: 'Breath 2 of 3',
      decisions: [
        { decision: 'Batches of 500', rationale: 'larger ones time out on staging' },
        { decision: 'Streams instead of buffers', rationale: 'files of 2 GB exist' },
        { decision: 'Dates are read as ISO only' },
      ],
      blockers: [],
      activeTasks: [
        { title: 'Map columns by name', done: true },
        { title: 'Ask for what cannot be mapped', done: false },
      ],
    });
  });

  test('an empty or foreign file says nothing', () => {
    expect(readConscience('')).toEqual({ decisions: [], blockers: [], activeTasks: [] });
    expect(readConscience(fixture('notes'))).toEqual({
      decisions: [],
      blockers: [],
      activeTasks: [],
    });
  });
});

describe('Active Loop', () => {
  const loop: ActiveLoop = {
    id: '20260302-101500',
    iteration: '0 / 20',
    status: 'Running',
    promise: 'DONE',
    health: 'PROGRESS',
    breaker: 'HEALTHY',
  };
  const files = ['conscience-position', 'conscience-phase', 'notes'].flatMap(both);
  const ends = [
    '',
    'x',
    'x\n',
    'x\n\n',
    '# A',
    '# A\n\n## B\n',
    '# A\r\n\r\n## B',
    '## A\n## B\n',
    '## A\n\n\n## B\n\n\n',
  ];

  test.each([...files, ...ends])(
    'is read as written, renewed in place, and leaves no trace',
    (text) => {
      const first = setActiveLoop(text, { ...loop, iteration: '7 / 20' });
      const second = setActiveLoop(first, loop);
      expect(readConscience(second).activeLoop).toEqual(loop);
      expect(second).toBe(setActiveLoop(text, loop));
      expect(difference(text, second).from).toBe('');
      expect(removeActiveLoop(second)).toBe(text);
      expect(removeActiveLoop(text)).toBe(text);
    },
  );

  test('any values, any file', () => {
    const piece = fc.constantFrom('\n', '\r\n', '# A', '## B', '### C', '```', 'text', ' ', '---');
    const text = fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, oneLine, oneLine, (source, id, status) => {
        const put = setActiveLoop(source, { id, status });
        expect(removeActiveLoop(put)).toBe(source);
      }),
    );
  });
});

describe('BLOCKERS', () => {
  const blocker = (signature: string, more: Partial<NewBlocker> = {}): NewBlocker => ({
    priority: 1,
    title: 'Registry refuses the token',
    signature,
    opened: '2026-03-05',
    description: 'E401 on install',
    ...more,
  });

  test.each(both('blockers'))('entries with their state', (text) => {
    expect(
      readBlockers(text).map(({ number, priority, title, status, signature }) => ({
        number,
        priority,
        title,
        status,
        signature,
      })),
    ).toEqual([
      {
        number: 4,
        priority: 1,
        title: 'The relay refuses our key',
        status: 'open',
        signature: '00aa11bb22cc33dd',
      },
      {
        number: 2,
        priority: 1,
        title: 'Disk full on the build host',
        status: 'resolved',
        signature: undefined,
      },
    ]);
    expect(readBlockers(text)[0]?.fields.get('Description')).toBe('535 on every message');
  });

  test('a new entry takes the next number, stands last among the open ones, and is counted', () => {
    const { text, number, outcome } = addBlocker(
      fixture('blockers'),
      blocker('ffff000011112222', { priority: 0 }),
    );
    expect([number, outcome]).toEqual([5, 'added']);
    expect(readBlockers(text).map((each) => each.number)).toEqual([4, 5, 2]);
    expect(text).toContain(
      '| Open   | 1  | 1  | 0  | 0  | 2     |\n| Resolved | 0 | 1 | 0 | 0 | 1    |',
    );
    expect(text).toContain(
      '- **Signature:** 00aa11bb22cc33dd\n\n### BLOCKER-005 [P0] Registry refuses the token\n',
    );
  });

  test.each(both('blockers'))('what an addition does not own stays byte for byte', (text) => {
    const after = addBlocker(text, blocker('ffff000011112222')).text;
    const pieces = text.split(/(?=\| Open)|(?<=1 {5}\|)|(?<=00aa11bb22cc33dd)/);
    expect(pieces).toHaveLength(4);
    let from = 0;
    for (const piece of [pieces[0], pieces[2], pieces[3]]) {
      const at = after.indexOf(piece ?? '', from);
      expect(at).toBeGreaterThanOrEqual(0);
      from = at + (piece ?? '').length;
    }
    expect(from).toBe(after.length);
  });

  test.each([null, ...both('blockers'), fixture('notes'), '', '# Blockers'])(
    'one signature, one entry, through every state',
    (start) => {
      const added = addBlocker(start, blocker('aaaa'));
      expect(addBlocker(added.text, blocker('aaaa'))).toEqual({
        text: added.text,
        number: added.number,
        outcome: 'known',
      });
      const resolved = resolveBlocker(added.text, added.number, '2026-03-06', 'token renewed');
      const found = readBlockers(resolved).find((each) => each.number === added.number);
      expect([found?.status, found?.fields.get('Resolution')]).toEqual([
        'resolved',
        'token renewed',
      ]);
      expect(resolveBlocker(resolved, added.number, 'x', 'y')).toBe(resolved);
      const again = addBlocker(resolved, blocker('aaaa', { opened: '2026-03-09' }));
      expect([again.number, again.outcome]).toEqual([added.number, 'reopened']);
      expect(
        readBlockers(again.text)
          .filter((each) => each.signature === 'aaaa')
          .map((each) => each.status),
      ).toEqual(['open']);
    },
  );

  test('a placeholder makes room for the first entry', () => {
    const { text } = addBlocker(null, blocker('aaaa'));
    expect(text).not.toContain('[None currently]');
    expect(text.match(/\[None yet\]/g)).toHaveLength(2);
    expect(emptyBlockers()).toContain('[None currently]');
  });

  test('any sequence of additions and resolutions is read back', () => {
    const step = fc.record({
      signature: fc.constantFrom('a', 'b', 'c', 'd'),
      title: oneLine,
      priority: fc.constantFrom(0, 1, 2, 3) as fc.Arbitrary<0 | 1 | 2 | 3>,
      resolve: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, crlf) => {
        let text = crlf ? windows(emptyBlockers()) : emptyBlockers();
        const state = new Map<string, string>();
        for (const { signature, title, priority, resolve } of steps) {
          const added = addBlocker(text, blocker(signature, { title, priority }));
          text = resolve ? resolveBlocker(added.text, added.number, 'today', 'fixed') : added.text;
          state.set(signature, resolve ? 'resolved' : 'open');
        }
        const read = readBlockers(text);
        expect(new Map(read.map((each) => [each.signature, each.status]))).toEqual(state);
        expect(new Set(read.map((each) => each.number)).size).toBe(state.size);
        const open = read.filter((each) => each.status === 'open').length;
        expect(text).toMatch(new RegExp(`\\| Open \\|[^\\n]*\\| ${open} \\|`));
      }),
    );
  });

  test('values cannot forge headings or fields', () => {
    const { text } = addBlocker(
      null,
      blocker('a', { title: 'x\n### BLOCKER-900 [P0] y', description: 'd\n- **Signature:** zzzz' }),
    );
    expect(readBlockers(text).map((each) => [each.number, each.signature])).toEqual([[1, 'a']]);
  });
});

describe('RECORD and SUMMARY', () => {
  const metrics = { activations: 4, skills_injected: 3, skills_useful: 2, missed_guidance: 0 };

  test.each(both('record'))('metrics, summary and the commits', (text) => {
    const record = readRecord(text);
    expect(record).toMatchObject({
      phase: '02-catalogue',
      plan: '01',
      summary: 'Paged the catalogue by cursor.',
      dtgMetrics: { activations: 1, skills_injected: 1 },
    });
    expect(Object.fromEntries(record.metrics)).toEqual({
      duration_minutes: 41,
      tasks_completed: 2,
    });
    expect(record.completed).toEqual([
      { number: 1, title: 'feat(02-01): cursor codec', commit: '4be1f20' },
      { number: 2, title: 'feat(02-01): paged store', commit: '77d0c4e' },
    ]);
  });

  test('a commit table with the description beside the number, open rows left out', () => {
    const table =
      '| Task | Description | Commit | Status |\n|---|---|---|---|\n| 1 | exporter | abc1234 | Complete |\n| 2 | page | - | Blocked |\n';
    expect(readRecord(table).completed).toEqual([
      { number: 1, title: 'exporter', commit: 'abc1234' },
    ]);
  });

  test('ticked lines of a summary', () => {
    expect(
      readRecord(fixture('summary')).completed.map((task) => [task.number, task.commit]),
    ).toEqual([
      [1, '91ab33c'],
      [2, undefined],
    ]);
  });

  test.each([
    ...['record', 'summary', 'notes'].flatMap(both),
    '',
    '---\nplan: 1\n---',
    '---\ndtg_metrics: {}\nplan: 1\n---\nx',
    '---\ndtg_metrics:\nplan: 1\n---\n',
    '---\nnever closed',
  ])('dtg_metrics are set, again is the same, all else is read as before', (text) => {
    const after = setDtgMetrics(text, metrics);
    expect(readRecord(after).dtgMetrics).toEqual(metrics);
    expect(setDtgMetrics(after, metrics)).toBe(after);
    const { dtgMetrics: _, ...rest } = readRecord(after);
    const { dtgMetrics: __, ...before } = readRecord(text);
    expect(rest).toEqual(before);
  });

  test('a map on one line keeps what else it says', () => {
    const after = setDtgMetrics(
      '---\ndtg_metrics: {activations: 1, other: 9}\nplan: 1\n---\n',
      metrics,
    );
    expect(after).toContain('dtg_metrics:\n  activations: 4\n  other: 9\n  skills_injected: 3\n');
    expect(readRecord('---\nmetrics: {commits: 2, tasks_completed: "3"}\n---\n').metrics).toEqual(
      new Map([
        ['commits', 2],
        ['tasks_completed', 3],
      ]),
    );
    const listed = '---\nmetrics:\n  - commits: 2\n---\n';
    expect(addMetrics(listed, new Map([['commits', 5]]))).toBe(listed);
  });

  test('counts are added where nothing is said, in any file; every other byte stays', () => {
    const line = fc.constantFrom(
      ...[
        '---',
        'metrics:',
        '  commits: 3',
        '  commits:',
        '\tcommits: [N]',
        'metrics: {}',
        'metrics: {commits: 2}',
      ],
      ...[
        'plan: 1',
        '# R',
        '',
        '- x',
        '<!--',
        '-->',
        '```',
        '  tests_added: "4"',
        'tags: [a]',
        '...',
        'metrics: none',
      ],
    );
    const counted = new Map([
      ['commits', 5],
      ['tasks_completed', 2],
    ]);
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('', '\uFEFF'),
        (body, eol, mark) => {
          const text = mark + body.join(eol);
          const after = addMetrics(text, counted);
          const { metrics, ...rest } = readRecord(after);
          const { metrics: said, ...before } = readRecord(text);
          expect(rest).toEqual(before);
          const isNoMap =
            body.includes('- x') ||
            body.includes('metrics: {commits: 2}') ||
            // A line that begins with a tab is no YAML behind one that begins with spaces.
            body.some(
              (said, at) => said.startsWith('  ') && body.indexOf('\tcommits: [N]', at) > at,
            );
          for (const [name, count] of after === text && isNoMap ? [] : counted)
            expect(metrics.get(name)).toBe(said.get(name) ?? count);
          expect(addMetrics(after, counted)).toBe(after);
          expect(after.startsWith(mark)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('only the block itself differs, comments in it stay', () => {
    const after = setDtgMetrics(fixture('record'), metrics);
    expect(after).toContain(
      '  activations: 4        # times it spoke\n  skills_injected: 3\n  skills_useful: 2\n  missed_guidance: 0\nkey-files:',
    );
    expect(difference(fixture('record'), after).from).toBe(
      '1        # times it spoke\n  skills_injected: 1',
    );
  });
});

describe('loop files', () => {
  test.each(both('loop'))('front matter, both shapes of table, approaches', (text) => {
    expect(readLoopFile(text)).toEqual({
      id: '20260302-101500',
      status: 'active',
      prompt: 'Make the mail tests pass.\niteration: 99 is only text',
      maxIterations: 20,
      progress: [
        {
          iteration: 1,
          timestamp: '2026-03-02T10:16',
          filesChanged: '3',
          output: '120',
          state: 'PROGRESS',
          action: 'first try',
        },
      ],
      health: [{ iteration: 1, state: 'PROGRESS', trigger: 'Files changed: 3' }],
      breaker: [],
      approaches: ['raise the timeout'],
    });
  });

  test.each([...both('loop'), '', 'x', windows('## Loop Progress\n')])(
    'rows are appended and read back, nothing else changes',
    (text) => {
      fc.assert(
        fc.property(
          fc.constantFrom('progress', 'health', 'breaker'),
          fc.integer({ min: 1, max: 99 }),
          fc.stringMatching(/^[a-z|\\ ]{0,8}[a-z]$/),
          (name, iteration, action) => {
            const after = appendLoopRow(text, name, { iteration, state: 'STALLED', action });
            expect(difference(text, after).from).toBe('');
            const row = readLoopFile(after)[name].at(-1);
            expect([row?.iteration, row?.state]).toEqual([iteration, 'STALLED']);
            if (name !== 'breaker')
              expect(row?.action).toBe(action.replace(/\\(?=\|)/g, '').trim());
            const others = (['progress', 'health', 'breaker'] as const).filter(
              (each) => each !== name,
            );
            for (const other of others)
              expect(readLoopFile(after)[other]).toEqual(readLoopFile(text)[other]);
          },
        ),
      );
    },
  );
});

test('VISION phases from lists and headings', () => {
  for (const text of both('vision'))
    expect(readVision(text)).toEqual({
      title: 'Lantern',
      coreValue: 'readers find a text again',
      phases: [
        { number: 1, name: 'Store', done: true },
        { number: 2, name: 'Catalogue', done: false },
        { number: 3, name: 'Import', done: false },
      ],
    });
});

test('a debug file keeps what was ruled out word for word', () => {
  for (const text of both('debug'))
    expect(readDebug(text)).toEqual({
      status: 'investigating',
      trigger: 'login answers 500',
      hypothesis: 'the session table is locked by the migration',
      test: 'hold the lock by hand and log in',
      result: '500 after five seconds, as reported',
      next: "read the migration's statements",
      eliminated: [
        'hypothesis: the cookie is too large; evidence: 412 bytes in the failing request',
        'hypothesis: clock skew',
      ],
      evidence: ['checked: pg_locks while failing; found: AccessExclusiveLock on sessions'],
    });
});
