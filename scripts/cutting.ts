import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type OnResolveResult, type Plugin } from 'esbuild';
import { isPart, type Library, PARTS, partName, partOf } from './parts.ts';
import type { Export, Sharing } from './sharing.ts';

/** How a library asks the launcher for a part. */
export const PART = 'part:';

/** Puts requests to the launcher where a library asks for what is cut off from it. */
export function cutParts(root: string, library: Library): Plugin {
  return {
    name: 'cut-parts',
    setup(builder) {
      builder.onResolve({ filter: /^part:/ }, ({ path: part }) => ({ path: part, external: true }));
      builder.onResolve({ filter: /^\./ }, ({ kind, path: target, resolveDir }) => {
        const source = sourceAt(root, resolveDir, target);
        const dynamic = kind === 'dynamic-import';
        // An event's source runs for its effect, which package.json says no source has.
        if (library.sources.includes(source)) {
          return { path: path.join(root, source), sideEffects: true };
        }
        const part = partOf(source, dynamic, library);
        if (part !== null) return requested(source, part, dynamic);
        return dynamic && !isPart(source)
          ? { errors: [{ text: `${source} is imported at run time but is no part` }] }
          : undefined;
      });
      builder.onLoad(
        { filter: /\bsrc\/events\/.*\.ts$/, namespace: 'file' },
        async ({ path: file }) => ({
          contents: plainly(root, file, await readFile(file, 'utf8'), library),
          loader: 'ts',
        }),
      );
      builder.onLoad({ filter: /.*/, namespace: 'part' }, async ({ path: source, pluginData }) => ({
        contents: (await functionsOf(root, source))
          .map((name) => forwarder(name, pluginData))
          .join('\n'),
      }));
    },
  };
}

const AWAITED_NAMES = /^ *const (\{ [\w, ]+ \}) = await (import)\('([^']+)'\);$/gm;

/**
 * The text of a source with plain imports of what the library takes in: each source that a library asks itself for at run time,
 * and each that this one imports, would get a function of its own to run it in.
 */
function plainly(root: string, file: string, text: string, library: Library): string {
  const imports = new Set<string>();
  const body = text.replace(
    AWAITED_NAMES,
    (statement, names: string, word: string, target: string) => {
      const source = sourceAt(root, path.dirname(file), target);
      if (!isPart(source) || partOf(source, true, library) !== null) return statement;
      imports.add(`${word} ${names} from '${target}';`);
      return '';
    },
  );
  return [...imports, body].join('\n');
}

function requested(source: string, part: string, dynamic: boolean): OnResolveResult {
  return dynamic
    ? { path: PART + part, external: true }
    : { path: source, namespace: 'part', pluginData: part, sideEffects: false };
}

function forwarder(name: string, part: string): string {
  return `export function ${name}(...given) { return require("${PART}${part}").${name}(...given); }`;
}

/** The functions that a source exports, as it says so itself. */
async function functionsOf(root: string, source: string): Promise<readonly string[]> {
  const text = await readFile(path.join(root, source), 'utf8');
  return [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].map(([, name = '']) => name);
}

/** Where an import leads, relative to the repository. */
export function sourceAt(root: string, directory: string, target: string): string {
  return path.relative(root, path.resolve(directory, target)).replaceAll(path.sep, '/');
}

/** In a part, puts what the launcher hands over (`__taken`) in the place of the sources that it shares. */
export function takeShared(root: string, library: Library, sharing: Sharing): Plugin {
  const taken = sharing.taken(library);
  return {
    name: 'take-shared',
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ path: target, resolveDir }) => {
        const source = sourceAt(root, resolveDir, target);
        return sharing.shared(library).has(source)
          ? { path: source, namespace: 'taken', sideEffects: false }
          : undefined;
      });
      builder.onLoad({ filter: /.*/, namespace: 'taken' }, async ({ path: source }) => ({
        contents: (await exportsOf(root, source))
          .map((name) => `export const ${name} = ${handedOver(taken, { source, name })};`)
          .join('\n'),
      }));
    },
  };
}

/** What is not handed over is named by nothing that is used. */
function handedOver(taken: readonly Export[], { source, name }: Export): string {
  const at = taken.findIndex((each) => each.source === source && each.name === name);
  return at < 0 ? 'undefined' : `__taken.${key(at)}`;
}

function key(at: number): string {
  return `t${at}`;
}

async function exportsOf(root: string, source: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(root, source)],
    absWorkingDir: root,
    bundle: false,
    format: 'esm',
    metafile: true,
    write: false,
  });
  return Object.values(metafile.outputs)[0]?.exports ?? [];
}

/** The source of a library: its own exports, and `given(part)`, which the launcher asks for what a part takes. */
export function librarySource(library: Library, sharing: Sharing): string {
  const own = library.sources.map((source) => `export * from './${source}';`);
  const gifts = sharing.asked(library).map((part) => {
    const sources = PARTS[part] ?? [];
    return { part, exports: sharing.taken({ name: partName(part), sources }) };
  });
  const imports = gifts.flatMap(({ exports }, gift) =>
    exports.map(
      ({ source, name }, at) => `import { ${name} as g${gift}_${at} } from './${source}';`,
    ),
  );
  const cases = gifts.map(({ part, exports }, gift) => {
    const pairs = exports.map((_, at) => `${key(at)}: g${gift}_${at}`);
    return `  if (part === '${part}') return { ${pairs.join(', ')} };`;
  });
  const given = gifts.length === 0 ? [] : ['export function given(part) {', ...cases, '}'];
  return [...own, ...imports, ...given].join('\n');
}
