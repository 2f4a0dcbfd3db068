import { runCommand } from 'citty';
import { describe, expect, it } from 'vitest';
import { skillsCommand } from '../../src/cli/skills.ts';
import { lint } from '../../src/cli/skills-lint.ts';
import { listing } from '../../src/cli/skills-list.ts';
import { explain, momentFor } from '../../src/cli/skills-search.ts';
import { shown } from '../../src/cli/skills-show.ts';
import { chooseSkills, INDEX_EDITION, openIndex } from '../../src/core/guidance/index.ts';
import { hash } from '../../src/core/kit/hash.ts';
import {
  findSkills,
  fingerprint,
  MOST_FILES,
  readSkills,
  refreshIndex,
} from '../../src/events/user-skills.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { readSkill } from '../../src/world/skills/source.ts';
import { shippedIndex } from '../core/guidance/library.ts';
import { looksOf } from '../support/looks.ts';

const sound = [
  '---',
  'title: Brewing tea',
  'signals: {errors: [ETEAPOT], words: [black tea]}',
  '---',
  '',
  '## Solution',
  '',
  'Boil first.',
].join('\n');

describe('reading a skill of any shape', () => {
  it('reads front matter, with a BOM and CRLF too', () => {
    const plain = readSkill('lib/backend/tea.md', sound);
    const windows = readSkill('lib/backend/tea.md', `\uFEFF${sound.replaceAll('\n', '\r\n')}`);
    expect(windows).toEqual(plain);
    expect(plain.problems).toEqual([]);
    expect(plain.skill).toMatchObject({ name: 'tea', title: 'Brewing tea', category: 'backend' });
    expect(plain.skill?.signals.errors).toEqual(['ETEAPOT']);
  });

  it('reads a file without front matter and a SKILL.md folder', () => {
    const bare = readSkill('lib/tea.md', '# How to brew\n\nBoil.');
    expect(bare.skill).toMatchObject({ name: 'tea', title: 'How to brew', category: 'lib' });
    expect(bare.notes).toEqual(['no front matter']);
    const folder = readSkill(
      'lib/kitchen/Green Tea/SKILL.md',
      '---\nname: green-tea\ndescription: d\n---\nBoil.',
    );
    expect(folder.skill).toMatchObject({
      name: 'green-tea',
      category: 'kitchen',
      description: 'd',
    });
  });

  it('reports what is broken and keeps what can be used', () => {
    const yaml = readSkill('lib/tea.md', '---\ntitle: [unclosed\n---\n## Fix\nBoil.');
    expect(yaml.problems[0]).toMatch(/^front matter is no valid YAML/);
    expect(yaml.skill?.body).toContain('Boil.');
    expect(readSkill('lib/tea.md', '---\ntitle: x\n---\n').skill).toBeNull();
    expect(readSkill('lib/tea.md', '---\nsignals: yes\n---\nx').problems).toEqual([
      'signals is no mapping',
    ]);
  });

  it("takes the document's own heading for its title, no part of it and no comment in code", () => {
    const part = readSkill('lib/brew-tea.md', '## Solution\n\nBoil.\n');
    expect(part.skill?.title).toBe('brew tea');
    const code = readSkill('lib/tea.md', '```bash\n# install\n```\n\n# Brewing\n\nBoil.\n');
    expect(code.skill?.title).toBe('Brewing');
  });

  it('makes one word of a name and of a category, in any script', () => {
    const spaced = readSkill('lib/web stuff/black tea.md', 'Boil.').skill;
    expect(spaced).toMatchObject({ category: 'web-stuff', name: 'black-tea' });
    const given = readSkill('lib/tea.md', '---\ncategory: Testing\nname: My Tea\n---\nBoil.').skill;
    expect(given).toMatchObject({ category: 'testing', name: 'my-tea' });
    const names = ['日本語', 'чай', '中文', '!!'].map((name) => {
      return readSkill(`lib/${name}.md`, 'Boil.').skill?.name;
    });
    expect(new Set(names).size).toBe(4);
    expect(names.every((name) => name !== undefined && /^\S+$/.test(name))).toBe(true);
  });

  it('takes no bytes for words', () => {
    const reading = readSkill('lib/picture.md', '\u0089PNG\r\n\0\0\0 tea tea tea');
    expect(reading.skill).toBeNull();
    expect(reading.problems).toEqual(['the file is no text']);
  });

  it('runs no code of a front matter', () => {
    const reading = readSkill(
      'lib/tea.md',
      '---js\n{ title: (globalThis.ran = true) }\n---\nBoil.',
    );
    expect('ran' in globalThis).toBe(false);
    expect(reading.skill?.title).toBe('tea');
  });
});

