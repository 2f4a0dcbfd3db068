import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAll } from '../scripts/build.ts';

const root = path.resolve(import.meta.dirname, '..');
const fresh = fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-build-'));
afterAll(() => fs.rmSync(fresh, { recursive: true, force: true }));

/** Bytes. Raise one only in the commit that needs it, and say why there. */
const CEILINGS: Readonly<Record<string, number>> = {
  'hooks/fire-flow-session-start.cjs': 80_000,
  'hooks/fire-flow-session-end.cjs': 60_000,
  'hooks/fire-flow-user-prompt-submit.cjs': 80_000,
  'hooks/fire-flow-pre-tool-use.cjs': 80_000,
  'hooks/fire-flow-post-tool-use.cjs': 80_000,
  'hooks/fire-flow-post-tool-use-failure.cjs': 60_000,
  'hooks/fire-flow-permission-request.cjs': 60_000,
  'hooks/fire-flow-pre-compact.cjs': 60_000,
  'hooks/fire-flow-stop.cjs': 60_000,
  'hooks/parts/command.cjs': 220_000,
};

/** Traces of packages that have no place in a hook. */
const FORBIDDEN = [
  'ZodObject',
  'gray-matter',
  'simple-git',
  'js-yaml',
  'child_process',
  'citty',
  'minisearch',
];

describe('the committed executables', () => {
  let built: readonly string[] = [];
  beforeAll(async () => {
    built = await buildAll(root, fresh);
  });

  it('are what a build of the sources gives', () => {
    for (const file of built) {
      const committed = fs.readFileSync(path.join(root, file), 'utf8');
      expect(
        committed === fs.readFileSync(path.join(fresh, file), 'utf8'),
        `${file}: run npm run build`,
      ).toBe(true);
    }
  });

  it('stay under their ceilings', () => {
    const sizes = built
      .filter((file) => file.startsWith('hooks/') && file.endsWith('.cjs'))
      .map((file) => [file, fs.statSync(path.join(root, file)).size] as const);
    expect(sizes.map(([file]) => file).sort()).toEqual(Object.keys(CEILINGS).sort());
    for (const [file, size] of sizes) expect(size, file).toBeLessThanOrEqual(CEILINGS[file] ?? 0);
  });

  it('carry nothing that a hook must not load', () => {
    for (const file of Object.keys(CEILINGS)) {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      expect(
        FORBIDDEN.filter((name) => text.includes(name)),
        file,
      ).toEqual([]);
    }
  });
});
