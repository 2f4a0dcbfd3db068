import type { CheckFamily } from '../facts/fact.ts';

/** A program whose outcome judges the work; `when` is the pattern tried on the words behind its name: kept as a text, since a hook needs one or two of them and reading them all costs it a millisecond. */
interface Check {
  readonly name: string;
  readonly when?: string;
  readonly family: CheckFamily;
}

function checks(family: CheckFamily, names: string): Check[] {
  return names.split(' ').map((name) => ({ name, family }));
}

function check(name: string, when: string, family: CheckFamily): Check {
  return { name, when, family };
}

/** Asking for the version or for help judges nothing. */
const ASKS = /^(?:-v|-V|--version|version|-h|--help|help)\b/;
const NOTHING = '^(?!.*(?:^| )(?:--version|--help|-h)(?: |$))';

/** The check table. The first row that matches decides. */
export const CHECKS: readonly Check[] = [
  ...'vitest jest mocha ava tap jasmine karma cypress playwright pytest py.test nose2 nosetests tox rspec minitest phpunit pest ctest nextest bats busted gotestsum behave cucumber'
    .split(' ')
    .map((name) => check(name, NOTHING, 'test')),
  ...'eslint biome oxlint prettier stylelint standard xo tslint ruff flake8 pylint black isort rubocop shellcheck hadolint golangci-lint staticcheck gofmt clippy-driver ktlint checkstyle yamllint markdownlint tflint phpcs php-cs-fixer credo swiftlint dprint knip actionlint ansible-lint sqlfluff commitlint bandit'
    .split(' ')
    .map((name) => check(name, NOTHING, 'lint')),
  check('tsc', String.raw`(?:^| )(?:-b|--build|--outDir)\b`, 'build'),
  ...'tsc vue-tsc svelte-check mypy pyright basedpyright pyre pytype flow phpstan psalm dialyzer sorbet'
    .split(' ')
    .map((name) => check(name, NOTHING, 'types')),
  ...'webpack rollup esbuild parcel tsup turbopack cmake ninja msbuild xcodebuild javac kotlinc gcc g++ cc c++ clang clang++ rustc bazel buck meson scons zig ghc stack sass hugo jekyll mkdocs sphinx-build latexmk pdflatex packer'
    .split(' ')
    .map((name) => check(name, NOTHING, 'build')),
  check('node', String.raw`(?:^| )--test\b`, 'test'),
  check('node', '(?:^| )(?:--check|-c) ', 'lint'),
  check('node', String.raw`^(?!-(?:e|p|v|h)|--(?:eval|print|version|help|input))\S`, 'run'),
  ...checks('run', 'tsx ts-node nodemon electron uvicorn gunicorn flask streamlit'),
  check('deno', String.raw`^test\b`, 'test'),
  check('deno', String.raw`^lint\b|^fmt\b`, 'lint'),
  check('deno', String.raw`^check\b`, 'types'),
  check('deno', String.raw`^(?:run|task)\b`, 'run'),
  check('next', String.raw`^build\b`, 'build'),
  check('next', String.raw`^lint\b`, 'lint'),
  check('vite', String.raw`^build\b`, 'build'),
  check('astro', String.raw`^build\b`, 'build'),
  check('astro', String.raw`^check\b`, 'types'),
  check('nuxt', String.raw`^build\b`, 'build'),
  check('ng', String.raw`^test\b`, 'test'),
  check('ng', String.raw`^build\b`, 'build'),
  check('ng', String.raw`^lint\b`, 'lint'),
  check('nx', String.raw`(?:^| |:)test\b`, 'test'),
  check('nx', String.raw`(?:^| |:)lint\b`, 'lint'),
  check('nx', String.raw`(?:^| |:)build\b`, 'build'),
  check('turbo', String.raw`(?:^| )test\b`, 'test'),
  check('turbo', String.raw`(?:^| )lint\b`, 'lint'),
  check('turbo', String.raw`(?:^| )build\b`, 'build'),
  check('prisma', String.raw`^(?:generate|validate|migrate|db)\b`, 'build'),
  check(
    'python',
    String.raw`^(?:-\w+ )*-m (?:unittest|pytest|nose2|doctest)\b|^(?:\S*/)?manage\.py test\b|^\S*runtests\.py\b`,
    'test',
  ),
  check('python', String.raw`^(?:-\w+ )*-m (?:mypy|pyright)\b`, 'types'),
  check('python', String.raw`^(?:-\w+ )*-m (?:ruff|flake8|pylint|black|isort)\b`, 'lint'),
  check('python', String.raw`^(?:-\w+ )*-m (?:pip|venv|ensurepip)\b`, 'install'),
  check(
    'python',
    String.raw`^(?:-\w+ )*-m (?:build|compileall|py_compile)\b|^setup\.py (?:build|bdist|sdist)`,
    'build',
  ),
  check(
    'python',
    String.raw`^(?:-[uBOIEs]+ )*(?:-m (?!json\.tool|http\.server|site\b)\w|[^-\s])`,
    'run',
  ),
  check('pip', String.raw`^(?:install|sync|uninstall)\b`, 'install'),
  check('uv', String.raw`^(?:sync|add|lock|pip install|venv)\b`, 'install'),
  check('poetry', String.raw`^(?:install|add|update|lock)\b`, 'install'),
  check('pipenv', String.raw`^(?:install|sync|update)\b`, 'install'),
  check('conda', String.raw`^(?:install|create|env)\b`, 'install'),
  check('go', String.raw`^test\b`, 'test'),
  check('go', String.raw`^vet\b`, 'lint'),
  check('go', String.raw`^(?:build|install|generate)\b`, 'build'),
  check('go', String.raw`^run\b`, 'run'),
  check('go', String.raw`^(?:get|mod (?:tidy|download))\b`, 'install'),
  check('cargo', String.raw`^(?:\+\S+ )?(?:test|t|nextest)\b`, 'test'),
  check('cargo', String.raw`^(?:\+\S+ )?(?:clippy|fmt)\b`, 'lint'),
  check('cargo', String.raw`^(?:\+\S+ )?(?:check|c)\b`, 'types'),
  check('cargo', String.raw`^(?:\+\S+ )?(?:build|b|doc)\b`, 'build'),
  check('cargo', String.raw`^(?:\+\S+ )?(?:run|r)\b`, 'run'),
  check('cargo', String.raw`^(?:\+\S+ )?(?:add|fetch|install|update)\b`, 'install'),
  check('gradle', String.raw`(?:^| |:)(?:test|check|\w+Test)\b`, 'test'),
  check('gradle', String.raw`(?:^| |:)(?:lint|ktlint\w*|detekt|spotless\w*)\b`, 'lint'),
  check('gradle', String.raw`(?:^| |:)(?:run|bootRun)\b`, 'run'),
  check(
    'gradle',
    String.raw`(?:^| |:)(?:build|assemble\w*|compile\w*|jar|classes|bundle\w*)\b`,
    'build',
  ),
  check('mvn', String.raw`(?:^| )(?:test|verify|surefire:test|integration-test)\b`, 'test'),
  check('mvn', String.raw`(?:^| )(?:compile|package|install|deploy|test-compile)\b`, 'build'),
  check('sbt', String.raw`(?:^| |")test\b`, 'test'),
  check('sbt', String.raw`(?:^| |")(?:compile|package|assembly)\b`, 'build'),
  check('dotnet', String.raw`^test\b`, 'test'),
  check('dotnet', String.raw`^(?:build|publish|pack|msbuild)\b`, 'build'),
  check('dotnet', String.raw`^(?:run|watch)\b`, 'run'),
  check('dotnet', String.raw`^(?:restore|add|tool install)\b`, 'install'),
  check('dotnet', String.raw`^format\b`, 'lint'),
  check('swift', String.raw`^test\b`, 'test'),
  check('swift', String.raw`^build\b`, 'build'),
  check('swift', String.raw`^run\b`, 'run'),
  check('xcodebuild', String.raw`(?:^| )test\b`, 'test'),
  check('flutter', String.raw`^test\b`, 'test'),
  check('flutter', String.raw`^analyze\b`, 'lint'),
  check('flutter', String.raw`^build\b`, 'build'),
  check('flutter', String.raw`^(?:pub )?(?:get|upgrade)\b`, 'install'),
  check('dart', String.raw`^test\b`, 'test'),
  check('dart', String.raw`^analyze\b`, 'lint'),
  check('mix', String.raw`^test\b`, 'test'),
  check('mix', String.raw`^(?:compile|release|escript\.build)\b`, 'build'),
  check('mix', String.raw`^(?:credo|format)\b`, 'lint'),
  check('mix', String.raw`^dialyzer\b`, 'types'),
  check('mix', String.raw`^(?:deps\.\w+|setup)\b`, 'install'),
  check('mix', String.raw`^(?:run|phx\.server|ecto\.\w+)\b`, 'run'),
  check('elixir', '^[^-]', 'run'),
  check('bundle', String.raw`^(?:install|update|add)\b`, 'install'),
  check('gem', String.raw`^install\b`, 'install'),
  check('rails', String.raw`^test\b`, 'test'),
  check('rails', String.raw`^(?:db:|runner|server|s\b)`, 'run'),
  check('ruby', String.raw`^(?:-\w+ ?\S* )*\S*(?:test|spec)\S*\.rb`, 'test'),
  check('ruby', '^[^-]', 'run'),
  check('composer', String.raw`^(?:install|update|require)\b`, 'install'),
  check('composer', String.raw`^(?:run(?:-script)? )?test\b`, 'test'),
  check('php', String.raw`^artisan test\b|phpunit|pest`, 'test'),
  check('php', String.raw`^-l\b`, 'lint'),
  check('php', '^[^-]', 'run'),
  check('java', String.raw`^(?!-?-version)\S`, 'run'),
  check('perl', String.raw`^-c\b`, 'lint'),
  check('perl', String.raw`^(?!-\w*[eEvh])\S`, 'run'),
  check('prove', '^', 'test'),
  check(
    'docker',
    String.raw`^(?:build|buildx (?:build|bake)|image build|compose (?:\S+ )*build)\b`,
    'build',
  ),
  check('docker', String.raw`^compose (?:-\S+ \S+ )*up\b`, 'run'),
  check('docker-compose', String.raw`(?:^| )build\b`, 'build'),
  check('docker-compose', String.raw`(?:^| )up\b`, 'run'),
  check('podman', String.raw`^build\b`, 'build'),
  check('terraform', String.raw`^(?:validate|fmt)\b`, 'lint'),
  check('terraform', String.raw`^plan\b`, 'build'),
  check('terraform', String.raw`^apply\b`, 'run'),
  check('terraform', String.raw`^init\b`, 'install'),
  check('tofu', String.raw`^(?:validate|fmt)\b`, 'lint'),
  check('tofu', String.raw`^plan\b`, 'build'),
  check('helm', String.raw`^lint\b`, 'lint'),
  check('helm', String.raw`^template\b`, 'build'),
  check('pre-commit', String.raw`^run\b`, 'lint'),
  check('apt-get', String.raw`(?:^| )install\b`, 'install'),
  check('apt', String.raw`(?:^| )install\b`, 'install'),
  check('apk', String.raw`^add\b`, 'install'),
  check('brew', String.raw`^(?:install|upgrade|reinstall)\b`, 'install'),
];