describe("a user's folders", () => {
  const world = () =>
    createMemoryFiles({
      '/own/backend/tea.md': sound,
      '/own/README.md': 'no skill',
      '/own/cake/SKILL.md': '# Cake\n\nBake.',
      '/own/cake/references/more.md': 'no skill',
      '/own/broken.md': '---\nx: [\n---\n',
    });
  const place = { folder: '/state/skills' };

  it('finds skills and nothing else', () => {
    expect(findSkills(world(), '/own')).toEqual([
      '/own/backend/tea.md',
      '/own/broken.md',
      '/own/cake/SKILL.md',
    ]);
    expect(findSkills(world(), '/nowhere')).toEqual([]);
  });

  it('are read once where links lead in a circle, and a folder named like a file is a folder', () => {
    const files = createMemoryFiles({
      '/own/tea.md': sound,
      '/own/again': { link: '/own' },
      '/own/also': { link: '/own/deep' },
      '/own/deep/back': { link: '/own' },
      '/own/deep/cake.md': sound,
      '/own/notes.md/scones.md': sound,
    });
    expect(findSkills(files, '/own')).toHaveLength(3);
    expect(findSkills(files, '/own')).toContain('/own/notes.md/scones.md');
  });

  it('are indexed when something changed, and only then', () => {
    const files = world();
    expect(refreshIndex(files, ['/own'], place)?.changed).toBe(true);
    expect(refreshIndex(files, ['/own'], place)?.changed).toBe(false);
    files.replace('/own/backend/tea.md', sound.replace('ETEAPOT', 'EKETTLE'));
    expect(refreshIndex(files, ['/own'], place)?.changed).toBe(true);
    const mark = files.read('/state/skills/current', 100);
    const base = mark.ok ? `/state/skills/${mark.value.trim()}` : '';
    const read = (end: string) => {
      const found = files.read(`${base}.${end}`, 1e6);
      return looksOf(found.ok ? found.value : '');
    };
    const index = openIndex(read('idx'), () => read('txt'), 'user');
    const moment = {
      kind: 'error',
      text: 'EKETTLE: dry',
      files: [],
      signatures: [],
      program: '',
    } as const;
    expect(index && chooseSkills(moment, index, new Set()).skills.map((one) => one.key)).toEqual([
      'backend/tea',
    ]);
    const left = files.list('/state/skills');
    expect(left.ok && left.value.length).toBe(3);
  });

  it('are indexed anew by a plugin that builds otherwise', () => {
    const paths = ['/own/backend/tea.md'];
    const stat = world().stat('/own/backend/tea.md');
    const marks = `/own/backend/tea.md\t${stat?.size}\t${stat?.modified}`;
    expect(fingerprint(world(), paths)).toBe(hash(`${INDEX_EDITION}\n${marks}`));
  });

  it('leave no index behind when they are gone', () => {
    const files = world();
    refreshIndex(files, ['/own'], place);
    files.remove('/own');
    expect(refreshIndex(files, ['/own'], place)).toBeNull();
    expect(files.read('/state/skills/current', 100).ok).toBe(false);
  });

  it('are linted: a broken file is named and counts, a shape of another kind is a note', () => {
    const files = world();
    const result = lint(readSkills(files, findSkills(files, '/own')));
    expect(result.broken).toBe(1);
    expect(result.text).toContain('/own/broken.md: error:');
    expect(result.text).toContain('/own/cake/SKILL.md: note: no front matter');
    expect(result.text).toMatch(/3 files, 1 broken$/);
  });

  it('are listed and shown', () => {
    const files = world();
    const readings = readSkills(files, findSkills(files, '/own'));
    expect(listing(readings, 'backend')).toBe('backend/tea  Brewing tea\n1 skills');
    expect(shown(readings, 'tea')).toContain('Boil first.');
    expect(shown(readings, 'backend/tea')).toContain('# Brewing tea');
    expect(shown(readings, 'coffee')).toBeNull();
  });
});

