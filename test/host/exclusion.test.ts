import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  call,
  createPlace,
  currentHost,
  fileServerArguments,
  type HostResult,
  PINNED,
  type Place,
  runHost,
  say,
  streamsHooks,
} from './harness/index.ts';
import { callsIn, canary, repository, resultText, rule } from './repository.ts';

// What the model can and cannot see, in the host under test (FIRE_FLOW_HOST, or the pinned one).
const SECONDS = 300_000;
const host = currentHost();

/** What was said of a file after its result. Older hosts put the denials of a turn after all of its results. */
function saidOf(file: string, run: HostResult, id: string): string[] {
  return run.injectedAfter(id).filter((text) => text.includes(file));
}

describe(`reading, on ${host}`, () => {
  let place: Place;
  let run: HostResult;

  beforeAll(async () => {
    place = repository();
    const { at, read, bash } = callsIn(place);
    run = await runHost({
      place,
      prompts: ['How does the login work?'],
      args: fileServerArguments(),
      turns: [
        [
          read('dist/app.js', 'toolu_denied'),
          read('src/app.ts', 'toolu_free'),
          read('packages/web/generated/api.ts', 'toolu_nested'),
          read('packages/web/generated/keep.ts', 'toolu_kept'),
          read('packages/api/generated/api.ts', 'toolu_sibling'),
        ],
        [read('shortcut.js', 'toolu_link'), read('current/inner.js', 'toolu_folder-link')],
        [read('.env', 'toolu_private'), read('secrets/key.pem', 'toolu_private-folder')],
        [
          bash('cat dist/shell.js', 'toolu_cat'),
          bash('head -n 3 .env', 'toolu_head'),
          bash('cat src/app.ts', 'toolu_cat-free'),
          bash('ls dist', 'toolu_names'),
        ],
        [
          call('mcp__files__read_file', { path: at('dist/served.js') }, 'toolu_mcp'),
          call('mcp__files__read_uri', { uri: `file://${at('.env')}` }, 'toolu_mcp-uri'),
          call('mcp__files__read_file', { path: at('src/app.ts') }, 'toolu_mcp-free'),
        ],
        [say('That is all.')],
      ],
    });
  }, SECONDS);
  afterAll(() => place.remove());

  test.each([
    ['Read', 'toolu_denied', 'dist/app.js', rule('.powerignore', 2), 'dist/'],
    [
      'Read by a nested rule',
      'toolu_nested',
      'packages/web/generated/api.ts',
      rule('packages/web/.powerignore', 1),
      'generated/*',
    ],
    ['Read of a private file', 'toolu_private', '.env', rule('.claudeignore', 1), '.env'],
    [
      'Read of a private folder',
      'toolu_private-folder',
      'secrets/key.pem',
      rule('.claudeignore', 2),
      'secrets/',
    ],
    ['cat', 'toolu_cat', 'dist/shell.js', rule('.powerignore', 2), 'dist/'],
    ['head', 'toolu_head', '.env', rule('.claudeignore', 1), '.env'],
    ['an MCP file tool', 'toolu_mcp', 'dist/served.js', rule('.powerignore', 2), 'dist/'],
    [
      'an MCP file tool with a file: uri',
      'toolu_mcp-uri',
      '.env',
      rule('.claudeignore', 1),
      '.env',
    ],
  ])('%s of an excluded file is denied with the rule', (_, id, file, where, pattern) => {
    const text = resultText(run, id);
    expect(run.toolResult(id)?.isError).toBe(true);
    for (const part of [file, pattern]) expect(text).toContain(part);
    expect(text).toMatch(where);
    expect(run.seenByModel(canary(file))).toBe(false);
  });

  test.each([
    ['a link', 'toolu_link', 'dist/linked.js'],
    ['a link to a folder', 'toolu_folder-link', 'dist/deep/inner.js'],
  ])('%s does not lead around the rule', (_, id, file) => {
    expect(resultText(run, id)).toMatch(rule('.powerignore', 2));
    expect(run.seenByModel(canary(file))).toBe(false);
  });

  test.each([
    ['Read', 'toolu_free', 'src/app.ts'],
    ['Read of what a nested rule takes back', 'toolu_kept', 'packages/web/generated/keep.ts'],
    ['Read beside a nested rule', 'toolu_sibling', 'packages/api/generated/api.ts'],
    ['cat', 'toolu_cat-free', 'src/app.ts'],
    ['an MCP file tool', 'toolu_mcp-free', 'src/app.ts'],
  ])('%s of any other file passes in silence', (_, id, file) => {
    expect(resultText(run, id)).toContain(canary(file));
    expect(saidOf(file, run, id)).toEqual([]);
  });

  test('names are no contents', () => {
    expect(resultText(run, 'toolu_names')).toContain('shell.js');
  });

  test.runIf(streamsHooks(host))('no hook of ours ever says "allow"', () => {
    expect(run.hooks.length).toBeGreaterThan(10);
    expect(run.hooks.filter((hook) => hook.stdout.includes('"allow"'))).toEqual([]);
    expect(run.hooks.filter((hook) => hook.exitCode !== 0 || hook.stderr !== '')).toEqual([]);
  });
});

