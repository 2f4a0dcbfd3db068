import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Builds every executable into hooks/ and bin/. With `outDir`, into that folder instead, so that a test can compare. */
export async function buildAll(root: string, outDir = root): Promise<readonly string[]> {
  const entries = fs
    .readdirSync(path.join(root, 'src/entries'))
    .filter((name) => name.endsWith('.ts'));
  const hooks = entries.map((name) => ({
    from: `src/entries/${name}`,
    to: `hooks/fire-flow-${name.replace(/\.ts$/, '')}.cjs`,
    banner: '',
  }));
  const cli = { from: 'src/cli/main.ts', to: 'bin/fire-flow.cjs', banner: '#!/usr/bin/env node' };
  const targets = [...hooks, cli];
  await Promise.all(
    targets.map(({ from, to, banner }) => bundle(root, from, path.join(outDir, to), banner)),
  );
  fs.chmodSync(path.join(outDir, cli.to), 0o755);
  return targets.map(({ to }) => to);
}

async function bundle(root: string, from: string, to: string, banner: string): Promise<void> {
  await build({
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
    banner: { js: banner },
    logLevel: 'warning',
  });
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const built = await buildAll(path.resolve(import.meta.dirname, '..'));
  console.log(built.join('\n'));
}
