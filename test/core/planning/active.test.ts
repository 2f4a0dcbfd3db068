import { describe, expect, test } from 'vitest';
import {
  activePlan,
  planIdOf,
  planningKind,
  readConscience,
  softRules,
} from '../../../src/core/planning/index.ts';
import { fixture } from './fixtures.ts';

const plan = (path: string, boxes: string, head = '') => ({
  path: `.planning/phases/${path}`,
  text: `${head}## Breath 1\n${[...boxes].map((box, at) => `- [${box === 'x' ? 'x' : ' '}] task ${at + 1}\n`).join('')}`,
});
const depends = (...ids: string[]) => `---\ndepends_on: [${ids.join(', ')}]\n---\n`;
const at = (phase: number) => readConscience(`## Current Position\n- **Phase:** ${phase} of 9\n`);
const chosen = (files: { path: string; text: string }[], phase?: number) => {
  const found = activePlan(files, phase === undefined ? null : at(phase));
  return found && `${found.path.split('/').at(-1)}#${found.current.number}`;
};

describe('which plan is current', () => {
  const files = [
    plan('01-a/01-01-BLUEPRINT.md', 'x '),
    plan('02-b/02-01-BLUEPRINT.md', 'xx'),
    plan('02-b/02-02-BLUEPRINT.md', 'x  '),
    plan('03-c/03-01-PLAN.md', ' '),
  ];

  test.each([
    [2, '02-02-BLUEPRINT.md#2'],
    [1, '01-01-BLUEPRINT.md#2'],
    [3, '03-01-PLAN.md#1'],
    [4, null],
    [undefined, '02-02-BLUEPRINT.md#2'],
  ])('position %s', (phase, expected) => expect(chosen(files, phase)).toBe(expected));

  test('a finished phase leads to the next, an earlier one is not taken up again', () => {
    expect(
      chosen(
        [
          plan('01-a/01-01-BLUEPRINT.md', ' '),
          plan('02-b/02-01-BLUEPRINT.md', 'x'),
          plan('03-c/03-01-BLUEPRINT.md', ' '),
        ],
        2,
      ),
    ).toBe('03-01-BLUEPRINT.md#1');
    expect(
      chosen([plan('01-a/01-01-BLUEPRINT.md', ' '), plan('02-b/02-01-BLUEPRINT.md', 'x')], 2),
    ).toBeNull();
  });

  test('only the plans that may be it are read, however many there are', () => {
    const read: string[] = [];
    const watched = (file: { path: string; text: string }) => ({
      path: file.path,
      get text() {
        read.push(file.path.split('/').at(-1) ?? '');
        return file.text;
      },
    });
    const many = Array.from({ length: 300 }, (_, at) =>
      plan(`${at + 1}-x/${at + 1}-01-BLUEPRINT.md`, 'x '),
    );
    const needs = plan('150-x/150-02-BLUEPRINT.md', ' ', depends('7-01'));
    const record = { path: '.planning/phases/150-x/150-01-RECORD.md', text: 'All of it is done.' };
    const later = chosen([...many, needs, record].map(watched), 150);
    // Of phase 150 the first is done and the second waits for one of phase 7.
    expect(later).toBe('151-01-BLUEPRINT.md#2');
    const names = ['150-01-BLUEPRINT.md', '150-02-BLUEPRINT.md', '151-01-BLUEPRINT.md'];
    expect([...new Set(read)].sort()).toEqual(
      [...names, '150-01-RECORD.md', '7-01-BLUEPRINT.md'].sort(),
    );
  });

  test('a plan waits for what it depends on', () => {
    const waiting = plan('02-b/02-01-BLUEPRINT.md', ' ', depends('02-02'));
    const first = plan('02-b/02-02-BLUEPRINT.md', ' ');
    expect(chosen([waiting, first], 2)).toBe('02-02-BLUEPRINT.md#1');
    expect(chosen([waiting, plan('02-b/02-02-BLUEPRINT.md', 'x')], 2)).toBe('02-01-BLUEPRINT.md#1');
  });

  test('breaths go before plan numbers', () => {
    const late = plan('02-b/02-01-BLUEPRINT.md', ' ', '---\nbreath: 2\n---\n');
    const early = plan('02-b/02-02-BLUEPRINT.md', ' ', '---\nbreath: 1\n---\n');
    expect(chosen([late, early], 2)).toBe('02-02-BLUEPRINT.md#1');
  });

  test('notes, other files and files outside .planning are no plans', () => {
    expect(
      activePlan(
        [
          { path: '.planning/phases/01-a/01-01-BLUEPRINT.md', text: fixture('notes') },
          { path: 'docs/01-01-BLUEPRINT.md', text: fixture('blueprint-checklist') },
        ],
        null,
      ),
    ).toBeNull();
  });
});

describe('a RECORD beside the plan', () => {
  const blueprint = {
    path: '.planning/phases/02-catalogue/02-01-BLUEPRINT.md',
    text: fixture('blueprint-blocks'),
  };
  const record = (text: string) => ({
    path: '.planning/phases/02-catalogue/02-01-RECORD.md',
    text,
  });

  test('tells which tasks are done where the plan does not', () => {
    const found = activePlan([blueprint, record(fixture('record'))], null);
    expect(found?.current.number).toBe(3);
    expect(found?.blueprint.tasks[1]?.commit).toBe('77d0c4e');
  });

  test('in prose only, it closes the plan; a partial one does not', () => {
    expect(activePlan([blueprint, record('# Record\nAll of it was built.')], null)).toBeNull();
    expect(
      activePlan([blueprint, record('---\nstatus: partial\n---\n')], null)?.current.number,
    ).toBe(2);
  });

  test('of another plan, it says nothing', () => {
    const other = { path: '.planning/phases/02-catalogue/02-02-RECORD.md', text: 'done' };
    expect(activePlan([blueprint, other], null)?.current.number).toBe(2);
  });
});

test.each([
  ['/w/.planning/phases/02-api/02-01-BLUEPRINT.md', 'blueprint', { phase: 2, plan: 1 }],
  ['.planning/phases/02-api/api.BLUEPRINT.md', 'blueprint', { phase: 2, plan: 1 }],
  ['.planning/phases/10-x/10-11-PLAN.md', 'blueprint', { phase: 10, plan: 11 }],
  ['.planning/phases/10-x/10-11-RECORD.md', 'record', { phase: 10, plan: 11 }],
  ['.planning/phases/10-x/10-SUMMARY.md', 'summary', { phase: 10, plan: 10 }],
  ['.planning/CONSCIENCE.md', 'conscience', null],
  ['.planning/loops/fire-loop-20260101-010203.json', 'loop', null],
  ['.planning/debug/login-500.md', 'debug', null],
  ['.planning/MY-BLUEPRINTS.md', 'other', null],
  ['src/BLUEPRINT.md', 'other', null],
])('%s is %s', (path, kind, id) => {
  expect(planningKind(path)).toBe(kind);
  expect(planIdOf(path)).toEqual(id);
});

test('soft rules follow the declared type and nothing else', () => {
  expect(softRules('frontend')?.patterns).toEqual(['/src/api/**', '/prisma/**', '/src/models/**']);
  expect(softRules('auto, backend')?.patterns).toContain('/src/components/**');
  for (const type of [
    '',
    'auto',
    'testing',
    'test frontend',
    'frontend|backend',
    'checkpoint:decision',
  ])
    expect(softRules(type)).toBeNull();
});
