import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { ascii } from '../src/core/kit/text.ts';
import { cutParts, librarySource, takeShared } from './cutting.ts';
import { eager } from './eager.ts';
import { type Library, PARTS, partName } from './parts.ts';
import { planSharing, type Sharing } from './sharing.ts';
import { writeSkillsIndex } from './skills-index.ts';

/** The small executable of an event, which runs its library from its compiled form. */
interface Event extends Library {
  readonly stub: string;
}

export interface Built {
  /** Relative to the repository. */
  readonly file: string;
  /** The sources it was made of, relative to the repository, dependencies included. */
  readonly inputs: readonly string[];
}

/** Builds every executable into hooks/ and bin/. With `outDir`, into that folder instead, so that a test can compare. */
export async function buildAll(root: string, outDir = root): Promise<readonly Built[]> {
  const place = { root, outDir };
  const events = eventsOf(root);
  const libraries = [...events, ...PART_LIBRARIES];
  const sharing = await planSharing(root, libraries, { ...COMMON, ...LEAN, absWorkingDir: root });
  const built = await Promise.all([
    ...libraries.map((library) => buildLibrary(place, library, sharing)),
    buildCli(place),
  ]);
  const sum = sumOf(outDir, libraries);
  const stubs = await Promise.all(events.map((event) => buildStub(place, event, sum)));
  writeSkillsIndex(root, outDir);
  const index = ['idx', 'txt']
    .map((end) => `hooks/skills.${end}`)
    .map((file) => ({ file, inputs: [] }));
  return [...built, ...stubs, ...index];
}

interface Place {
  readonly root: string;
  readonly outDir: string;
}

function eventsOf(root: string): readonly Event[] {
  const entries = fs.readdirSync(path.join(root, 'src/entries')).sort();
  return entries.map((file) => {
    const name = file.replace(/\.ts$/, '');
    return { name, sources: [`src/entries/${file}`], stub: `hooks/fire-flow-${name}.cjs` };
  });
}

const PART_LIBRARIES = Object.entries(PARTS).map(
  ([part, sources]): Library => ({ name: partName(part), sources }),
);

/** The function that the launcher calls, around the library: put there by the build, since joining strings costs a copy. */
const BODY: BuildOptions = {
  banner: { js: '(function(exports,require,module,__filename,__dirname,__taken){' },
  footer: { js: '})' },
};

/** Zod's equal for what the schemas of the hooks ask of it; see its own words. The command line carries zod itself. */
const LEAN: BuildOptions = { alias: { 'zod/mini': './src/host/lean-zod.ts' } };

function buildLibrary(place: Place, library: Library, sharing: Sharing): Promise<Built> {
  const { root } = place;
  return bundle(place, `hooks/lib/${library.name}.js`, {
    stdin: { contents: librarySource(library, sharing), resolveDir: root, loader: 'ts' },
    plugins: [cutParts(root, library), takeShared(root, library, sharing)],
    ...LEAN,
    ...BODY,
  });
}

/** Of all libraries as they were built: what the launcher keeps their compiled forms under. */
function sumOf(outDir: string, libraries: readonly Library[]): string {
  const hash = createHash('sha256');
  for (const { name } of libraries) {
    hash.update(fs.readFileSync(path.join(outDir, `hooks/lib/${name}.js`)));
  }
  return hash.digest('hex').slice(0, 16);
}

function buildStub(place: Place, { name, stub }: Event, sum: string): Promise<Built> {
  const contents = `import { launch } from './src/world/launcher.ts';\nlaunch(__dirname + '/lib', '${name}', '${sum}');`;
  const stdin = { contents, resolveDir: place.root, loader: 'ts' } as const;
  return bundle(place, stub, { stdin }, eager);
}

async function buildCli(place: Place): Promise<Built> {
  const file = 'bin/fire-flow.cjs';
  const banner = { js: '#!/usr/bin/env node' };
  const built = await bundle(place, file, { entryPoints: ['src/cli/main.ts'], banner });
  fs.chmodSync(path.join(place.outDir, file), 0o755);
  return built;
}

async function bundle(
  { root, outDir }: Place,
  file: string,
  options: BuildOptions,
  finish = (code: string) => code,
): Promise<Built> {
  const outfile = path.join(outDir, file);
  const { metafile, outputFiles } = await build({
    ...COMMON,
    ...options,
    metafile: true,
    absWorkingDir: root,
    outfile,
    write: false,
  });
  fs.mkdirSync(path.dirname(outfile), { recursive: true });
  // The charset leaves other characters in patterns, and in raw texts that patterns are made of.
  fs.writeFileSync(outfile, finish(ascii(outputFiles[0]?.text ?? '')));
  return { file, inputs: Object.keys(metafile.inputs) };
}

const COMMON: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  minify: true,
  legalComments: 'none',
  // One byte a character: what V8 holds in the least room.
  charset: 'ascii',
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
  // A schema that asks the stand-in for a function it lacks.
  logOverride: { 'import-is-undefined': 'error' },
};

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const built = await buildAll(path.resolve(import.meta.dirname, '..'));
  console.log(built.map(({ file }) => file).join('\n'));
}
