import path from 'node:path';
import { importsOf } from './imports.ts';

export interface SourceFile {
  /** Relative to the repository, forward slashes: `src/core/health/fold.ts`. */
  readonly path: string;
  readonly text: string;
}

type Rule = (file: SourceFile) => readonly string[];

/** Third-party packages and the only places that may import them. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'zod/mini': ['src/host/', 'src/world/config/'],
  ignore: ['src/core/exclusion/'],
  unbash: ['src/core/shell/', 'src/cli/'],
  'gray-matter': ['src/world/skills/'],
  citty: ['src/cli/'],
  'cli-table3': ['src/cli/'],
};

/** Which layers a layer may import; `type` marks those from which only types may come. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  entries: ['host', 'events', 'world'],
  events: ['host', 'core', 'world'],
  host: ['core/kit', 'core/facts', 'world:type'],
  world: ['core/kit', 'core/facts', 'core:type'],
  cli: ['host', 'events', 'core', 'world'],
};

/** Parts of `world` that work through the ports and pick no implementation; handlers may call them. */
const WORLD_SERVICES = /^src\/world\/(?:compiled|project|skills)\//;

const rules: Record<string, Rule> = {
  layers: (file) =>
    resolved(file).flatMap(({ target, typeOnly }) =>
      allowed(file.path, target, typeOnly) ? [] : [`${file.path} imports ${target}`],
    ),
  packages: (file) =>
    importsOf(file.text)
      .map(({ specifier }) => specifier)
      .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
      .filter(
        (specifier) => !(PACKAGES[specifier] ?? []).some((place) => file.path.startsWith(place)),
      )
      .map((specifier) => `${file.path} imports the package ${specifier}`),
  purity: (file) => {
    if (!file.path.startsWith('src/core/')) return [];
    const node = importsOf(file.text).filter(({ specifier }) => specifier.startsWith('node:'));
    const world =
      /\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.|\bsetTimeout\(/.exec(
        withoutTexts(stripComments(file.text)),
      );
    return [
      ...node.map(({ specifier }) => `${file.path} imports ${specifier}`),
      ...(world ? [`${file.path} touches the world: ${world[0]}`] : []),
    ];
  },
  entries: (file) => {
    if (!file.path.startsWith('src/entries/')) return [];
    const lines = file.text.trimEnd().split('\n').length;
    const branch = /\b(?:if|try|switch|for|while)\b|\?\s/.exec(stripComments(file.text));
    return [
      ...(lines > 15 ? [`${file.path} has ${lines} lines`] : []),
      ...(branch ? [`${file.path} has a branch: ${branch[0]}`] : []),
    ];
  },
  dynamic: (file) =>
    importsOf(file.text).some(({ specifier }) => specifier === '(computed)')
      ? [`${file.path} has a computed import`]
      : [],
  children: (file) => {
    const hot = !file.path.startsWith('src/cli/') && !file.path.startsWith('src/world/git/');
    const spawns = /node:child_process/.test(file.text);
    return hot && spawns ? [`${file.path} starts child processes`] : [];
  },
  output: (file) => {
    const speaks =
      file.path.startsWith('src/cli/') || /^src\/host\/(?:run|stdin)\.ts$/.test(file.path);
    const found = /\bconsole\.\w+\(|process\.std(?:out|err|in)\b/.exec(stripComments(file.text));
    return found && !speaks ? [`${file.path} uses ${found[0]}`] : [];
  },
};

export type RuleName = keyof typeof rules;

/** Every breach in these files, by rule. */
export function breaches(
  files: readonly SourceFile[],
): Readonly<Record<string, readonly string[]>> {
  const found = Object.entries(rules).map(([name, rule]) => [name, files.flatMap(rule)] as const);
  return Object.fromEntries([...found, ['cycles', cycles(files)]]);
}

/** Words in tables are data, whatever they spell. */
function withoutTexts(code: string): string {
  return code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`/g, "''");
}

function stripComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

function resolved(file: SourceFile): { target: string; typeOnly: boolean }[] {
  return importsOf(file.text)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, typeOnly }) => ({
      target: path.posix.join(path.posix.dirname(file.path), specifier),
      typeOnly,
    }));
}

function allowed(from: string, target: string, typeOnly: boolean): boolean {
  const fromRoom = room(from);
  const toRoom = room(target);
  if (fromRoom === toRoom) return true;
  if (fromRoom.startsWith('core/')) return toRoom === 'core/kit' || toRoom === 'core/facts';
  if (fromRoom === 'events' && target.startsWith('src/world/')) {
    return typeOnly || WORLD_SERVICES.test(target);
  }
  return (LAYERS[fromRoom] ?? []).some((rule) => {
    const [layer = '', mode] = rule.split(':');
    return (toRoom === layer || toRoom.startsWith(`${layer}/`)) && (mode !== 'type' || typeOnly);
  });
}

/** `src/core/health/x.ts` is in `core/health`, `src/host/events/y.ts` in `host`. */
function room(file: string): string {
  const [, layer = '', part = ''] = file.split('/');
  return layer === 'core' ? `core/${part}` : layer;
}

/** Import cycles over value imports, each named once by the file where it closes. */
function cycles(files: readonly SourceFile[]): readonly string[] {
  const graph = new Map(
    files.map((file) => [
      file.path,
      resolved(file).flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target])),
    ]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (node: string, trail: readonly string[]): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      found.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}
