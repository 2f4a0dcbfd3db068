import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { writeSkillsIndex } from './skills-index.ts';

/**
 * Parts that only some events need, each a file of its own beside the executables: a dynamic import of the source becomes
 * a `require` of that file, so that an event loads nothing it does not use.
 */
const PARTS: Readonly<Record<string, string>> = {
  'src/events/guard-command.ts': 'parts/command.cjs',
  'src/events/guidance.ts': 'parts/guidance.cjs',
  'src/events/health.ts': 'parts/health.cjs',
  'src/events/loop/part.ts': 'parts/loop.cjs',
  'src/events/observe/observe.ts': 'parts/observe.cjs',
};

export interface Built {
  /** Relative to the repository. */
  readonly file: string;
  /** The sources it was made of, relative to the repository, dependencies included. */
  readonly inputs: readonly string[];
}

/** Builds every executable into hooks/ and bin/. With `outDir`, into that folder instead, so that a test can compare. */
export async function buildAll(root: string, outDir = root): Promise<readonly Built[]> {
  const entries = fs.readdirSync(path.join(root, 'src/entries')).sort();
  const hooks = entries.map((name) => [
    `src/entries/${name}`,
    `hooks/fire-flow-${name.replace(/\.ts$/, '.cjs')}`,
  ]);
  const parts = Object.entries(PARTS).map(([from, to]) => [from, `hooks/${to}`]);
  const cli = ['src/cli/main.ts', 'bin/fire-flow.cjs'];
  const targets = [...hooks, ...parts, cli] as [string, string][];
  const built = targets.map(async ([from, file]) => ({
    file,
    inputs: await bundle(root, from, path.join(outDir, file)),
  }));
  const all = await Promise.all(built);
  writeSkillsIndex(root, outDir);
  const index = ['hooks/skills.idx', 'hooks/skills.txt'].map((file) => ({ file, inputs: [] }));
  fs.chmodSync(path.join(outDir, 'bin/fire-flow.cjs'), 0o755);
  return [...all, ...index];
}

/** `folder`: where the bundle stands below hooks/, since a part may load another. */
function separateParts(root: string, folder: string): Plugin {
  return {
    name: 'separate-parts',
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ kind, path: target, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const source = path
          .relative(root, path.resolve(resolveDir, target))
          .replaceAll(path.sep, '/');
        const part = PARTS[source];
        if (part === undefined) return undefined;
        return { path: `./${path.posix.relative(folder, part)}`, external: true };
      });
    },
  };
}

async function bundle(root: string, from: string, to: string): Promise<readonly string[]> {
  const isCli = from.startsWith('src/cli/');
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: [from],
    outfile: to,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    banner: { js: isCli ? '#!/usr/bin/env node' : '' },
    plugins: isCli ? [] : [separateParts(root, from in PARTS ? 'parts' : '')],
    supported: { 'dynamic-import': false },
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const built = await buildAll(path.resolve(import.meta.dirname, '..'));
  console.log(built.map(({ file }) => file).join('\n'));
}
