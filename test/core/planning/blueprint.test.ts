import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filesNamed,
  readBlueprint,
  tickTask,
  upcomingTasks,
} from '../../../src/core/planning/index.ts';
import { HANGS } from '../../support/hang.ts';
import { difference, fixture, windows } from './fixtures.ts';

const FILES = [
  'blueprint-blocks',
  'blueprint-tags',
  'blueprint-checklist',
  'notes',
  'conscience-phase',
];

describe('task blocks', () => {
  const plan = readBlueprint(fixture('blueprint-blocks'));

  test('front matter, title and objective', () => {
    expect(plan).toMatchObject({
      shape: 'blocks',
      phase: '02-catalogue',
      plan: '01',
      breath: 1,
      autonomous: true,
      dependsOn: [],
      filesModified: ['src/catalogue/store.ts', 'src/catalogue/page.tsx'],
      skillsToApply: ['database/paging', 'testing/contract-tests'],
      uncertainties: ['How the old links with ?page= shall behave'],
      title: 'Plan 02-01: Paged catalogue',
      objective: 'Readers turn pages without losing their place.',
    });
    expect(plan.mustHaves).toContain('The list shows twenty items a page');
  });

  test('tasks with their parts; code and success criteria are no tasks', () => {
    expect(plan.tasks.map((task) => [task.type, task.title, task.done, task.commit])).toEqual([
      ['backend', 'Write the cursor codec', true, '4be1f20'],
      ['backend', 'Page the store by cursor', false, undefined],
      ['checkpoint:decision', 'Decide what an old link shows', false, undefined],
      ['frontend', 'Show the pager', false, undefined],
    ]);
    expect(plan.tasks[1]).toMatchObject({
      skills: ['database/paging', 'testing/contract-tests'],
      steps: [
        'Add `after` to the query in `src/catalogue/store.ts:40`.',
        'Keep the old `?page=` links in `src/routes/catalogue.ts`.',
      ],
      verification: ['npx vitest run test/catalogue'],
      doneCriteria: [
        'A page is full when there are enough rows',
        'The last page says that it is the last',
      ],
      files: ['src/catalogue/store.ts', 'src/routes/catalogue.ts', 'test/catalogue'],
    });
  });

  test('the files it names and the tasks to come', () => {
    expect(filesNamed(plan)).toEqual(
      expect.arrayContaining([
        'src/catalogue/store.ts',
        'src/catalogue/page.tsx',
        'src/catalogue/cursor.ts',
        'src/routes/catalogue.ts',
        'test/catalogue/cursor.test.ts',
      ]),
    );
    expect(upcomingTasks(plan, 3).map((task) => task.number)).toEqual([3, 4]);
  });
});

test('tags instead of labels', () => {
  const plan = readBlueprint(fixture('blueprint-tags'));
  expect(plan).toMatchObject({
    phase: '05-mail',
    breath: 2,
    autonomous: false,
    dependsOn: ['05-01'],
    objective: 'Mail leaves the request path.',
  });
  expect(plan.tasks.map((task) => task.title)).toEqual([
    'Task 1: Queue outgoing mail',
    'The outbox page for operators',
  ]);
  expect(plan.tasks[0]).toMatchObject({
    skills: ['patterns/outbox'],
    verification: ['npm test -- mail'],
    doneCriteria: ['No request waits for the mail server'],
    files: ['src/mail/queue.ts', 'src/mail/send.ts'],
  });
  expect(plan.tasks[1]?.steps).toEqual(['Open /ops/outbox', 'Retry a failed message']);
});

test('checkboxes under breaths', () => {
  const plan = readBlueprint(fixture('blueprint-checklist'));
  expect(plan.shape).toBe('checklist');
  expect(
    plan.tasks.map((task) => [task.title, task.done, task.type, task.breath?.slice(0, 8)]),
  ).toEqual([
    ['Read CSV with quotes', true, '', 'Breath 1'],
    ['Task 2: Read the spreadsheet export in `src/import/sheet.ts`', true, '', 'Breath 1'],
    ['Map columns by name', true, 'backend', 'Breath 2'],
    ['Ask for what cannot be mapped', false, 'frontend', 'Breath 2'],
    ['Report duplicates', false, '', 'Breath 2'],
    ['Write in batches', false, '', 'Breath 3'],
  ]);
  expect(plan.tasks[3]).toMatchObject({
    steps: ['show three sample rows', 'remember the answer in `src/import/memory.json`'],
    files: ['src/import/memory.json'],
  });
  expect(plan.tasks[0]?.commit).toBe('91ab33c');
});

