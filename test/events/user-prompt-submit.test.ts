import { describe, expect, it } from 'vitest';
import { userIndexFolder } from '../../src/events/libraries.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { refreshIndex } from '../../src/events/user-skills.ts';
import { memoryWorld, ROOT } from './loop/world.ts';

const TEA = [
  '---',
  'category: backend',
  'signals: { words: [green tea, black tea, tea pot] }',
  '---',
  '## Solution',
  'Warm the pot first.',
].join('\n');

function session() {
  const { world } = memoryWorld();
  const folder = `${ROOT}/.claude/skills-library`;
  world.files.replace(`${folder}/backend/tea.md`, TEA);
  refreshIndex(world.files, [folder], { folder: userIndexFolder(ROOT, world) });
  return async (prompt: string) =>
    (await userPromptSubmit({ session: 's', cwd: ROOT, prompt }, world)).context.join('\n');
}

describe('guidance at a prompt', () => {
  it('comes at a choice between options, however short the question', async () => {
    const text = await session()('Should we use green tea or black tea?');
    expect(text).toContain('for this decision');
    expect(text).toContain('Warm the pot first.');
  });

  it('is given once, and not for a plain remark on the same topic', async () => {
    const ask = session();
    expect(await ask('thanks, the green tea and the black tea are fine')).toBe('');
    expect(await ask('Should we use green tea or black tea?')).not.toBe('');
    expect(await ask('Should we use green tea or black tea?')).toBe('');
  });
});
