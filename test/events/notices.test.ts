import { describe, expect, it } from 'vitest';
import { checkOne } from '../../src/cli/check.ts';
import { preToolUse } from '../../src/events/pre-tool-use.ts';
import { sessionStart } from '../../src/events/session-start.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import type { Outcome } from '../../src/host/outcome.ts';
import { createMemoryFiles, type Seed } from '../../src/world/files/memory.ts';
import { worldOf } from '../support/world-of.ts';

// What exists and is not in force is told to the user, once, where it is met first.

const CONFIG = '/p/.claude/fire-flow.json';

function session(seed: Seed) {
  const files = createMemoryFiles({ '/p/.git/HEAD': 'x', '/p/a/x.txt': 'x', ...seed });
  const world = worldOf(files, '/p');
  return {
    files,
    start: async (source: 'startup' | 'resume' = 'startup', session = 's') =>
      (await sessionStart({ session, cwd: '/p', source }, world)).notice,
    read: async (path: string) =>
      preToolUse({ session: 's', cwd: '/p', tool: 'Read', input: { file_path: path } }, world),
    run: async (command: string) =>
      preToolUse({ session: 's', cwd: '/p', tool: 'Bash', input: { command } }, world),
    mention: async (prompt: string) => {
      const { decision } = await userPromptSubmit({ session: 's', cwd: '/p', prompt }, world);
      return decision.type === 'blockPrompt' ? decision.reason : '';
    },
  };
}

describe('an ignore file that is not in force', () => {
  it.each<readonly [string, Seed, string]>([
    ['a folder', { '/p/.claudeignore/x': '' }, 'directory'],
    ['a folder below', { '/p/a/.claudeignore/x': '' }, 'directory'],
    ['bytes', { '/p/a/.powerignore': 'a\0b' }, 'not a text file'],
    ['a link to nothing', { '/p/a/.powerignore': { link: '/none' } }, 'missing'],
    ['a link to itself', { '/p/a/.powerignore': { link: '/p/a/.powerignore' } }, 'missing'],
    ['too large', { '/p/.powerignore': 'x\n'.repeat(9 << 20) }, 'too-large'],
  ])('is told once: %s', async (_, seed, why) => {
    const { start, read } = session(seed);
    expect(await start()).toContain(why);
    const { decision, notice } = await read('/p/a/x.txt');
    expect([decision.type, notice]).toEqual(['pass', undefined]);
    expect(await start('resume')).toBeUndefined();
    expect(await start('startup', 'other')).toContain(why);
  });

  it('is told where a call meets it that came after the start', async () => {
    const { files, start, read } = session({ '/p/.powerignore': 'dist/\n' });
    expect(await start()).toBe('Fire Flow: in force: .powerignore (1 rule)');
    files.replace('/p/a/.claudeignore', '\0');
    expect((await read('/p/a/x.txt')).notice).toContain('/p/a/.claudeignore is not in force');
    expect((await read('/p/a/x.txt')).notice).toBeUndefined();
    expect(await start('resume')).toBeUndefined();
  });

  it('denies what it cannot judge where that is asked for', async () => {
    const closed = '{"exclusion":{"failClosed":true}}';
    const { start, read } = session({ '/p/a/.claudeignore': '\0', [CONFIG]: closed });
    const notice = await start();
    expect(notice).toContain('all below it is denied');
    expect(notice).not.toContain('Fire Flow: in force');
    expect((await read('/p/a/x.txt')).decision.type).toBe('deny');
    expect((await read('/p/y.txt')).decision.type).toBe('pass');
  });

  // No line of the file says so, and no user marked what lies below it.
  it.each<readonly [string, Seed, string]>([
    ['bytes', { '/p/a/.claudeignore': '\0' }, 'it is not a text file'],
    ['a folder', { '/p/a/.claudeignore/x': '' }, 'directory'],
    ['too large', { '/p/a/.claudeignore': 'x\n'.repeat(9 << 20) }, 'too-large'],
  ])('gives the true reason of such a denial everywhere: %s', async (_, seed, why) => {
    const closed = { [CONFIG]: '{"exclusion":{"failClosed":true}}' };
    const { files, read, run, mention } = session({ ...seed, ...closed });
    const first = reasonOf(await read('/p/a/x.txt'));
    const said = [first, reasonOf(await read('/p/a/x.txt')), reasonOf(await run('cat a/x.txt'))];
    for (const text of [...said, await mention('see @a/x.txt')]) {
      expect(text).toMatch(/a\/\.claudeignore"?(?:, which)? cannot be read/);
      expect(text).not.toMatch(/line 1|:1\b|"\*"|\(\*\)|marked it/);
    }
    expect(first).toContain(why);
    expect(first).toContain('exclusion.failClosed');
    const checked = checkOne('/p/a/x.txt', 'read', '/p', worldOf(files, '/p'));
    expect(checked).toMatchObject({ verdict: 'excluded', file: '/p/a/.claudeignore' });
    expect(checked.unreadable).toContain(why);
    expect(checked).not.toHaveProperty('line');
  });
});

function reasonOf({ decision }: Outcome): string {
  return decision.type === 'deny' ? decision.reason : '';
}

describe('settings with a mistake', () => {
  it.each([
    ['{"exclusion":{"enabled":"yes"}}', 'exclusion.enabled must be of type boolean'],
    ['{"exclusoin":{}}', 'unknown name exclusoin in the file'],
    ['{"breaker":{"onTrip":"halt"}}', 'breaker.onTrip has a value that is not possible'],
    ['{"loop":{"maxIterations":1.5}}', 'loop.maxIterations must be of type int'],
    ['{"budget":{"warn":101}}', 'budget.warn has a value that is not possible'],
    ['{"breaker":{"spin":[3]}}', 'breaker.spin has a value that is not possible'],
    ['{"skills":{"paths":["a",1]}}', 'skills.paths.1 must be of type string'],
    ['{"exclusion": {}, }', 'not valid JSON'],
    ['[]', 'the file must be of type object'],
    ['', 'not valid JSON'],
  ])('%s is named once, and the rules stay in force', async (text, problem) => {
    const { start, read } = session({ [CONFIG]: text, '/p/.claudeignore': 'x.txt\n' });
    const notice = await start();
    expect(notice).toContain(`${CONFIG}: ${problem}`);
    expect(notice).toContain('this file is not used');
    expect(notice).toContain('in force: .claudeignore (1 rule)');
    expect((await read('/p/a/x.txt')).decision.type).toBe('deny');
    expect(await start('resume')).toBeUndefined();
  });
});