test('notes give no tasks and no guesses', () => {
  const plan = readBlueprint(fixture('notes'));
  expect(plan).toMatchObject({ shape: 'unstructured', tasks: [], filesModified: [] });
  expect(plan.title).toBeUndefined();
});

test.each(FILES)('%s reads the same with CRLF and a byte order mark', (name) => {
  expect(readBlueprint(windows(fixture(name)))).toEqual(readBlueprint(fixture(name)));
});

describe('tickTask', () => {
  const numbered = FILES.flatMap((name) => [fixture(name), windows(fixture(name))]).flatMap(
    (text) => readBlueprint(text).tasks.map((task) => [text, task.number] as const),
  );

  test.each(numbered)('one task more is done and nothing else differs', (text, number) => {
    const before = readBlueprint(text);
    const ticked = tickTask(text, number);
    const after = readBlueprint(ticked);
    expect(after.tasks.map((task) => task.done)).toEqual(
      before.tasks.map((task) => task.done || task.number === number),
    );
    const strip = (plan: typeof before) => plan.tasks.map(({ done: _, ...task }) => task);
    expect(strip(after)).toEqual(strip(before));
    const { from, to } = difference(text, ticked);
    expect(from.replaceAll(' ', '') + to).toMatch(/^(?: status="done"|x|)$/);
  });

  test('an unknown or finished task changes nothing', () => {
    const text = fixture('blueprint-blocks');
    expect(tickTask(text, 99)).toBe(text);
    expect(tickTask(text, 1)).toBe(text);
  });
});

const words = fc.stringMatching(/^[A-Za-z][a-z ]{0,20}[a-z]$/);
const taskOf = fc.record({
  title: words,
  done: fc.boolean(),
  steps: fc.array(words, { maxLength: 3 }),
});

describe('what is written is read', () => {
  test('checklists of any length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(taskOf, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (breaths) => {
          const text = breaths
            .map(
              (tasks, at) =>
                `## Breath ${at + 1}: x\n${tasks.map((task) => `- [${task.done ? 'x' : ' '}] ${task.title}\n${task.steps.map((step) => `  - ${step}\n`).join('')}`).join('')}`,
            )
            .join('\n');
          const read = readBlueprint(text).tasks.map(({ title, done, steps }) => ({
            title,
            done,
            steps,
          }));
          expect(read).toEqual(
            breaths.flat().map((task) => ({
              ...task,
              title: task.title.replace(/\s+/g, ' '),
              steps: task.steps.map((step) => step.replace(/\s+/g, ' ')),
            })),
          );
        },
      ),
    );
  });

  test('blocks of any length', () => {
    fc.assert(
      fc.property(fc.array(taskOf, { minLength: 1, maxLength: 6 }), (tasks) => {
        const text = tasks
          .map(
            (task) =>
              `<task type="auto"${task.done ? ' status="done"' : ''}>\n**Action:** ${task.title}\n**Steps:**\n${task.steps.map((step) => `1. ${step}\n`).join('')}</task>\n`,
          )
          .join('\n');
        expect(
          readBlueprint(text).tasks.map((task) => [task.title, task.done, task.steps.length]),
        ).toEqual(
          tasks.map((task) => [task.title.replace(/\s+/g, ' '), task.done, task.steps.length]),
        );
      }),
    );
  });

  test('any text is read without a throw, and ticking keeps its length in check', () => {
    const piece = fc.constantFrom(
      '---',
      '\n',
      '\r\n',
      '- [ ] ',
      '- [x] ',
      '<task',
      ' type="',
      '">',
      '</task>',
      '## Breath 1',
      '```',
      '**Action:** ',
      '**Done Criteria:**',
      'a/b.ts',
      ' ',
      ': ',
      '[',
      '|',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 }),
        (parts) => {
          const text = parts.join('');
          for (const task of readBlueprint(text).tasks) {
            const ticked = tickTask(text, task.number);
            expect(ticked.length - text.length).toBeLessThanOrEqual(' status="done"'.length);
          }
        },
      ),
    );
  });

  test('megabytes of hostile text are read to their end', HANGS, () => {
    for (const unit of [
      '<task>\n',
      '```a\n',
      '- [ ] a\n',
      '## Breath 1\n',
      '# a #',
      '|-',
      'a/',
      '**a',
      ' ',
    ])
      readBlueprint(unit.repeat(Math.ceil(400_000 / unit.length)));
  });
});
