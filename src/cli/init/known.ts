/** Folders that tools fill and nobody reads, whatever is in them. */
export const DISPOSABLE: Readonly<Record<string, string>> = {
  node_modules: 'installed dependencies',
  bower_components: 'installed dependencies',
  jspm_packages: 'installed dependencies',
  Pods: 'installed dependencies',
  '.venv': 'installed dependencies',
  'elm-stuff': 'installed dependencies',
  __pycache__: 'compiled',
  '.pytest_cache': 'cache',
  '.mypy_cache': 'cache',
  '.ruff_cache': 'cache',
  '.tox': 'cache',
  '.gradle': 'cache',
  '.turbo': 'cache',
  '.cache': 'cache',
  '.parcel-cache': 'cache',
  '.terraform': 'cache',
  '.dart_tool': 'cache',
  '.next': 'build output',
  '.nuxt': 'build output',
  '.svelte-kit': 'build output',
  DerivedData: 'build output',
  '.nyc_output': 'coverage report',
  __snapshots__: 'test snapshots',
};

/** Folders whose names people give to sources as well: one of the marks says which it is. */
export const REPORTS: Readonly<
  Record<string, { readonly why: string; readonly marks: readonly string[] }>
> = {
  venv: { why: 'installed dependencies', marks: ['pyvenv.cfg'] },
  env: { why: 'installed dependencies', marks: ['pyvenv.cfg'] },
  htmlcov: { why: 'coverage report', marks: ['index.html', 'status.json'] },
  coverage: {
    why: 'coverage report',
    marks: [
      ...['lcov.info', 'lcov-report', 'coverage-final.json', 'coverage-summary.json'],
      ...['clover.xml', 'cobertura-coverage.xml', '.last_run.json', 'index.html', 'tmp'],
    ],
  },
};

/** What build tools leave in the folder they fill. */
export const BUILT_MARKS: readonly string[] = [
  ...['CMakeCache.txt', 'build.ninja', 'CACHEDIR.TAG', 'meson-info', '.buildinfo'],
  ...['.rustc_info.json', 'project.assets.json', 'maven-status'],
];

/** Folders that hold build output in one repository and sources in another: they need evidence. */
export const OFTEN_BUILT: readonly string[] = [
  'dist',
  'build',
  'out',
  'target',
  'lib',
  'es',
  'esm',
  'cjs',
  'umd',
  'bin',
  'obj',
  '_build',
  'site',
  'storybook-static',
];

/** Folders that hold other people's code when there is evidence. */
export const OFTEN_VENDORED: readonly string[] = [
  'vendor',
  'third_party',
  'third-party',
  'external',
  'deps',
];

export const LOCKS: readonly string[] = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'Cargo.lock',
  'poetry.lock',
  'uv.lock',
  'Pipfile.lock',
  'pdm.lock',
  'composer.lock',
  'Gemfile.lock',
  'go.sum',
  'mix.lock',
  'pubspec.lock',
  'Podfile.lock',
  'flake.lock',
  'deno.lock',
  'gradle.lockfile',
];

/** Names that say how a file came to be; `pattern` is the line that is written. */
export const SHAPES: readonly {
  readonly pattern: string;
  readonly test: RegExp;
  readonly why: string;
}[] = [
  { pattern: '*.min.js', test: /\.min\.[cm]?js$/, why: 'minified' },
  { pattern: '*.min.css', test: /\.min\.css$/, why: 'minified' },
  { pattern: '*.map', test: /\.(?:[cm]?js|css|d\.[cm]?ts)\.map$/, why: 'source maps' },
  { pattern: '*.snap', test: /\.snap$/, why: 'test snapshots' },
  { pattern: '*.pb.go', test: /\.pb\.go$/, why: 'generated' },
  { pattern: '*_pb2.py', test: /_pb2(?:_grpc)?\.py$/, why: 'generated' },
  { pattern: '*.g.dart', test: /\.g\.dart$/, why: 'generated' },
  { pattern: '*.generated.*', test: /\.generated\.\w+$/, why: 'generated' },
  { pattern: '*.log', test: /\.log$/, why: 'logs' },
  { pattern: '*.dump', test: /\.(?:dump|sql\.bak)$/, why: 'data' },
];

/** What no search prints and no reader counts in tokens. */
export const BINARY =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|woff2?|ttf|otf|eot|mp[34]|mov|webm|ogg|wav|pdf|zip|gz|tgz|bz2|xz|7z|jar|war|class|pyc|o|a|so|dylib|dll|exe|wasm|node|sqlite3?|db|bin|psd|ai|docx?|xlsx?|pptx?)$/i;

/** Folders a tool of the repository will fill, by the manifest that says so. */
export const EXPECTED: readonly { readonly manifest: string; readonly pattern: string }[] = [
  { manifest: 'package.json', pattern: 'node_modules/' },
  { manifest: 'pyproject.toml', pattern: '.venv/' },
  { manifest: 'requirements.txt', pattern: '.venv/' },
  { manifest: 'Cargo.toml', pattern: '/target/' },
];
