import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { ErrorKind } from '../../../src/core/facts/signature.ts';
import { CAUSES } from '../../../src/core/health/cause.ts';
import {
  AGGRESSIVE,
  type AssessOptions,
  TRANSITIONS,
  thresholdsOf,
  transition,
} from '../../../src/core/health/index.ts';
import { check, edit, failure, prompt, signature } from '../../support/facts.ts';
import { command, DEFAULT, LOOP, look, looks, repeated, run, stop } from './support.ts';

const DEBUGGING = thresholdsOf(DEFAULT.thresholds, { aggressive: false, debugging: true });
const asked = prompt('Rewrite the parser');
const failing = (kind: ErrorKind, text = `error of ${kind}`, rest = {}) =>
  check('npm test', [text], {
    program: 'npm',
    signatures: [signature(text, { kind })],
    ...rest,
  });
const pass = check('npm test', [], { program: 'npm' });
const same = check('npm test', ['TypeError: x'], { program: 'npm', output: 'x' });

describe('standing still', () => {
  it('is said at the second iteration of looks, again at the third and fourth, and trips at the fifth', () => {
    expect(run([asked, ...looks(49)]).said).toEqual([]);
    expect(run([asked, ...looks(50)]).said).toEqual(['STALLED']);
    expect(run([asked, ...looks(75)]).said).toEqual(['STALLED', 'STALLED']);
    expect(run([asked, ...looks(100)]).said).toEqual(['STALLED', 'STALLED', 'STALLED']);
    const five = run([asked, ...looks(125)]);
    expect(five.said.at(-1)).toBe('TRIPPED');
    expect(five.last.breaker).toBe('TRIPPED');
  });

  it('does not happen to questions, nor before anything was asked', () => {
    expect(run([prompt('How does it work?', 'question'), ...looks(200)]).said).toEqual([]);
    expect(run(looks(200)).said).toEqual([]);
  });

  it('is ended by an edit, a command that does something, a new error, a new prompt', () => {
    const almost = [asked, ...looks(49)];
    expect(run([...almost, edit('a.ts'), ...looks(26)]).said).toEqual([]);
    expect(run([...almost, command('git commit -m x', 'git'), ...looks(26)]).said).toEqual([]);
    expect(run([...almost, failing('test-failure'), ...looks(25)]).said).toEqual([]);
    expect(run([...almost, prompt('now the lexer'), ...looks(49)]).said).toEqual([]);
  });

  it('is not what verification at the end is', () => {
    const checks = [
      'npm test',
      'npx eslint .',
      'npx tsc',
      'npm run build',
      'node a.js',
      'node b.js',
    ];
    const all = checks.map((one) => check(one, [], { program: one }));
    expect(run([asked, edit('a.ts'), ...all, look(), stop()]).said).toEqual([]);
  });

  it('is what the same pass again and again without a change is, unless its output changes', () => {
    expect(run([asked, ...repeated(3, [pass])]).said).toEqual(['STALLED']);
    const polls = [1, 2, 3, 4, 5, 6].map((n) =>
      check('npm test', [], { program: 'npm', output: `${n}` }),
    );
    expect(run([asked, ...polls]).said).toEqual([]);
  });

  it('shows the recent actions and, when it goes on, suggestions', () => {
    const options = { ...DEFAULT, suggestions: ['parser-rewrites'] };
    const { texts } = run([asked, ...looks(75)], options);
    expect(texts[0]).toContain('[iteration 2]');
    expect(texts[0]).not.toContain('parser-rewrites');
    expect(texts[1]).toContain('parser-rewrites');
  });

  it.each<[string, AssessOptions, number, number]>([
    ['aggressive', { thresholds: AGGRESSIVE, inLoop: false }, 50, 75],
    ['debugging', { thresholds: DEBUGGING, inLoop: false }, 100, 200],
  ])('%s thresholds are reached', (_, options, warns, trips) => {
    expect(run([asked, ...looks(warns - 1)], options).said).toEqual([]);
    expect(run([asked, ...looks(warns)], options).said).toEqual(['STALLED']);
    expect(run([asked, ...looks(trips)], options).said.at(-1)).toBe('TRIPPED');
  });

  it('counts the own iterations of a loop', () => {
    const idle = [look(), stop()];
    expect(run([asked, ...repeated(2, idle)], LOOP).said).toEqual(['STALLED']);
    expect(run([asked, ...repeated(5, idle)], LOOP).last.breaker).toBe('TRIPPED');
    expect(run([asked, ...repeated(9, [edit('a.ts'), stop()])], LOOP).said).toEqual([]);
  });
});

