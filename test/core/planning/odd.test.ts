import { describe, expect, test } from 'vitest';
import {
  activePlan,
  filesNamed,
  planIdOf,
  readBlockers,
  readBlueprint,
  readConscience,
  readDebug,
  readLoopFile,
  readRecord,
  readVision,
  setDtgMetrics,
  tickTask,
} from '../../../src/core/planning/index.ts';
import { HANGS } from '../../support/hang.ts';

// What people and models write where the form says otherwise.

const titles = (text: string) => readBlueprint(text).tasks.map(({ title }) => title);
const head = (text: string) => readBlueprint(`---\n${text}\n---\n`);

describe('front matter', () => {
  test.each([
    ['files_modified:\n  - path: src/a.ts\n    why: new\n  - src/b.ts # later\n  - "src/c d.ts"'],
    ['files_modified:\n\t- `src/a.ts`\n\t- src/b.ts\n\t- src/c d.ts'],
    ['files_modified: [{path: src/a.ts}, src/b.ts, "src/c d.ts"]'],
    ['files_modified: [\n  src/a.ts,\n  src/b.ts,\n  src/c d.ts,\n]'],
    ['files_modified:\n- file: "src/a.ts"\n- src/b.ts\n- src/c d.ts'],
  ])('one list, however it is written: %j', (text) => {
    expect(head(text).filesModified).toEqual(['src/a.ts', 'src/b.ts', 'src/c d.ts']);
  });

  test.each(['null', '~', '[]', 'none', '{}', '', '[null]', '\n  - none'])(
    'depends_on: %j is no dependency',
    (value) => expect(head(`depends_on: ${value}`).dependsOn).toEqual([]),
  );

  test.each([
    ['true', true],
    ['True', true],
    ['yes', true],
    ['false', false],
    ['no', false],
  ])('autonomous: %s', (text, expected) => {
    expect(head(`autonomous: ${text}`).autonomous).toBe(expected);
  });

  test('may stand below blank lines; a rule above prose begins none', () => {
    expect(readBlueprint('\n\r\n---\nphase: 2\n---\n').phase).toBe('2');
    const prose = '---\nNot a heading, only a rule.\n\n---\nEnd\n';
    const metrics = {
      activations: 1,
      skills_injected: 2,
      skills_useful: 3,
      missed_guidance: 4,
    };
    expect(setDtgMetrics(prose, metrics).endsWith(prose)).toBe(true);
    expect(readRecord(setDtgMetrics(prose, metrics)).dtgMetrics).toEqual(metrics);
  });
});

describe('task blocks', () => {
  const odd = [
    [
      'over several lines',
      '<task\n  type="backend"\n  status="open">\n**Action:** Build it\n</task>',
    ],
    ['in capitals', '<Task Type="backend">\n<Name>Build it</Name>\n</TASK>'],
    ['on one line', '<task type="backend"><name>Build it</name><verify>npm test</verify></task>'],
    [
      'with > in an attribute',
      '<task title="a > b" type=\'backend\'>\n**Action:** Build it\n</task>',
    ],
    ['with the action below its label', '<task type="backend">\n**Action:**\n\nBuild it\n</task>'],
    ['with asides', '<task type="backend">\n**Action (short):** Build it\n</task>'],
  ] as const;

  test.each(odd)('%s', (_, text) => {
    const [task, ...others] = readBlueprint(`# P\n${text}\n`).tasks;
    expect([task?.title, task?.type, task?.done]).toEqual(['Build it', 'backend', false]);
    expect(others).toEqual([]);
    const ticked = readBlueprint(tickTask(`# P\n${text}\n`, 1)).tasks[0];
    expect(ticked).toMatchObject({ title: 'Build it', type: 'backend', done: true });
  });

  test('titles of any alphabet, with and without a label', () => {
    expect(
      titles(
        '<task type="auto">\n検索を作る\n</task>\n<task type="auto">\n**Action:** Größe\n</task>',
      ),
    ).toEqual(['検索を作る', 'Größe']);
  });
});

describe('examples are not tasks', () => {
  const example = '- [ ] example\n<task type="auto">\n**Action:** example\n</task>';
  test.each([
    ['```md\n', '\n```'],
    ['~~~~\n```\n', '\n~~~~'],
    ['<!--\n', '\n-->'],
    ['<!-- how to write it:\n', '\n-->'],
  ])('between %j and %j', (open, close) => {
    const text = `## Breath 1\n${open}${example}${close}\n- [ ] real\n`;
    expect(titles(text)).toEqual(['real']);
    expect(
      readConscience(`${open}## Current Position\nPhase: 9${close}\n## Current Position\nPhase: 2`)
        .phase,
    ).toBe(2);
  });

  test('what never closes hides nothing', () => {
    expect(titles('<!-- note\n## Breath 1\n```\n- [ ] real\n')).toEqual(['real']);
  });
});

test.each(['\t', '  ', '    ', '   '])(
  'boxes indented by %j belong to the task above',
  (indent) => {
    const text = `## Breath 1\n- [ ] one\n${indent}- [ ] part\n${indent}${indent}- [x] deeper\n- [x] two\n`;
    expect(titles(text)).toEqual(['one', 'two']);
    expect(readBlueprint(text).tasks[0]?.steps).toEqual(['part', 'deeper']);
  },
);

test('a breath with a mark before its name is one', () => {
  expect(readBlueprint('## 🌬️ Breath 2: Go\n- [ ] one\n').tasks[0]?.breath).toContain('Breath 2');
});

