import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildAll } from '../scripts/build.ts';

const root = path.resolve(import.meta.dirname, '..');
const fresh = fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-build-'));
afterAll(() => fs.rmSync(fresh, { recursive: true, force: true }));

/** Bytes. Raise one only in the commit that needs it, and say why there. */
const CEILINGS: Readonly<Record<string, number>> = {
  'hooks/fire-flow-session-start.cjs': 90_000,
  'hooks/fire-flow-session-end.cjs': 60_000,
  'hooks/fire-flow-user-prompt-submit.cjs': 120_000,
  'hooks/fire-flow-pre-tool-use.cjs': 90_000,
  'hooks/fire-flow-post-tool-use.cjs': 110_000,
  'hooks/fire-flow-post-tool-use-failure.cjs': 100_000,
  'hooks/fire-flow-permission-request.cjs': 60_000,
  'hooks/fire-flow-pre-compact.cjs': 120_000,
  'hooks/fire-flow-stop.cjs': 120_000,
  'hooks/parts/command.cjs': 220_000,
  'hooks/parts/guidance.cjs': 40_000,
  'hooks/parts/loop.cjs': 260_000,
  'hooks/parts/health.cjs': 60_000,
  'hooks/parts/observe.cjs': 120_000,
};

/** What has no place in a hook. */
const FORBIDDEN =
  /node_modules\/(?:zod\/v4\/classic|zod\/v3|gray-matter|js-yaml|simple-git|citty|cli-table3|minisearch)|src\/cli\//;

describe('the committed executables', () => {
  let built: readonly Built[] = [];
  beforeAll(async () => {
    built = await buildAll(root, fresh);
  });

  it('are what a build of the sources gives', () => {
    for (const { file } of built) {
      const committed = fs.readFileSync(path.join(root, file), 'utf8');
      expect(
        committed === fs.readFileSync(path.join(fresh, file), 'utf8'),
        `${file}: run npm run build`,
      ).toBe(true);
    }
  });

  it('stay under their ceilings', () => {
    const sizes = built
      .filter(({ file }) => /^hooks\/.*\.cjs$/.test(file))
      .map(({ file }) => [file, fs.statSync(path.join(root, file)).size] as const);
    expect(sizes.map(([file]) => file).sort()).toEqual(Object.keys(CEILINGS).sort());
    for (const [file, size] of sizes) expect(size, file).toBeLessThanOrEqual(CEILINGS[file] ?? 0);
  });

  it('carry nothing that a hook must not load', () => {
    for (const { file, inputs } of built.filter(({ file }) => /^hooks\/.*\.cjs$/.test(file))) {
      expect(
        inputs.filter((input) => FORBIDDEN.test(input)),
        file,
      ).toEqual([]);
    }
  });
});
