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
  'session-start': 45_000,
  'session-end': 30_000,
  'user-prompt-submit': 82_000,
  'pre-tool-use': 49_000,
  'post-tool-use': 70_000,
  'post-tool-use-failure': 150_000,
  'permission-request': 30_000,
  'pre-compact': 175_000,
  stop: 75_000,
  'part-approach': 12_000,
  'part-blockers-file': 10_000,
  'part-columns': 15_000,
  'part-command': 66_000,
  'part-denial': 15_000,
  'part-errors-compiled': 20_000,
  'part-errors-javascript': 15_000,
  'part-errors-python': 10_000,
  'part-errors-runners': 15_000,
  'part-errors-thrown': 10_000,
  'part-errors-tools': 15_000,
  'part-file-verbs': 25_000,
  'part-filter-output': 20_000,
  'part-foreign-targets': 5_000,
  'part-git-verb': 20_000,
  'part-glob': 15_000,
  'part-grammar': 110_000,
  'part-guidance': 24_000,
  'part-guidance-choice': 18_000,
  'part-launch': 3_000,
  'part-health': 40_000,
  'part-health-speech': 10_000,
  'part-loop': 220_000,
  'part-narrow': 15_000,
  'part-observe': 75_000,
  'part-orders': 10_000,
  'part-plain-call': 10_000,
  'part-plan': 30_000,
  'part-preservation': 160_000,
  'part-private-mention': 15_000,
  'part-program-verbs': 38_000,
  'part-rare-words': 17_000,
  'part-recitation': 50_000,
  'part-record-metrics': 30_000,
  'part-rejected': 35_000,
  'part-search-verbs': 15_000,
  'part-shorten': 55_000,
  'part-shown-plan': 40_000,
  'part-soft': 35_000,
  'part-soft-scan': 75_000,
  'part-stop-facts': 25_000,
  'part-stuck': 38_000,
  'part-transcript': 15_000,
  'part-tripped': 35_000,
  'part-user-skills': 75_000,
  'part-user-speech': 5_000,
};

/** A stub is compiled anew each time. */
const STUB_CEILING = 6_000;

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

  it('hold a byte a character, however they are read', () => {
    for (const { file } of built.filter(({ file }) => !file.startsWith('hooks/skills.'))) {
      expect(/[^\0-\x7f]/.test(fs.readFileSync(path.join(root, file), 'latin1')), file).toBe(false);
    }
  });

  it('stay under their ceilings', () => {
    const size = (file: string) => fs.statSync(path.join(root, file)).size;
    const libraries = built.filter(({ file }) => file.startsWith('hooks/lib/'));
    const names = libraries.map(({ file }) => path.basename(file, '.js'));
    expect(names.sort()).toEqual(Object.keys(CEILINGS).sort());
    for (const { file } of libraries) {
      expect(size(file), file).toBeLessThanOrEqual(CEILINGS[path.basename(file, '.js')] ?? 0);
    }
    const stubs = built.filter(({ file }) => /^hooks\/.*\.cjs$/.test(file));
    expect(stubs).toHaveLength(names.filter((name) => !name.startsWith('part-')).length);
    for (const { file } of stubs) expect(size(file), file).toBeLessThanOrEqual(STUB_CEILING);
  });

  it('carry nothing that a hook must not load', () => {
    // The user's own skills are read with gray-matter, at a session's start and only when they changed.
    const hot = built.filter(
      ({ file }) => file.startsWith('hooks/') && !file.includes('user-skills'),
    );
    for (const { file, inputs } of hot) {
      const found = inputs.filter((input) => FORBIDDEN.test(input));
      expect(found, file).toEqual([]);
    }
  });
});
