import { isListed } from '../kit/text.ts';

/** Imports of one language. Each pattern is applied line by line; its first group is the module. */
interface Language {
  /** In lower case, a blank around each; a whole name that has no ending behind a slash. */
  readonly endings: string;
  readonly imports: readonly RegExp[];
  /** The package a module belongs to; `null` for what is no package (a relative file, a module of the project). */
  readonly packageOf: (module: string) => string | null;
}

const MOST_SOURCE = 100_000;
const MOST_LINE = 400;

const LANGUAGES: readonly Language[] = [
  {
    endings: ' js jsx cjs cjsx mjs mjsx ts tsx cts ctsx mts mtsx vue svelte astro ',
    imports: [
      /\bfrom\s{0,8}['"]([^'"\s]+)['"]/,
      /^\s{0,40}import\s{0,8}['"]([^'"\s]+)['"]/,
      /\b(?:require|import)\s{0,4}\(\s{0,8}['"]([^'"\s]+)['"]/,
    ],
    packageOf: scriptPackage,
  },
  {
    endings: ' py pyi ',
    imports: [/^\s{0,40}from\s+([\w.]+)\s+import\b/, /^\s{0,40}import\s+([\w., ]+)/],
    packageOf: (module) => (module.startsWith('.') ? null : module),
  },
  {
    endings: ' go ',
    imports: [/^\s{0,40}(?:import\s+)?(?:[\w.]+\s+)?"([\w./-]+)"/],
    packageOf: (module) => module.replace(/\/v\d+(?=\/|$)/, ''),
  },
  {
    endings: ' rs ',
    imports: [/^\s{0,40}(?:pub\s+)?use\s+(?:::)?(\w+)/, /^\s{0,40}extern\s+crate\s+(\w+)/],
    packageOf: (module) => (/^(?:crate|self|super|std|core|alloc)$/.test(module) ? null : module),
  },
  {
    endings: ' rb rake /gemfile /rakefile ',
    imports: [/^\s{0,40}(?:require|gem)\s{0,4}\(?\s{0,4}['"]([\w./-]+)['"]/],
    packageOf: (module) => module,
  },
  {
    endings: ' php ',
    imports: [/^\s{0,40}use\s+(?:function\s+)?\\?([A-Z]\w*\\[\w\\]+)/],
    packageOf: (module) => module,
  },
  {
    endings: ' java kt kts scala groovy ',
    imports: [/^\s{0,40}import\s+(?:static\s+)?([a-z]\w*(?:\.\w+)+)/],
    packageOf: (module) => module,
  },
  {
    endings: ' cs ',
    imports: [/^\s{0,40}(?:global\s+)?using\s+(?:static\s+)?([A-Z]\w*(?:\.\w+)*)\s*;/],
    packageOf: (module) => module,
  },
  {
    endings: ' swift ',
    imports: [/^\s{0,40}(?:@\w+\s+)?import\s+(\w+)/],
    packageOf: (module) => module,
  },
  {
    endings: ' dart ',
    imports: [/^\s{0,40}import\s+['"]package:(\w+)\//],
    packageOf: (module) => module,
  },
  {
    endings: ' ex exs ',
    imports: [/^\s{0,40}(?:use|import|alias)\s+([A-Z]\w*)/],
    packageOf: (module) => module,
  },
];

function endingOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : `/${name}`;
}

/**
 * The packages a piece of source imports, as an index spells them, each once, in order. `source` may be a fragment;
 * a language that is not known has none. Relative imports and the project's own aliases are no packages.
 */
export function packagesIn(source: string, path: string): string[] {
  const manifest = manifestOf(path);
  if (manifest) return manifestPackages(source, manifest);
  const ending = endingOf(path);
  const language = LANGUAGES.find((one) => isListed(one.endings, ending));
  if (!language) return [];
  const found = new Set<string>();
  for (const line of source.slice(0, MOST_SOURCE).split('\n')) {
    for (const pattern of language.imports) {
      // Python may name several in one line, each with a name of its own behind it.
      const modules = pattern.exec(line.slice(0, MOST_LINE))?.[1]?.split(',') ?? [];
      for (const module of modules) {
        const name = language.packageOf(module.trim().split(' ', 1)[0] ?? '');
        if (name) found.add(name);
      }
    }
  }
  return [...found];
}

/** `@scope/name/path` and `name/path` stay whole, so that a subpath can be told; aliases and files are none. */
function scriptPackage(module: string): string | null {
  if (/^(?:[./~#]|@\/|src\/|app\/|https?:|data:|virtual:|\$)/.test(module)) return null;
  return module.replace(/^npm:/, '').replace(/(?<=.)@\d[\w.-]*$/, '');
}

/** How a manifest names a dependency; undefined for what is none. */
function manifestOf(path: string): RegExp | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (Object.hasOwn(MANIFESTS, name)) return MANIFESTS[name];
  if (name.startsWith('requirements') && name.endsWith('.txt'))
    return MANIFESTS['requirements.txt'];
  return /\.(?:cs|fs|vb)proj$/.test(name) ? DOTNET : undefined;
}

/** Dependencies named in an edit of a manifest, whole or in part. */
function manifestPackages(source: string, pattern: RegExp): string[] {
  const found = new Set<string>();
  for (const line of source.slice(0, MOST_SOURCE).split('\n')) {
    const match = pattern.exec(line.slice(0, MOST_LINE))?.[1];
    if (match && !NO_PACKAGE.has(match)) found.add(match);
  }
  return [...found];
}

const DOTNET = /<Package(?:Reference|Version)\s+(?:Include|Update)="([\w.-]+)"/;
const GRADLE = /["']([\w-]+(?:\.[\w-]+)+):[\w.-]+(?::[^"']{0,80})?["']/;

/** In lower case. */
const MANIFESTS: Readonly<Record<string, RegExp>> = {
  'package.json':
    /^\s{0,40}"(@?[\w./-]+)"\s*:\s*"(?:[\^~><=*v\d]|npm:|workspace:|latest|next\b|file:|git)/,
  'requirements.txt': /^([A-Za-z][\w.-]*)\s*(?:\[[^\]]{0,80}\])?\s*(?:[=<>!~;@]|$)/,
  'pyproject.toml':
    /^\s{0,40}["']?([A-Za-z][\w.-]*)(?:\[[^\]]{0,80}\])?["']?\s*(?:=\s*["'{^~\d]|[<>=!~]=|["'],?$)/,
  'go.mod': /^\s{0,40}(?:require\s+)?([\w.-]+\.[a-z]+\/[\w./-]+?)(?:\/v\d+)?\s+v\d/,
  'cargo.toml': /^([\w-]+)\s*=\s*(?:"[\d^~=*]|\{)/,
  gemfile: /^\s{0,40}gem\s+['"]([\w-]+)['"]/,
  'composer.json': /^\s{0,40}"([\w-]+\/[\w-]+)"\s*:\s*"/,
  // Signals name groups; an edit may hold the artifact's line alone.
  'pom.xml': /<(?:groupId|artifactId)>([\w.-]+)<\//,
  'build.gradle': GRADLE,
  'build.gradle.kts': GRADLE,
  'libs.versions.toml': /\b(?:module|group)\s*=\s*"([\w.-]+)/,
  'directory.packages.props': DOTNET,
  'mix.exs': /\{\s*:(\w+),\s*["~>]/,
  pipfile: /^["']?([A-Za-z][\w.-]*)["']?\s*=\s*["{]/,
  'package.swift': /\burl:\s*"[^"]{1,200}\/([\w.-]+?)(?:\.git)?"/,
  'deno.json': /"(?:npm|jsr):(@?[\w./-]+?)(?:@[^"]{0,80})?"/,
  'pubspec.yaml': /^\s{2}(\w+):\s*[\^\d]/,
};

/** Keys of a manifest whose values look like versions. */
const NO_PACKAGE = new Set([
  'version',
  'node',
  'npm',
  'pnpm',
  'yarn',
  'packageManager',
  'requires-python',
  'python',
  'name',
  'edition',
  'rust-version',
  'license',
  'readme',
  'description',
  'type',
  'main',
]);