describe(`a file that the user names, on ${host}`, () => {
  test('is read in silence, and others still are not', { timeout: SECONDS }, async () => {
    const place = repository();
    onTestFinished(() => place.remove());
    const { read } = callsIn(place);
    const run = await runHost({
      place,
      prompts: ['Which version of left-pad does package-lock.json pin?'],
      turns: [[read('package-lock.json', 'toolu_lock'), read('dist/app.js', 'toolu_other')]],
    });
    expect(resultText(run, 'toolu_lock')).toContain(canary('package-lock.json'));
    expect(saidOf('package-lock.json', run, 'toolu_lock')).toEqual([]);
    expect(run.seenByModel(canary('dist/app.js'))).toBe(false);
  });

  test('is never read when it is private: the prompt is given back', {
    timeout: SECONDS,
  }, async () => {
    const place = repository();
    onTestFinished(() => place.remove());
    const { read } = callsIn(place);
    const prompt = 'Compare the keys in @.env with the template';
    const run = await runHost({
      place,
      prompts: [prompt, 'Then go on without it'],
      turns: [[read('.env', 'toolu_anyway')], [say('went on')]],
    });
    expect(run.seenByModel(canary('.env'))).toBe(false);
    expect(run.seenByModel('Compare the keys')).toBe(false);
    expect(run.answers.at(-1)).toBe('went on');
    if (streamsHooks(host)) {
      expect(run.answers[0]).toMatch(rule('.claudeignore', 1));
      expect(run.answers[0]).toContain(prompt);
    }
  });
});

describe(`a path as the host takes it, on ${host}`, () => {
  test('is judged as that', { timeout: SECONDS }, async () => {
    const files = ['cfg/key.pem', 'cl\u00e9.txt', 'free.ts'];
    const place = createPlace({
      ...Object.fromEntries(files.map((file) => [file, `${canary(file)}\n`])),
      '.claudeignore': '/cfg/key.pem\n/cl\u00e9.txt\n',
    });
    onTestFinished(() => place.remove());
    const read = (file: string, id: string) => call('Read', { file_path: file }, id);
    const home = `~/../${path.basename(place.project)}`;
    const run = await runHost({
      place,
      prompts: ['Read the key', `What is in @${home}/cfg/key.pem ?`],
      turns: [
        [
          read(`${home}/cfg/key.pem`, 'toolu_home'),
          read(' cfg/key.pem', 'toolu_space'),
          read('cfg/../cfg//key.pem', 'toolu_dots'),
          read('cle\u0301.txt', 'toolu_letters'),
          read('free.ts', 'toolu_free'),
        ],
        [say('read')],
        [say('mentioned')],
      ],
    });
    for (const file of files.slice(0, 2)) expect(run.seenByModel(canary(file)), file).toBe(false);
    expect(resultText(run, 'toolu_free')).toContain(canary('free.ts'));
  });
});

describe(`a session in a folder of a repository, on ${host}`, () => {
  test('keeps to the rules of the whole repository', { timeout: SECONDS }, async () => {
    const place = repository();
    onTestFinished(() => place.remove());
    mkdirSync(path.join(place.project, '.git'));
    place.write('packages/web/.env', canary('web env'));
    const { at, bash, read } = callsIn(place);
    const run = await runHost({
      place,
      folder: 'packages/web',
      prompts: ['Look around'],
      turns: [
        [
          read('packages/web/.env', 'toolu_private'),
          read('packages/web/generated/api.ts', 'toolu_nested'),
          read('packages/web/generated/keep.ts', 'toolu_kept'),
          bash('cat .env', 'toolu_cat'),
          bash(`cat ${at('secrets/key.pem')}`, 'toolu_above'),
        ],
        [say('done')],
      ],
    });
    expect(resultText(run, 'toolu_private')).toMatch(rule('.claudeignore', 1));
    expect(resultText(run, 'toolu_cat')).toMatch(rule('.claudeignore', 1));
    expect(resultText(run, 'toolu_above')).toMatch(rule('.claudeignore', 2));
    expect(resultText(run, 'toolu_nested')).toMatch(rule('.powerignore', 1));
    expect(resultText(run, 'toolu_kept')).toContain(canary('packages/web/generated/keep.ts'));
    expect(run.seenByModel(canary('web env'))).toBe(false);
  });
});

