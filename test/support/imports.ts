/** One import of a source file: where it points and whether only types come from it. */
export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*(?:['"]([^'"]+)['"])?/g;

/** The imports and re-exports of a module's text; a dynamic import without a literal has the specifier `(computed)`. */
export function importsOf(source: string): readonly Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const fixed = [...code.matchAll(STATIC)].map((match) => ({
    specifier: match[2] ?? '',
    typeOnly: match[1] !== undefined,
  }));
  const dynamic = [...code.matchAll(DYNAMIC)].map((match) => ({
    specifier: match[1] ?? '(computed)',
    typeOnly: false,
  }));
  return [...fixed, ...dynamic];
}