describe('the command line', () => {
  const files = createMemoryFiles({
    '/own/backend/tea.md': sound,
    '/own/media/cake.md': '# Cake\n\nBake.',
    '/own/private/diary.md': '# Diary\n\nDear.',
    '/later/x/tea.md': sound.replace('title:', 'category: backend\ntitle: Later,'),
    '/work/out.txt': 'ETEAPOT: dry',
  });
  const run = async (...rawArgs: string[]) => {
    const printed: string[] = [];
    let code = 0;
    const command = skillsCommand({
      files,
      folders: ['/own', '/later'],
      judge: () => (path) => !path.includes('private'),
      index: () => shippedIndex(),
      resolve: (path) => `/work/${path}`,
      print: (text) => printed.push(text),
      exit: (status) => {
        code = status;
      },
    });
    await runCommand(command, { rawArgs });
    return { text: printed.join('\n'), code };
  };

  it('lists one category, as a word or an option, in any case', async () => {
    const media = { text: 'media/cake  Cake\n1 skills', code: 0 };
    expect(await run('list', 'media')).toEqual(media);
    expect(await run('list', '--category', 'Media')).toEqual(media);
    expect((await run('list')).text).toContain('2 skills');
  });

  it('says once what namesakes replace: the last', async () => {
    const { text } = await run('list', 'backend');
    expect(text).toBe('backend/tea  Later, Brewing tea\n1 skills');
  });

  it('reads no file that a session would not say, and names it', async () => {
    expect((await run('list')).text).not.toContain('diary');
    expect((await run('show', 'diary')).code).toBe(1);
    const { text, code } = await run('lint');
    expect(text).toContain('/own/private/diary.md: error: left out: ');
    expect(code).toBe(1);
  });

  it('says which categories there are where one is not', async () => {
    expect(await run('list', 'medium')).toEqual({
      text: 'There is no category "medium"; there are backend, media.',
      code: 1,
    });
  });

  it('takes no mistyped option and no empty question for an answer', async () => {
    const wrong = [
      ['list', '--categorie', 'media'],
      ['search', 'tea', '--eror-file', 'x'],
      ['search'],
      ['search', ''],
      ['show', 'tea', '--raw'],
      ['lint', '--fix'],
    ];
    for (const each of wrong) {
      const { text, code } = await run(...each);
      expect([each, code]).toEqual([each, 2]);
      expect(text).toContain('usage: fire-flow skills ');
    }
    expect((await run('search', 'tea', '--error-file', 'none.txt')).code).toBe(2);
  });

  it('says of a folder with more skills than are read that it has', async () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_FILES + 1 }, (_, at) => [`/many/s${at}.md`, 'Boil.']),
    );
    const printed: string[] = [];
    const context = {
      files: createMemoryFiles(many),
      folders: ['/many'],
      judge: () => () => true,
      index: () => null,
      resolve: (path: string) => path,
      print: (text: string) => printed.push(text),
      exit: (code: number) => printed.push(String(code)),
    };
    await runCommand(skillsCommand(context), { rawArgs: ['lint'] });
    expect(printed.join('\n')).toMatch(/^\/many: error: only 5000 skills of a folder/m);
    expect(printed.at(-1)).toBe('1');
  });

  it('reads all the words of a question that nobody quoted', async () => {
    const quoted = await run('search', 'prisma reports drift on postgres');
    expect(quoted.text).toContain('database/prisma-migration-drift');
    expect(await run('search', ...'prisma reports drift on postgres'.split(' '))).toEqual(quoted);
  });
});

describe('search', () => {
  const index = shippedIndex();

  it('explains a choice with its signals, points, scores and margin', () => {
    const text = explain(momentFor('', [], 'ERROR: deadlock detected'), index);
    for (const piece of [
      'signal  error "deadlock detected" 2',
      'domain  database',
      'rank    database/deadlock-retry',
      'margin',
    ]) {
      expect(text).toContain(piece);
    }
    expect(text).toContain('Notes from the skills library for this error');
  });

  it('explains a silence', () => {
    expect(explain(momentFor('sort the list', [], null), index)).toMatch(
      /no domain has 2 points\n\nNothing would be said\.$/,
    );
    expect(momentFor('Redis or Postgres?', [], null).kind).toBe('prompt');
    expect(momentFor('Prisma vs Drizzle', [], null).kind).toBe('decision');
  });
});
