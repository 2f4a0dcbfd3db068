import { describe, expect, it } from 'vitest';
import { memoryWorld } from './loop/world.ts';
import { talk } from './talk.ts';

const FILE = '/h/tool-results/x.txt';
const passing = (count: number) =>
  Array.from({ length: count }, (_, at) => ` ✓ test/unit/part-${at}.test.ts (3 tests) 12ms`);
const WHOLE = [
  ...passing(2_000),
  ' FAIL  test/login.test.ts > logs in',
  "AssertionError: expected 'a' to be 'b'",
  ' ❯ test/login.test.ts:12:7',
  ' Tests  1 failed | 6000 passed (6001)',
].join('\n');
const SHOWN = WHOLE.slice(0, 30_000);

async function checkOf(seed: Record<string, string>, more: object) {
  const here = talk(memoryWorld(seed).world);
  await here.run('npx vitest run || true', SHOWN, more);
  return here.facts().find((fact) => fact.kind === 'check');
}

describe('a long output whose whole the host keeps in a file', () => {
  it('is judged by its end too', async () => {
    const check = await checkOf({ [FILE]: WHOLE }, { persistedOutputPath: FILE });
    expect(check).toMatchObject({ failed: 1 });
    expect(JSON.stringify(check)).toContain('test/login.test.ts');
  });

  it('counts nothing twice where the file is little more than what was handed on', async () => {
    const file = `${SHOWN}\n`;
    const check = await checkOf({ [FILE]: file }, { persistedOutputPath: FILE });
    expect(check).toEqual(await checkOf({}, {}));
  });

  it('is judged by what there is where the file cannot be read', async () => {
    expect(await checkOf({}, { persistedOutputPath: FILE })).toEqual(await checkOf({}, {}));
  });
});
