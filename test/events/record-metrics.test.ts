import { describe, expect, it } from 'vitest';
import { readRecord } from '../../src/core/planning/index.ts';
import { memoryWorld, ROOT } from './loop/world.ts';
import { talk } from './talk.ts';

const RECORD = '.planning/phases/01-shop/01-01-RECORD.md';
const OTHER = '.planning/phases/01-shop/01-02-RECORD.md';
const TEXT = [
  '---',
  'phase: 01-shop',
  'plan: 01',
  'status: complete',
  'metrics:',
  '  tasks_completed: 3',
  '---',
  '# Prices',
  '',
].join('\r\n');
const ERROR =
  'Exit code 1\nsrc/a.ts(3,7): error TS2322: Type "string" is not assignable to "number".';

function place(record = TEXT) {
  const { world, files, clock } = memoryWorld({
    [`${ROOT}/${RECORD}`]: record,
    [`${ROOT}/${OTHER}`]: TEXT,
  });
  const textOf = (path: string) => {
    const text = files.read(`${ROOT}/${path}`, 1 << 20);
    return text.ok ? text.value : '';
  };
  return { world, clock, textOf };
}

const NONE = { activations: 0, skills_injected: 0, skills_useful: 0, missed_guidance: 0 };

describe('the RECORD of a session', () => {
  it('gets its guidance metrics at the stop; the rest stays byte for byte', async () => {
    const { world, textOf } = place();
    const here = talk(world);
    await here.ask('/fire-flow:fire-execute-plan');
    for (let at = 0; at < 3; at++) await here.fail('npx tsc --noEmit', ERROR);
    await here.edit(RECORD, 'status: complete');
    await here.stop();
    const text = textOf(RECORD);
    expect(readRecord(text).dtgMetrics).toEqual({ ...NONE, missed_guidance: 1 });
    const counts =
      /(?: {2}(?:files_\w+|commits): 0\r\n){3}|dtg_metrics:\r\n(?: {2}\w+: \d+\r\n){4}/g;
    expect(text.replace(counts, '')).toBe(TEXT);
    expect(textOf(OTHER)).toBe(TEXT);
  });

  it('is brought up to date at the end, over what the agent put there', async () => {
    const { world, textOf } = place(
      TEXT.replace('metrics:', 'dtg_metrics:\r\n  activations: 99\r\nmetrics:'),
    );
    const here = talk(world);
    await here.ask('Go on with the plan');
    await here.run(`cat > ${RECORD} <<'EOF'\n---\nEOF`, '');
    await here.end();
    expect(readRecord(textOf(RECORD)).dtgMetrics).toEqual(NONE);
  });

  const plan = (done: number) =>
    [1, 2, 3]
      .map(
        (n) =>
          `<task type="auto"${n <= done ? ' status="done"' : ''}>\n**Action:** t${n}\n</task>\n`,
      )
      .join('\n');

  /** A plan worked through: one file new, one changed twice, three commits, something before and beside it. */
  async function worked(record: string, done: number, first = '/fire-flow:fire-execute-plan') {
    const { world, textOf } = place(record);
    const path = `${ROOT}/.planning/phases/01-shop/01-01-BLUEPRINT.md`;
    world.files.replace(path, plan(done));
    const here = talk(world);
    await here.ask('Change src/z.ts');
    await here.edit('src/z.ts', 'z');
    await here.run('git commit -m z', '[main 1111111] z\n 1 file changed');
    await here.ask(first);
    await here.create('src/new.ts', 'n');
    await here.edit('src/new.ts', 'm');
    for (const text of ['a', 'b']) await here.edit('src/old.ts', text);
    await here.edit('package-lock.json', 'l');
    await here.edit('.planning/phases/01-shop/01-01-BLUEPRINT.md', 'tick');
    for (const id of ['2222222', '3333333']) await here.run('git commit -m x', `[main ${id}] x\n`);
    await here.run('git commit -qm y', '');
    await here.edit(RECORD, 'status');
    await here.stop();
    return Object.fromEntries(readRecord(textOf(RECORD)).metrics);
  }

  const FILES = { files_created: 1, files_modified: 1, commits: 3 };

  it('gets what can be counted and it does not say: tasks, files and commits since the command', async () => {
    const bare = '---\nstatus: complete\n---\n# Prices\n';
    expect(await worked(bare, 3)).toEqual({ tasks_completed: 3, ...FILES });
    const form = '---\nstatus: complete\nmetrics:\n  tasks_completed: [N]\n  commits:\n---\n';
    expect(await worked(form, 3)).toEqual({ tasks_completed: 3, ...FILES });
  });

  it('keeps the numbers it has, and others are not taken for them', async () => {
    const own = '---\nstatus: complete\nmetrics:\n  commits: 9\n  tests_added: 4\n---\n';
    expect(await worked(own, 3)).toEqual({
      tasks_completed: 3,
      ...FILES,
      commits: 9,
      tests_added: 4,
    });
  });

  it('is not told how many tasks are done where it and the blueprint disagree', async () => {
    expect(await worked('---\nstatus: complete\n---\n', 2)).toEqual(FILES);
    expect(await worked('---\nstatus: partial\n---\n', 2)).toEqual({
      tasks_completed: 2,
      ...FILES,
    });
  });

  it('gets no count of files where commands wrote some', async () => {
    const { world, textOf } = place('---\nstatus: complete\n---\n');
    const here = talk(world);
    await here.ask('/fire-flow:fire-execute-plan');
    await here.edit('src/a.ts', 'a');
    await here.run("sed -i 's/a/b/' src/b.ts", '');
    await here.edit(RECORD, 'x');
    await here.stop();
    expect(Object.fromEntries(readRecord(textOf(RECORD)).metrics)).toEqual({ commits: 0 });
  });

  it.each([
    ['a link inside the project is written through', `${ROOT}/shared/r.md`, true],
    ['a link out of it is not', '/elsewhere/r.md', false],
  ])('%s', async (_, target, expected) => {
    const { world, files } = memoryWorld({
      [target]: TEXT,
      [`${ROOT}/${RECORD}`]: { link: target },
    });
    const here = talk(world);
    await here.ask('Write the record');
    await here.edit(RECORD, 'x');
    await here.stop();
    const text = files.read(target, 9_999);
    expect(text.ok && text.value !== TEXT).toBe(expected);
    expect(files.stat(`${ROOT}/${RECORD}`)?.kind).toBe('link');
  });

  it('is left alone where it is no UTF-8: the rest could not be given back', async () => {
    const latin = `${TEXT}Gr\uFFFD\uFFFDe\n`;
    const { world, textOf } = place(latin);
    const here = talk(world);
    await here.edit(RECORD, 'x');
    await here.stop();
    expect(textOf(RECORD)).toBe(latin);
  });

  it('gets no count of work that nobody delimited', async () => {
    const counted = await worked('---\nstatus: complete\n---\n', 3, 'Write the record of it');
    expect(counted).toEqual({ tasks_completed: 3 });
  });

  it('is left alone where this session wrote none, or it is gone', async () => {
    const { world, textOf } = place();
    const here = talk(world);
    await here.ask('Fix it');
    await here.run(`cat ${RECORD}`, TEXT);
    await here.edit('src/RECORD.md', 'x');
    await here.stop();
    await here.end();
    expect([textOf(RECORD), textOf(OTHER)]).toEqual([TEXT, TEXT]);
    await here.edit(RECORD, 'x');
    world.files.remove(`${ROOT}/${RECORD}`);
    await here.stop();
    expect(textOf(RECORD)).toBe('');
  });

  describe('with subagents', () => {
    const counts = (text: string) => Object.fromEntries(readRecord(text).metrics);
    const bare = '---\nstatus: complete\n---\n# Prices\n';

    it('that write it: gets the guidance of the session and the work of the one who wrote it', async () => {
      const { world, textOf } = place(bare);
      const here = talk(world);
      const [one, two] = ['one', 'two'].map((agent) => talk(world, { agent }));
      await here.ask('/fire-flow:fire-execute-plan');
      for (let at = 0; at < 3; at++) await here.fail('npx tsc --noEmit', ERROR);
      await one?.create('src/new.ts', 'n');
      await one?.run('git commit -m x', '[main 2222222] x\n');
      await one?.edit(RECORD, 'status');
      await two?.edit('src/other.ts', 'o');
      await two?.edit(OTHER, 'status');
      await here.stop();
      expect(counts(textOf(RECORD))).toEqual({ files_created: 1, files_modified: 0, commits: 1 });
      expect(readRecord(textOf(RECORD)).dtgMetrics).toEqual({ ...NONE, missed_guidance: 1 });
      expect(counts(textOf(OTHER))).toMatchObject({ files_created: 0, files_modified: 1 });
    });

    it('that did the work while the session wrote the account: all hands count', async () => {
      const { world, clock, textOf } = place(bare);
      const here = talk(world);
      const early = talk(world, { agent: 'early' });
      await early.edit('src/before.ts', 'b');
      clock.advance(1_000);
      await here.ask('/fire-flow:fire-execute-plan');
      const helper = talk(world, { agent: 'helper' });
      await helper.create('src/new.ts', 'n');
      await helper.edit('src/old.ts', 'o');
      await here.edit('src/old.ts', 'o');
      await here.edit('src/new.ts', 'o');
      await here.edit(RECORD, 'status');
      await here.end();
      expect(counts(textOf(RECORD))).toEqual({ files_created: 1, files_modified: 1, commits: 0 });
    });

    it('has not its file changed under the hand that writes it', async () => {
      const { world, textOf } = place(bare);
      const agent = talk(world, { agent: 'one' });
      await agent.edit(RECORD, 'status');
      await agent.stop();
      expect(textOf(RECORD)).toBe(bare);
    });
  });
});
