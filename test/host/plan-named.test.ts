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

// The user names a plan that is not where the position stands: it is the one in hand, task by task.
const SECONDS = 300_000;
const FOLDER = '.planning/phases/02-shop';
const PLAN = `${FOLDER}/02-01-BLUEPRINT.md`;
const NEXT = `${FOLDER}/02-02-BLUEPRINT.md`;
const SUMMARY = `${FOLDER}/02-SUMMARY.md`;
const RECORD = `${FOLDER}/02-01-RECORD.md`;
const DEBUG = '.planning/debug/cart.md';
const RECITATION = 'FIRE FLOW RECITATION';
const NOTES = 'Notes from the skills library for this';

const task = (type: string, name: string, box = ' ') =>
  `<task type="${type}">\n**Action:** ${name}\n**Done Criteria:**\n- [${box}] ${name} works\n</task>\n`;
const LIMIT = 'Add rate limiting to the express login route with express-rate-limit behind nginx';
const HOOK = 'Verify the signature of the Stripe webhook in the express payments route';
const ticked = (name: string): readonly [string, string] => [
  `- [ ] ${name} works`,
  `- [x] ${name} works`,
];

const FILES = {
  '.powerignore': 'dist/\n',
  '.planning/CONSCIENCE.md': '# State\n\n## Current Position\n- **Phase:** 1 of 2\n',
  '.planning/phases/01-old/01-01-BLUEPRINT.md': `# Old\n${task('auto', 'Sweep the yard')}`,
  [PLAN]: `---\nbreath: 1\nfiles_modified:\n  - path: dist/rates.json\n---\n# Shop\n${task('backend', LIMIT)}\n${task('backend', HOOK)}`,
  [NEXT]: `---\nbreath: 2\n---\n# Page\n${task('frontend', 'Show the sum')}`,
  'dist/rates.json': `${canary('dist/rates.json')}\n`,
  'src/app/page.js': `${canary('src/app/page.js')}\n`,
  'src/login.js': 'module.exports = () => 0;\n',
  [DEBUG]:
    '---\nstatus: investigating\n---\n## Current Focus\nhypothesis: the cart is cached\n\n## Evidence\n- nothing yet seen\n\n## Eliminated\n',
};

describe(`a plan, a phase and a fault by the plugin's commands, on ${currentHost()}`, () => {
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    place = createPlace(FILES);
    const { read, edit, write } = callsIn(place);
    run = await runHost({
      place,
      prompts: [
        `/fire-flow:fire-execute-plan ${PLAN}`,
        '/fire-flow:fire-3-execute 2',
        '/fire-flow:fire-debug the cart shows an old sum',
      ],
      turns: [
        [read('dist/rates.json', 'toolu_rates')],
        [read('src/app/page.js', 'toolu_page')],
        [read('src/app/page.js', 'toolu_page2')],
        [read('src/login.js', 'toolu_login'), edit('src/login.js', '0', '1', 'toolu_change')],
        [write('src/limit.js', 'module.exports = 5;\n', 'toolu_new')],
        [read(PLAN, 'toolu_plan'), edit(PLAN, ...ticked(LIMIT), 'toolu_tick1')],
        [edit(PLAN, ...ticked(HOOK), 'toolu_tick2')],
        [write(RECORD, '---\nstatus: complete\n---\n# Record\nBoth are done.\n', 'toolu_record')],
        [say('The plan is done.')],
        [write(SUMMARY, '# Breath 1\n- [x] 02-01\n', 'toolu_summary0')],
        [read(NEXT, 'toolu_next'), edit(NEXT, ...ticked('Show the sum'), 'toolu_tick3')],
        [say('The phase is done.')],
        [read(DEBUG, 'toolu_debug')],
        [
          edit(
            DEBUG,
            '## Eliminated',
            '- the sum is old after a restart\n\n## Eliminated',
            'toolu_cycle',
          ),
        ],
        [edit(DEBUG, 'investigating', 'fixing', 'toolu_status')],
        [
          edit(
            DEBUG,
            '## Eliminated\n',
            '## Eliminated\n- the cart is cached; a restart changes nothing\n',
            'toolu_ruled',
          ),
        ],
        [say('One hypothesis is out.')],
      ],
    });
  }, SECONDS);
  afterAll(() => place.remove());

  const heardAfter = (id: string): string => run.injectedAfter(id).join('\n');
  const mains = () => run.requests.filter(({ kind }) => kind === 'main');
  const textOf = (request: ReturnType<typeof mains>[number] | undefined) =>
    request?.messages.flatMap((message) => message.blocks.map(blockText)).join('\n') ?? '';

  test('recites the plan that was named, with guidance for its first task', () => {
    const first = textOf(mains()[0]);
    expect(first).toContain(`Task 1: ${LIMIT} ← CURRENT`);
    expect(first).not.toContain('Sweep the yard');
    expect(first.split(NOTES)).toHaveLength(2);
    expect(first).toMatch(/rate.?limit/i);
  });

  test('lets its files be read; a file of the other side is refused once', () => {
    expect(resultText(run, 'toolu_rates')).toContain(canary('dist/rates.json'));
    expect(run.toolResult('toolu_page')?.isError).toBe(true);
    expect(resultText(run, 'toolu_page')).toContain('Frontend files not relevant to backend task');
    expect(resultText(run, 'toolu_page2')).toContain(canary('src/app/page.js'));
  });

  test('gives the next task with its guidance, and no other plan once this one is done', () => {
    expect(heardAfter('toolu_tick1')).toContain(`Task 2: ${HOOK} ← CURRENT`);
    expect(heardAfter('toolu_tick1')).toContain(NOTES);
    expect(heardAfter('toolu_tick2')).not.toContain(RECITATION);
    expect(heardAfter('toolu_record')).not.toContain(RECITATION);
  });

  test('completes the RECORD with what was counted', () => {
    const record = readRecord(readFileSync(path.join(place.project, RECORD), 'utf8'));
    expect(Object.fromEntries(record.metrics)).toEqual({
      tasks_completed: 2,
      files_created: 1,
      files_modified: 1,
      commits: 0,
    });
    expect(record.dtgMetrics?.activations).toBeGreaterThanOrEqual(2);
  });

  test('recites the phase at its start; silent at a summary that changes nothing', () => {
    const at = mains().find((request) => textOf(request).includes('Show the sum ← CURRENT'));
    expect(textOf(at)).toContain('- Phase 2: 1/2 plans complete; breath 2');
    expect(heardAfter('toolu_summary0')).not.toContain(RECITATION);
    expect(heardAfter('toolu_tick3')).not.toContain(RECITATION);
  });

  test('recites a debug cycle when it closes', () => {
    expect(heardAfter('toolu_cycle')).toContain('- the sum is old after a restart');
    expect(heardAfter('toolu_cycle')).toContain('the cart is cached');
    expect(heardAfter('toolu_status')).not.toContain(RECITATION);
    expect(heardAfter('toolu_ruled')).toContain('## Eliminated\n- the cart is cached; a restart');
  });
});
