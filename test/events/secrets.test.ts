import { describe, expect, it } from 'vitest';
import { preCompact } from '../../src/events/pre-compact.ts';
import { sessionStart } from '../../src/events/session-start.ts';
import { userLine } from '../host/transcript/lines.ts';
import { memoryWorld, ROOT } from './loop/world.ts';
import { talk } from './talk.ts';

const TRANSCRIPT = '/t/s.jsonl';
const base = { session: 's', cwd: ROOT, transcript: TRANSCRIPT };
const run = (length: number) => 'a1B2c3D4e5F6g7H8i9J0'.repeat(10).slice(0, length);
const hex = (length: number) => '0a1b2c3d4e5f6789'.repeat(10).slice(0, length);

/** Put together here, so that no scanner takes this file for a leak. */
const SECRETS: readonly (readonly [kind: string, line: string, secret: string])[] = [
  ['github', `Error: bad credentials ghp${'_'}${run(36)}`, run(36)],
  ['aws', `Error: InvalidAccessKeyId AKIA${'Q7W3E5R9T1Y2U4I6'}`, 'Q7W3E5R9T1Y2U4I6'],
  ['anthropic', `Error: 401 invalid x-api-key sk-ant${'-'}api03-${run(40)}`, run(40)],
  ['slack', `Error: invalid_auth xoxb${'-'}${run(30)}`, run(30)],
  ['npm', `npm error 403 for npm${'_'}${run(36)}`, run(36)],
  ['url', 'Error: connect postgres://app:pl4inPass9@db.internal/app', 'pl4inPass9'],
  ['bearer', `Error: 403 for Authorization: Bearer ${run(50)}`, run(50)],
  ['password', 'Error: login failed with password=Tr0ub4dor9x', 'Tr0ub4dor9x'],
  ['jwt', `Error: jwt expired eyJ${run(20)}.eyJ${run(60)}.${run(43)}`, run(60)],
  ['digitalocean', `Error: unable to authenticate dop${'_'}v1_${hex(64)}`, hex(64)],
];

/** A session in which a line that holds a secret stands in a prompt, a command, an output and a statement; then its compaction. */
async function compactedWith(line: string) {
  const { world, files, clock } = memoryWorld({
    [TRANSCRIPT]: '',
    '/p/.planning/STATE.md': '# State\n',
  });
  const here = talk(world, { transcript: TRANSCRIPT });
  const prompt = `Fix the deploy script. Never touch the line ${line}`;
  await here.ask(prompt);
  files.append(TRANSCRIPT, `${userLine(prompt)}\n`);
  await here.fail(`npm test -- "${line}"`, `Exit code 1\n${line}\nTypeError: x is not a function`);
  await here.stop(`BLOCKED: ${line}`);
  const { context: said } = await preCompact(
    { ...base, trigger: 'manual', instructions: '' },
    world,
  );
  const composed = files.read('/s/sessions/s/composed.json', 1 << 20);
  const kept = files.read('/p/.planning/context-preserved.md', 1 << 20);
  const { context } = await sessionStart({ ...base, source: 'compact' }, world);
  files.append(TRANSCRIPT, `${JSON.stringify({ type: 'system', subtype: 'compact_boundary' })}\n`);
  files.append(
    TRANSCRIPT,
    `${userLine('This session is being continued from a previous conversation')}\n`,
  );
  clock.wait(1_000);
  const repair = (await here.read('a.ts')).context;
  return {
    instructions: said.join('\n'),
    composed: composed.ok ? composed.value : '',
    file: kept.ok ? kept.value : '',
    block: context.join('\n'),
    repair: repair.join('\n'),
  };
}

describe('a secret in what failed, was asked, run or said', () => {
  it.each(SECRETS)(
    '%s: is in nothing that a compaction writes or gives back',
    async (_, line, secret) => {
      const places = await compactedWith(line);
      for (const [place, text] of Object.entries(places)) {
        expect(text, place).not.toBe('');
        expect(text.includes(secret), place).toBe(false);
      }
      expect(places.block).toContain('[masked ');
      expect(places.repair).toContain('TypeError: x is not a function');
    },
  );
});
