import { type BuildOptions, build, type Plugin } from 'esbuild';
import { cutParts, PART, sourceAt } from './cutting.ts';
import { type Library, PARTS, partName } from './parts.ts';

/** A name that a source exports. */
export interface Export {
  /** Relative to the repository. */
  readonly source: string;
  readonly name: string;
}

/** How the libraries stand to each other. */
export interface Sharing {
  /**
   * What a part takes from the library that asks for it, in the order it is handed over: sources that every such library
   * holds anyway. A part holds all else itself.
   */
  taken(library: Library): readonly Export[];
  /** The sources behind them, and those of which it takes nothing. */
  shared(library: Library): ReadonlySet<string>;
  /** The parts a library asks for. */
  asked(library: Library): readonly string[];
}

/** One library as esbuild bundles it. */
interface Bundle {
  /** What it holds of each source. */
  readonly texts: ReadonlyMap<string, string>;
  readonly parts: readonly string[];
  /** What it imports of the sources it takes. */
  readonly imports: readonly Export[];
}

const NONE: ReadonlySet<string> = new Set();

/** Bundles every library whole, to see what each holds, and then each part without what it can take from those that ask. */
export async function planSharing(
  root: string,
  libraries: readonly Library[],
  options: BuildOptions,
): Promise<Sharing> {
  const bundles = async (shared: Shared) =>
    new Map(
      await Promise.all(
        libraries.map(
          async (each) =>
            [each.name, await look(root, each, shared.get(each.name) ?? NONE, options)] as const,
        ),
      ),
    );
  const whole = await bundles(new Map());
  let shared: Shared = new Map(libraries.map(({ name }) => [name, heldByAll(name, whole)]));
  for (;;) {
    const apart = await bundles(shared);
    const needs = closure(apart, shared);
    const kept = withoutGrowth(shared, needs, whole);
    if (size(kept) === size(shared)) return sharing(apart, needs, shared);
    shared = kept;
  }
}

/** Sources by the name of the part that takes them. */
type Shared = ReadonlyMap<string, ReadonlySet<string>>;
type Bundles = ReadonlyMap<string, Bundle>;
type Needs = ReadonlyMap<string, readonly Export[]>;

function sharing(apart: Bundles, needs: Needs, shared: Shared): Sharing {
  return {
    taken: ({ name }) => needs.get(name) ?? [],
    shared: ({ name }) => shared.get(name) ?? NONE,
    asked: ({ name }) => apart.get(name)?.parts ?? [],
  };
}

function size(shared: Shared): number {
  return [...shared.values()].reduce((sum, { size }) => sum + size, 0);
}

function asking(name: string, whole: Bundles): readonly Bundle[] {
  return [...whole.values()].filter(({ parts }) => parts.some((part) => partName(part) === name));
}

/** The sources of a part that every library that asks for it holds. */
function heldByAll(name: string, whole: Bundles): ReadonlySet<string> {
  const others = asking(name, whole);
  const own = [...(whole.get(name)?.texts.keys() ?? [])];
  return new Set(
    own.filter((source) => others.length > 0 && others.every(({ texts }) => texts.has(source))),
  );
}

/** Leaves the sources of which those that are asked would have to hold more than they use themselves. */
function withoutGrowth(shared: Shared, needs: Needs, whole: Bundles): Shared {
  return new Map(
    [...shared].map(([name, sources]) => {
      const others = asking(name, whole);
      const grown = (needs.get(name) ?? []).filter(
        (each) => !others.every((bundle) => holds(bundle, each)),
      );
      return [
        name,
        new Set([...sources].filter((at) => !grown.some(({ source }) => source === at))),
      ];
    }),
  );
}

function holds({ texts }: Bundle, { source, name }: Export): boolean {
  return new RegExp(`^(?:async )?(?:function|var|let|const|class)\\*? ${name}\\d*\\b`, 'm').test(
    texts.get(source) ?? '',
  );
}

/** What each part imports of what it shares, and what the parts it asks for will take through it. */
function closure(apart: Bundles, shared: Shared): Needs {
  const needs = new Map([...apart].map(([name, { imports }]) => [name, imports]));
  for (let grown = true; grown; ) {
    grown = false;
    for (const [name, { parts }] of apart) {
      const before = needs.get(name) ?? [];
      const through = parts
        .flatMap((part) => needs.get(partName(part)) ?? [])
        .filter(({ source }) => shared.get(name)?.has(source));
      const after = distinct([...before, ...through]);
      grown ||= after.length > before.length;
      needs.set(name, after);
    }
  }
  return needs;
}

function distinct(exports: readonly Export[]): readonly Export[] {
  const keyed = new Map(exports.map((each) => [`${each.source} ${each.name}`, each]));
  return [...keyed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

async function look(
  root: string,
  library: Library,
  shared: ReadonlySet<string>,
  options: BuildOptions,
): Promise<Bundle> {
  const contents = library.sources.map((source) => `export * from './${source}';`).join('\n');
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    write: false,
    format: 'esm',
    minify: false,
    plugins: [cutParts(root, library), leaveOut(root, shared)],
  });
  const text = outputFiles?.[0]?.text ?? '';
  return {
    texts: textsOf(text),
    parts: Object.keys(PARTS).filter((part) => text.includes(`"${PART}${part}"`)),
    imports: importsOf(text),
  };
}

/** esbuild heads what it holds of each source with its path. */
function textsOf(text: string): ReadonlyMap<string, string> {
  const pieces = text.split(/^\/\/ ((?:src|node_modules|part:|taken:)\S*|<stdin>)$/m);
  const pairs = pieces.flatMap((piece, at) =>
    at % 2 === 1 && piece.startsWith('src/') ? [[piece, pieces[at + 1] ?? ''] as const] : [],
  );
  return new Map(pairs);
}

/** As esbuild prints an import of what it leaves out: names in braces, one statement. */
const IMPORT = /^import (?:\{([^}]*)\}|(.*?)) from "taken:([^"]+)";$/gm;

function importsOf(text: string): readonly Export[] {
  return distinct(
    [...text.matchAll(IMPORT)].flatMap(([statement, names, , source = '']) => {
      if (names === undefined) throw new Error(`only names can be shared: ${statement}`);
      return names.split(',').map((name) => ({ source, name: name.trim().split(' as ')[0] ?? '' }));
    }),
  );
}

const TAKEN = 'taken:';

function leaveOut(root: string, shared: ReadonlySet<string>): Plugin {
  return {
    name: 'leave-out',
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ path: target, resolveDir }) => {
        const source = sourceAt(root, resolveDir, target);
        return shared.has(source) ? { path: TAKEN + source, external: true } : undefined;
      });
    },
  };
}
