import fs from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { writeSkillsIndex } from './skills-index.ts';

/**
 * Parts that only some events need: a dynamic import of the source becomes a request to the launcher, so that an event
 * loads nothing it does not use.
 */
const PARTS: Readonly<Record<string, string>> = {
  'src/core/shell/grammar.ts': 'grammar',
  'src/events/approach.ts': 'approach',
  'src/events/filter-output.ts': 'filter-output',
  'src/events/guard-command.ts': 'command',
  'src/events/guidance.ts': 'guidance',
  'src/events/health.ts': 'health',
  'src/events/loop/part.ts': 'loop',
  'src/events/observe/observe.ts': 'observe',
  'src/events/preservation.ts': 'preservation',
  'src/events/recitation.ts': 'recitation',
  'src/events/plan.ts': 'plan',
  'src/events/private-mention.ts': 'private-mention',
  'src/events/record-metrics.ts': 'record-metrics',
  'src/events/rejected.ts': 'rejected',
  'src/events/shorten.ts': 'shorten',
  'src/events/soft.ts': 'soft',
  'src/events/soft-scan.ts': 'soft-scan',
  'src/events/stop-facts.ts': 'stop-facts',
  'src/events/stuck.ts': 'stuck',
  'src/events/tripped.ts': 'tripped',
  'src/events/user-skills.ts': 'user-skills',
};

/** Parts that an event needs nearly every time are built into it: loading them apart would cost more than it saves. */
const BUILT_IN: Readonly<Record<string, readonly string[]>> = {
  'post-tool-use-failure': ['health', 'observe', 'guidance'],
  'user-prompt-submit': ['guidance'],
  stop: ['health', 'stop-facts'],
};

/** A library of code in hooks/lib; for an event with the small executable that runs it from its compiled form. */
interface Target {
  readonly from: string;
  /** hooks/lib/<name>.js */
  readonly name: string;
  readonly stub?: string;
}

export interface Built {
  /** Relative to the repository. */
  readonly file: string;
  /** The sources it was made of, relative to the repository, dependencies included. */
  readonly inputs: readonly string[];
}

/** Builds every executable into hooks/ and bin/. With `outDir`, into that folder instead, so that a test can compare. */
export async function buildAll(root: string, outDir = root): Promise<readonly Built[]> {
  const built = await Promise.all([
    ...targets(root).map((target) => buildTarget(root, outDir, target)),
    buildCli(root, outDir),
  ]);
  writeSkillsIndex(root, outDir);
  const index = ['idx', 'bm', 'txt']
    .map((end) => `hooks/skills.${end}`)
    .map((file) => ({ file, inputs: [] }));
  return [...built.flat(), ...index];
}

function targets(root: string): readonly Target[] {
  const entries = fs.readdirSync(path.join(root, 'src/entries')).sort();
  const events = entries.map((file): Target => {
    const name = file.replace(/\.ts$/, '');
    return { from: `src/entries/${file}`, name, stub: `hooks/fire-flow-${name}.cjs` };
  });
  const parts = Object.entries(PARTS).map(
    ([from, part]): Target => ({ from, name: `part-${part}` }),
  );
  return [...events, ...parts];
}

/** The function that the launcher calls, around the library: put there by the build, since joining strings costs a copy. */
const BODY: BuildOptions = {
  banner: { js: '(function(exports,require,module,__filename,__dirname){' },
  footer: { js: '})' },
};

/** Zod's equal for what the schemas of the hooks ask of it; see its own words. The command line carries zod itself. */
const LEAN: BuildOptions = { alias: { 'zod/mini': './src/host/lean-zod.ts' } };

async function buildTarget(root: string, outDir: string, target: Target): Promise<Built[]> {
  const { from, name, stub } = target;
  const plugins = [separateParts(root, target)];
  const library = bundle(root, outDir, `hooks/lib/${name}.js`, {
    entryPoints: [from],
    plugins,
    ...LEAN,
    ...BODY,
  });
  if (stub === undefined) return [await library];
  const contents = `import { launch } from './src/world/launcher.ts';\nlaunch(__dirname + '/lib', '${name}', require);`;
  const stdin = { contents, resolveDir: root, loader: 'ts' } as const;
  return Promise.all([library, bundle(root, outDir, stub, { stdin })]);
}

async function buildCli(root: string, outDir: string): Promise<Built[]> {
  const file = 'bin/fire-flow.cjs';
  const banner = { js: '#!/usr/bin/env node' };
  const built = await bundle(root, outDir, file, { entryPoints: ['src/cli/main.ts'], banner });
  fs.chmodSync(path.join(outDir, file), 0o755);
  return [built];
}

function separateParts(root: string, { name }: Target): Plugin {
  const builtIn = BUILT_IN[name] ?? [];
  return {
    name: 'separate-parts',
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ kind, path: target, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const source = path
          .relative(root, path.resolve(resolveDir, target))
          .replaceAll(path.sep, '/');
        const part = PARTS[source];
        if (part === undefined) {
          return { errors: [{ text: `${source} is imported at run time but is no part` }] };
        }
        return builtIn.includes(part) ? undefined : { path: `part:${part}`, external: true };
      });
    },
  };
}

async function bundle(
  root: string,
  outDir: string,
  file: string,
  options: BuildOptions,
): Promise<Built> {
  const { metafile } = await build({
    ...options,
    metafile: true,
    absWorkingDir: root,
    outfile: path.join(outDir, file),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    legalComments: 'none',
    // One byte a character: what the launcher reads, and what V8 holds in the least room.
    charset: 'ascii',
    supported: { 'dynamic-import': false },
    logLevel: 'warning',
    // A schema that asks the stand-in for a function it lacks.
    logOverride: { 'import-is-undefined': 'error' },
  });
  return { file, inputs: Object.keys(metafile.inputs) };
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const built = await buildAll(path.resolve(import.meta.dirname, '..'));
  console.log(built.map(({ file }) => file).join('\n'));
}
