import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '../../src/core/planning/index.ts';
import {
  createPlace,
  currentHost,
  type HostResult,
  type Place,
  runHost,
  say,
} from './harness/index.ts';
import { blockText } from './harness/request.ts';
import { callsIn, canary, resultText } from './repository.ts';

// A plan in hand, worked through with the plugin's own command, in the host under test.
const SECONDS = 300_000;
const COMMAND = '/fire-flow:fire-execute-plan';
const PLAN = '.planning/phases/01-shop/01-01-BLUEPRINT.md';
const RECORD = '.planning/phases/01-shop/01-01-RECORD.md';
const NAMED = 'dist/prices.json';
const UNNAMED = 'dist/bundle.js';
const RECITATION = 'FIRE FLOW RECITATION';

function task(n: number, name: string, file: string): string {
  return [
    `<task type="auto" id="${n}">`,
    `**Action:** ${name}`,
    '**Steps:**',
    `1. Change \`${file}\`.`,
    '**Done Criteria:**',
    `- [ ] ${name} is done`,
    '</task>',
    '',
  ].join('\n');
}

const BLUEPRINT = [
  '---',
  'phase: 01-shop',
  'plan: 01',
  'breath: 1',
  'autonomous: true',
  'depends_on: []',
  `files_modified: [src/cart.js, ${NAMED}]`,
  '---',
  '# Prices',
  '',
  task(1, 'Read the prices from a file', NAMED),
  task(2, 'Sum the cart', 'src/cart.js'),
  task(3, 'Show the sum', 'src/page.js'),
].join('\n');

const FILES = {
  '.powerignore': 'dist/\n',
  [NAMED]: `${canary(NAMED)}\n`,
  [UNNAMED]: `${canary(UNNAMED)}\n`,
  'src/cart.js': 'module.exports = () => 0;\n',
  [PLAN]: BLUEPRINT,
};

describe(`${COMMAND} on a blueprint of three tasks, on ${currentHost()}`, () => {
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    place = createPlace(FILES);
    const { read, edit, write } = callsIn(place);
    const tick = (name: string, id: string) =>
      edit(PLAN, `- [ ] ${name} is done`, `- [x] ${name} is done`, id);
    run = await runHost({
      place,
      prompts: [COMMAND, COMMAND],
      turns: [
        [read(PLAN, 'toolu_plan')],
        [read(NAMED, 'toolu_named')],
        [read(UNNAMED, 'toolu_unnamed')],
        [tick('Read the prices from a file', 'toolu_tick1')],
        [edit(PLAN, '# Prices', '# Prices and sums', 'toolu_title')],
        [read('src/cart.js', 'toolu_cart'), edit('src/cart.js', '0', '1', 'toolu_other')],
        [tick('Sum the cart', 'toolu_tick2')],
        [say('Two of three are done.')],
        [tick('Show the sum', 'toolu_tick3')],
        [write(RECORD, '---\nphase: 01-shop\nplan: 01\nstatus: complete\n---\n', 'toolu_record')],
        [say('All are done.')],
      ],
    });
  }, SECONDS);
  afterAll(() => place.remove());

  const heardAfter = (id: string): string => run.injectedAfter(id).join('\n');

  test('completes the RECORD with how guidance fared', () => {
    const { status, dtgMetrics } = readRecord(
      readFileSync(path.join(place.project, RECORD), 'utf8'),
    );
    expect(status).toBe('complete');
    expect(dtgMetrics).toMatchObject({ missed_guidance: 0 });
  });

  test('recites the plan at the prompt', () => {
    const first = run.requests.find(({ kind }) => kind === 'main');
    const blocks = first?.messages.flatMap((message) => message.blocks.map(blockText)) ?? [];
    const text = blocks.join('\n');
    expect(text).toContain(RECITATION);
    expect(text).toMatch(/\[ \] Task 1: .*prices.* ← CURRENT/);
    expect(text.split(RECITATION)).toHaveLength(2);
  });

  test.each([
    ['toolu_tick1', 'Task 2: Sum the cart'],
    ['toolu_tick2', 'Task 3: Show the sum'],
  ])('recites it again when an edit ticks a task: %s', (id, current) => {
    expect(run.toolResult(id)?.isError).toBe(false);
    expect(heardAfter(id)).toContain(RECITATION);
    expect(heardAfter(id)).toContain(`${current} ← CURRENT`);
    expect(heardAfter(id).split('\n').length).toBeLessThanOrEqual(30);
  });

  test.each(['toolu_plan', 'toolu_named', 'toolu_title', 'toolu_other'])(
    'is silent where nothing of it changed: %s',
    (id) => {
      expect(run.toolResult(id)?.isError).toBe(false);
      expect(heardAfter(id)).not.toContain(RECITATION);
    },
  );

  test('is silent at a second prompt that changes nothing, and once all is done', () => {
    const last = run.requests.findLast(({ kind }) => kind === 'main');
    const view = last?.messages.flatMap((message) => message.blocks.map(blockText)).join('\n');
    expect(view?.split(RECITATION)).toHaveLength(4);
    expect(run.toolResult('toolu_tick3')?.isError).toBe(false);
    expect(heardAfter('toolu_tick3')).not.toContain(RECITATION);
  });

  test('lets the model read what the plan names, and nothing else that is excluded', () => {
    expect(resultText(run, 'toolu_named')).toContain(canary(NAMED));
    expect(run.toolResult('toolu_unnamed')?.isError).toBe(true);
    expect(run.seenByModel(canary(UNNAMED))).toBe(false);
  });
});