describe(`writing, on ${host}`, () => {
  let place: Place;
  let run: HostResult;
  const contentOf = (file: string) => readFileSync(callsIn(place).at(file), 'utf8');

  beforeAll(async () => {
    place = repository();
    const { read, write, edit } = callsIn(place);
    const from = canary('dist/edited.js');
    run = await runHost({
      place,
      prompts: ['Change the banner of the bundle to plum'],
      turns: [
        // Most hosts demand a Read before an Edit; the first Read is denied, the second one serves it.
        [edit('dist/edited.js', from, 'plum', 'toolu_edit-first')],
        [read('dist/edited.js', 'toolu_read-first')],
        [read('dist/edited.js', 'toolu_read-second')],
        [edit('dist/edited.js', from, 'plum', 'toolu_edit-second')],
        [write('dist/new.js', 'made', 'toolu_write')],
        [edit('.env', canary('.env'), 'plum', 'toolu_edit-private')],
        [write('.env', 'plum', 'toolu_write-private')],
        [write('secrets/new.pem', 'plum', 'toolu_create-private')],
      ],
    });
  }, SECONDS);
  afterAll(() => place.remove());

  test('an excluded file can be edited, with the Read that the host demands', () => {
    expect(resultText(run, 'toolu_read-first')).toMatch(rule('.powerignore', 2));
    if (host !== PINNED)
      expect(resultText(run, 'toolu_read-second')).toContain(canary('dist/edited.js'));
    expect(contentOf('dist/edited.js')).toBe('plum\n');
  });

  test('an excluded file can be made', () => {
    expect(contentOf('dist/new.js')).toBe('made');
  });

  test.each(['toolu_edit-private', 'toolu_write-private'])(
    'a private file stays as it is: %s',
    (id) => {
      expect(run.toolResult(id)?.isError).toBe(true);
      // Older hosts refuse by themselves what was not read before, and no hook is asked.
      if (host === PINNED) expect(resultText(run, id)).toMatch(rule('.claudeignore', 1));
      expect(contentOf('.env')).toBe(`${canary('.env')}\n`);
      expect(run.seenByModel(canary('.env'))).toBe(false);
    },
  );

  test('a private file cannot be made', () => {
    expect(resultText(run, 'toolu_create-private')).toMatch(rule('.claudeignore', 2));
    expect(() => contentOf('secrets/new.pem')).toThrow();
  });
});

describe(`a subagent, on ${host}`, () => {
  test('is kept from excluded files like its parent', { timeout: SECONDS }, async () => {
    const place = repository();
    onTestFinished(() => place.remove());
    const { read, bash } = callsIn(place);
    const agent = host === PINNED || host === '2.1.197' ? 'Agent' : 'Task';
    const prompt = 'Look into the bundle';
    const run = await runHost({
      place,
      prompts: ['Delegate it'],
      turns: [[call(agent, { description: 'Look', prompt, subagent_type: 'general-purpose' })]],
      agentTurns: [
        [read('dist/app.js', 'toolu_denied'), read('src/app.ts', 'toolu_free')],
        [bash('cat .env', 'toolu_private')],
      ],
    });
    expect(resultText(run, 'toolu_denied')).toMatch(rule('.powerignore', 2));
    expect(resultText(run, 'toolu_private')).toMatch(rule('.claudeignore', 1));
    expect(resultText(run, 'toolu_free')).toContain(canary('src/app.ts'));
    for (const file of ['dist/app.js', '.env']) expect(run.seenByModel(canary(file))).toBe(false);
  });
});

describe.runIf(host === '2.0.76' || host === '2.1.50')(`Grep and Glob, on ${host}`, () => {
  test('show no content of an excluded file', { timeout: SECONDS }, async () => {
    const place = repository();
    onTestFinished(() => place.remove());
    const { at } = callsIn(place);
    const run = await runHost({
      place,
      prompts: ['Where is the canary?'],
      turns: [
        [
          call(
            'Grep',
            { pattern: 'CANARY', path: at('dist/app.js'), output_mode: 'content' },
            'toolu_file',
          ),
          call(
            'Grep',
            { pattern: 'CANARY', path: at('src'), output_mode: 'content' },
            'toolu_free',
          ),
          call('Glob', { pattern: 'src/*.ts' }, 'toolu_glob'),
        ],
      ],
    });
    expect(resultText(run, 'toolu_file')).toMatch(rule('.powerignore', 2));
    expect(run.seenByModel(canary('dist/app.js'))).toBe(false);
    expect(resultText(run, 'toolu_free')).toContain(canary('src/app.ts'));
    expect(resultText(run, 'toolu_glob')).toContain('app.ts');
  });
});