/** Programs that run the one named behind them. */
export const RUNNERS: readonly { readonly name: string; readonly words: readonly string[] }[] = [
  ...['npx', 'bunx', 'pnpx', 'uvx', 'pipx'].map((name) => ({ name, words: [] })),
  ...['uv', 'poetry', 'pipenv', 'pdm', 'hatch', 'rye', 'conda'].map((name) => ({
    name,
    words: ['run'],
  })),
  { name: 'bundle', words: ['exec'] },
  { name: 'rails', words: ['exec'] },
  { name: 'coverage', words: ['run', '-m'] },
  { name: 'mise', words: ['exec', '--'] },
  { name: 'direnv', words: ['exec', '.'] },
  { name: 'c8', words: [] },
  { name: 'nyc', words: [] },
  { name: 'xargs', words: [] },
];

/** Programs that run a script or goal by its name. */
export const SCRIPT_RUNNERS = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** Programs that run a goal of the project by its name; `verb` stands before the goal, `plain` is what they do without one. */
export const GOAL_RUNNERS: Readonly<
  Record<string, { readonly verb?: RegExp; readonly plain: CheckFamily | null }>
> = {
  make: { plain: 'build' },
  gmake: { plain: 'build' },
  just: { plain: null },
  task: { plain: null },
  'go-task': { plain: null },
  mise: { verb: /^(?:run|r|tasks)$/, plain: null },
  rake: { plain: 'test' },
  invoke: { plain: null },
  inv: { plain: null },
  gulp: { plain: 'build' },
  grunt: { plain: 'build' },
  poe: { plain: null },
  nox: { plain: 'test' },
  wireit: { plain: null },
  composer: { verb: /^(?:run|run-script)$/, plain: null },
};

const GOALS: readonly (readonly [CheckFamily, RegExp])[] = [
  ['types', /type-?check|check-?types?|^types?$|^tsc$|:types?$|:tsc$|^mypy$|^pyright$/],
  ['lint', /lint|format|^fmt|:fmt|style|prettier|^biome|^ruff|clippy|^vet$|^knip$|^check$|^dead$/],
  [
    'test',
    /test|spec|e2e|^unit|:unit|coverage|^cover$|^jest|^vitest|^playwright|^cypress|^eval|^check-?all$|^ci$|^verify$|^validate$/,
  ],
  ['build', /build|compile|bundle|^dist|generate|codegen|^all$|^package$|^prepare|^docs?$|^image/],
  ['install', /^install|^setup|bootstrap|^deps/],
  ['run', /^(?:dev|start|serve|server|run|preview|watch|demo|bench\w*|migrate|seed)\b/],
];

/** What a script's or target's own name says. */
export function goalFamily(goal: string): CheckFamily | null {
  const name = goal.toLowerCase();
  return GOALS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** Whether the words behind a program only ask for its version or help. */
export function asksOnly(words: readonly string[]): boolean {
  return words.length === 1 && ASKS.test(words[0] ?? '');
}