describe('outside causes', () => {
  const kinds = Object.keys(CAUSES) as ErrorKind[];
  const once = kinds.filter(
    (kind) => CAUSES[kind]?.when === 'once' || CAUSES[kind]?.when === 'local',
  );
  it.each(once)('%s blocks at once, and no longer when the check goes through', (kind) => {
    const met = run([failing(kind)]);
    expect([met.said, met.last.health, met.last.blocker?.signature]).toEqual([
      ['BLOCKED'],
      'BLOCKED',
      signature(`error of ${kind}`).id,
    ]);
    const after = run([failing(kind), edit('a.ts'), pass]);
    expect([after.last.health, after.state.resolved.length]).toEqual(['PROGRESS', 1]);
  });

  const repairs: readonly [string, Fact][] = [
    ['an install', check('npm install', [], { program: 'npm', family: 'install' })],
    ['a failed install', check('npm install', ['E404'], { program: 'npm', family: 'install' })],
    ['a start', command('docker compose up -d', 'docker')],
  ];
  it.each(repairs)('a missing dependency blocks when it outlives %s', (_, repair) => {
    const missing = failing('missing-dependency');
    expect(run([missing]).said).toEqual([]);
    expect(run([missing, edit('a.ts'), missing]).said).toEqual([]);
    expect(run([missing, repair, missing]).said).toEqual(['BLOCKED']);
    expect(run([missing, repair, pass]).said).toEqual([]);
  });

  it('a refused connection to this machine waits for a repair, one elsewhere does not', () => {
    const local = failing('service-down', 'connect ECONNREFUSED 127.0.0.1:5432');
    expect(run([local]).said).toEqual([]);
    expect(run([local, command('docker start db', 'docker'), local]).said).toEqual(['BLOCKED']);
    expect(run([failing('service-down', 'connect ECONNREFUSED 10.2.3.4:5432')]).said).toEqual([
      'BLOCKED',
    ]);
  });

  it('a refused access blocks outside the project only', () => {
    expect(run([failing('permission')]).said).toEqual([]);
    expect(run([failing('permission', 'x', { outside: true })]).said).toEqual(['BLOCKED']);
  });

  it('one such error among failures of the work blocks nothing', () => {
    const signatures = [signature('a', { kind: 'auth' }), signature('b', { kind: 'test-failure' })];
    expect(run([check('npm test', ['a', 'b'], { signatures })]).said).toEqual([]);
  });

  it('a call that is no check blocks as well, once for each signature', () => {
    const push = failure('Bash', 'git push', 'auth', {
      program: 'git',
      signature: signature('auth', { kind: 'auth' }),
    });
    expect(run([push, push]).said).toEqual(['BLOCKED']);
    expect(run([push, command('git push', 'git')]).last.health).toBe('PROGRESS');
  });

  it('a decision only a person can make blocks when the assistant says so', () => {
    const said: Fact = {
      v: 1,
      kind: 'statement',
      at: 0,
      about: 'blocked',
      text: 'I need you to choose a licence.',
    };
    expect(run([asked, said]).said).toEqual(['BLOCKED']);
    expect(run([asked, said, prompt('MIT')]).last.health).toBe('PROGRESS');
  });
});

describe('declining output', () => {
  const tokens = (...counts: number[]) => [
    asked,
    ...counts.flatMap((count) => [edit('a.ts'), stop(count)]),
  ];
  it('is judged in loops only, three iterations running, and rests at seventy per cent', () => {
    const thin = tokens(1000, 1100, 900, 450, 460, 470);
    expect(run(thin).last.health).toBe('PROGRESS');
    expect(run(thin, LOOP).last.health).toBe('DEGRADED');
    expect(run(thin, LOOP).said).toEqual(['DEGRADED']);
    expect(run(tokens(1000, 1100, 900, 450, 460), LOOP).last.health).toBe('PROGRESS');
    expect(run(tokens(1000, 1100, 900, 450, 900, 470), LOOP).last.health).toBe('PROGRESS');
    expect(run(tokens(1000, 1000, 1000, 290, 280, 200), LOOP).last.breaker).toBe('TRIPPED');
  });
  it.each([
    [506, 'PROGRESS', 'HEALTHY'],
    [500, 'DEGRADED', 'WARNING'],
    [306, 'DEGRADED', 'WARNING'],
    [300, 'DEGRADED', 'TRIPPED'],
  ])('at %i of 1,000 tokens: %s, %s', (count, health, breaker) => {
    const { last } = run(tokens(1000, 1000, 1000, count, count, count), LOOP);
    expect([last.health, last.breaker]).toEqual([health, breaker]);
  });
  it('is over when output recovers', () => {
    expect(run(tokens(1000, 1000, 1000, 400, 400, 400, 950), LOOP).last.health).toBe('PROGRESS');
  });
});