test.each([
  ['see [the store](src/store.ts).', ['src/store.ts']],
  [
    '`.env.example`, .eslintrc.json and .github/workflows/ci.yml',
    ['.env.example', '.eslintrc.json', '.github/workflows/ci.yml'],
  ],
  ['src/日本/ファイル.ts、größe.py', ['src/日本/ファイル.ts', 'größe.py']],
  ['app/(auth)/[slug]/page.tsx and (src/k.ts)', ['app/(auth)/[slug]/page.tsx', 'src/k.ts']],
  ['call load(config/base.yml), not dist/ or https://a.example/b.js', ['config/base.yml']],
  ['@src/x.ts ./src/y.ts:12:3', ['src/x.ts', 'src/y.ts']],
])('files named by %j', (text, expected) => {
  expect(filesNamed(readBlueprint(`<task type="auto">\n**Action:** ${text}\n</task>`))).toEqual(
    expected,
  );
});

describe('which RECORD is whose', () => {
  const open = '<task type="auto">\n**Action:** x\n</task>';
  const done = '---\nstatus: complete\n---\n# R\n';
  const chosen = (files: Record<string, string>, position = '') =>
    activePlan(
      Object.entries(files).map(([path, text]) => ({ path: `.planning/phases/${path}`, text })),
      position === '' ? null : readConscience(`## Current Position\n${position}\n`),
    )?.path.replace('.planning/phases/', '');

  test.each([
    [
      'two plans of one number',
      {
        '01-a/01-01-BLUEPRINT.md': open,
        '01-a/01-01-fix-BLUEPRINT.md': open,
        '01-a/01-01-RECORD.md': done,
      },
      '01-a/01-01-fix-BLUEPRINT.md',
    ],
    [
      'two folders of one number',
      {
        '01-a/01-01-BLUEPRINT.md': open,
        '01-b/01-01-BLUEPRINT.md': open,
        '01-a/01-01-RECORD.md': done,
      },
      '01-b/01-01-BLUEPRINT.md',
    ],
    [
      'a phase put between',
      {
        '02-a/02-01-BLUEPRINT.md': open,
        '02.1-b/02.1-01-BLUEPRINT.md': open,
        '02.1-b/02.1-01-RECORD.md': done,
      },
      '02-a/02-01-BLUEPRINT.md',
    ],
    [
      'a plan without a number',
      { '01-a/api.BLUEPRINT.md': open, '01-a/api.RECORD.md': done },
      undefined,
    ],
    [
      'a plan of another name and the same number',
      { '01-a/01-01-api-BLUEPRINT.md': open, '01-a/01-01-RECORD.md': done },
      undefined,
    ],
    [
      'the account of the phase',
      { '01-a/01-BLUEPRINT.md': open, '01-a/01-SUMMARY.md': done },
      '01-a/01-BLUEPRINT.md',
    ],
    [
      'a form not filled in',
      { '01-a/01-01-BLUEPRINT.md': open, '01-a/01-01-RECORD.md': '# Record\n\n## Commits\n' },
      '01-a/01-01-BLUEPRINT.md',
    ],
    [
      'an empty file',
      { '01-a/01-01-BLUEPRINT.md': open, '01-a/01-01-RECORD.md': '' },
      '01-a/01-01-BLUEPRINT.md',
    ],
  ])('%s', (_, files, expected) => expect(chosen(files as never)).toBe(expected));

  test('a position in a phase put between', () => {
    const files = { '02-a/02-01-BLUEPRINT.md': open, '02.1-b/02.1-01-BLUEPRINT.md': open };
    expect(chosen(files, 'Phase: 2.1 of 5')).toBe('02.1-b/02.1-01-BLUEPRINT.md');
    expect(chosen(files, 'Phase: 2 of 5')).toBe('02-a/02-01-BLUEPRINT.md');
  });

  test('a date is no number', () => {
    expect(planIdOf('.planning/phases/03-x/2026-03-01-BLUEPRINT.md')).toEqual({
      phase: 3,
      plan: 1,
    });
  });
});

test.each([
  '## Current Phase: 3 - Import\nStatus: x',
  '## Current Phase\n**Phase 3: Import** (x)',
  '## Current Phase\n\tPhase 3: Import\n',
  '## Current Position\r\n- **Phase:** 03-Import\r\n',
])('a position written as %j', (text) => {
  expect(readConscience(text)).toMatchObject({ phase: 3, phaseName: 'Import' });
});

describe('no text takes long', () => {
  const heads = [
    '',
    '## Breath 1\n- [ ] ',
    '<task type="auto">\n**Action:** ',
    '<task ',
    '---\nfiles_modified: ',
    '## Current Position\nPhase ',
    '### BLOCKER-001 [P1] ',
    '- Phase 1: ',
    '## Evidence\n- ',
  ];
  const readers = [
    readBlueprint,
    readConscience,
    readRecord,
    readBlockers,
    readVision,
    readDebug,
    readLoopFile,
  ];

  test.each([
    ...'a@([._$-~|*"\\<'.split(''),
    ...[' ', '\t', 'a/', 'a.', 'é', '<a>', '<!-- ', '<!--\n', '~~~\n', '- [', 'x: ', 'a: [\n'],
    ...['phase 1 ', '**a:** ', 'commit ', ' status="', '](', 'a(', ' (', '--> '],
  ])('%j again and again', HANGS, (unit) => {
    for (const lead of heads) {
      const text = lead + unit.repeat(Math.ceil(60_000 / unit.length));
      for (const read of readers) read(text);
      tickTask(text, 1);
    }
  });
});