describe('the order of states', () => {
  it('is BLOCKED before SPINNING before DEGRADED before STALLED', () => {
    const spinning = [asked, ...repeated(3, [same, edit('a.ts')])];
    expect(
      run([...spinning, failing('quota', 'q', { program: 'x', family: 'run' })]).last.health,
    ).toBe('BLOCKED');
    const still = [asked, ...repeated(3, [same])];
    expect(run(still).last.health).toBe('SPINNING');
    const thin = [1000, 1000, 1000, 100, 100, 100].flatMap((count) => [stop(count)]);
    expect(
      run([asked, ...thin], {
        ...LOOP,
        thresholds: { ...LOOP.thresholds, stall: [3, 99], decline: [50, 99] },
      }).last.health,
    ).toBe('DEGRADED');
  });
});

/** How each row of the table comes about; a row without facts here fails. */
const WAYS: Readonly<Record<string, readonly [readonly Fact[], AssessOptions]>> = {
  'PROGRESS>STALLED': [[asked, ...looks(50)], DEFAULT],
  'PROGRESS>SPINNING': [[...repeated(3, [edit('a.ts'), same])], DEFAULT],
  'PROGRESS>DEGRADED': [
    [1000, 1000, 1000, 400, 400, 400].flatMap((n) => [edit('a'), stop(n)]),
    LOOP,
  ],
  'PROGRESS>BLOCKED': [[failing('quota')], DEFAULT],
  'STALLED>SPINNING': [
    [asked, edit('a'), same, edit('a'), same, ...looks(50), edit('b'), same],
    DEFAULT,
  ],
  'STALLED>PROGRESS': [[asked, ...looks(50), edit('a'), pass], DEFAULT],
  'STALLED>BLOCKED': [[asked, ...looks(50), failing('auth')], DEFAULT],
  'STALLED>CIRCUIT BREAK': [[asked, ...looks(125)], DEFAULT],
  'SPINNING>CIRCUIT BREAK': [[...repeated(5, [edit('a.ts'), same])], DEFAULT],
  'SPINNING>PROGRESS': [
    [...repeated(3, [edit('a.ts'), same]), edit('a.ts'), failing('lint')],
    DEFAULT,
  ],
  'SPINNING>BLOCKED': [
    [...repeated(3, [edit('a.ts'), same]), edit('a.ts'), failing('quota')],
    DEFAULT,
  ],
  'DEGRADED>SABBATH REST': [
    [1000, 1000, 1000, 400, 400, 400, 200, 200, 200].flatMap((n) => [edit('a'), stop(n)]),
    LOOP,
  ],
  'DEGRADED>PROGRESS': [
    [1000, 1000, 1000, 400, 400, 400, 900].flatMap((n) => [edit('a'), stop(n)]),
    LOOP,
  ],
  'BLOCKED>PROGRESS': [[failing('auth'), edit('a'), pass], DEFAULT],
};

describe('the table of transitions', () => {
  it.each(TRANSITIONS.map((row) => [`${row.from}>${row.to}`, row] as const))('%s', (name, row) => {
    const [facts, options] = WAYS[name] ?? [[], DEFAULT];
    const { healths, last } = run(facts, options);
    const ends = row.to === 'CIRCUIT BREAK' || row.to === 'SABBATH REST';
    const steps = healths.filter((health, at) => health !== healths[at - 1]);
    expect(steps).toContain(row.from === 'PROGRESS' ? row.to : row.from);
    if (ends) expect(last.breaker).toBe('TRIPPED');
    else expect(last.health).toBe(row.to);
    expect(transition(row.from, row.to)).toBe(row);
  });
});
