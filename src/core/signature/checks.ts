import type { CheckFamily } from '../facts/fact.ts';

/** A program whose outcome judges the work; `when` is tried on the words behind its name. */
interface Check {
  readonly name: string;
  readonly when?: RegExp;
  readonly family: CheckFamily;
}

function checks(family: CheckFamily, names: string): Check[] {
  return names.split(' ').map((name) => ({ name, family }));
}

function check(name: string, when: RegExp, family: CheckFamily): Check {
  return { name, when, family };
}

/** Asking for the version or for help judges nothing. */
const ASKS = /^(?:-v|-V|--version|version|-h|--help|help)\b/;
const NOTHING = /^(?!.*(?:^| )(?:--version|--help|-h)(?: |$))/;

/** The check table. The first row that matches decides. */
export const CHECKS: readonly Check[] = [
  ...'vitest jest mocha ava tap jasmine karma cypress playwright pytest py.test nose2 nosetests tox rspec minitest phpunit pest ctest nextest bats busted gotestsum behave cucumber'
    .split(' ')
    .map((name) => check(name, NOTHING, 'test')),
  ...'eslint biome oxlint prettier stylelint standard xo tslint ruff flake8 pylint black isort rubocop shellcheck hadolint golangci-lint staticcheck gofmt clippy-driver ktlint checkstyle yamllint markdownlint tflint phpcs php-cs-fixer credo swiftlint dprint knip actionlint ansible-lint sqlfluff commitlint bandit'
    .split(' ')
    .map((name) => check(name, NOTHING, 'lint')),
  check('tsc', /(?:^| )(?:-b|--build|--outDir)\b/, 'build'),
  ...'tsc vue-tsc svelte-check mypy pyright basedpyright pyre pytype flow phpstan psalm dialyzer sorbet'
    .split(' ')
    .map((name) => check(name, NOTHING, 'types')),
  ...'webpack rollup esbuild parcel tsup turbopack cmake ninja msbuild xcodebuild javac kotlinc gcc g++ cc c++ clang clang++ rustc bazel buck meson scons zig ghc stack sass hugo jekyll mkdocs sphinx-build latexmk pdflatex packer'
    .split(' ')
    .map((name) => check(name, NOTHING, 'build')),
  check('node', /(?:^| )--test\b/, 'test'),
  check('node', /(?:^| )(?:--check|-c) /, 'lint'),
  check('node', /^(?!-(?:e|p|v|h)|--(?:eval|print|version|help|input))\S/, 'run'),
  ...checks('run', 'tsx ts-node nodemon electron uvicorn gunicorn flask streamlit'),
  check('deno', /^test\b/, 'test'),
  check('deno', /^lint\b|^fmt\b/, 'lint'),
  check('deno', /^check\b/, 'types'),
  check('deno', /^(?:run|task)\b/, 'run'),
  check('next', /^build\b/, 'build'),
  check('next', /^lint\b/, 'lint'),
  check('vite', /^build\b/, 'build'),
  check('astro', /^build\b/, 'build'),
  check('astro', /^check\b/, 'types'),
  check('nuxt', /^build\b/, 'build'),
  check('ng', /^test\b/, 'test'),
  check('ng', /^build\b/, 'build'),
  check('ng', /^lint\b/, 'lint'),
  check('nx', /(?:^| |:)test\b/, 'test'),
  check('nx', /(?:^| |:)lint\b/, 'lint'),
  check('nx', /(?:^| |:)build\b/, 'build'),
  check('turbo', /(?:^| )test\b/, 'test'),
  check('turbo', /(?:^| )lint\b/, 'lint'),
  check('turbo', /(?:^| )build\b/, 'build'),
  check('prisma', /^(?:generate|validate|migrate|db)\b/, 'build'),
  check(
    'python',
    /^(?:-\w+ )*-m (?:unittest|pytest|nose2|doctest)\b|^(?:\S*\/)?manage\.py test\b|^\S*runtests\.py\b/,
    'test',
  ),
  check('python', /^(?:-\w+ )*-m (?:mypy|pyright)\b/, 'types'),
  check('python', /^(?:-\w+ )*-m (?:ruff|flake8|pylint|black|isort)\b/, 'lint'),
  check('python', /^(?:-\w+ )*-m (?:pip|venv|ensurepip)\b/, 'install'),
  check(
    'python',
    /^(?:-\w+ )*-m (?:build|compileall|py_compile)\b|^setup\.py (?:build|bdist|sdist)/,
    'build',
  ),
  check('python', /^(?:-[uBOIEs]+ )*(?:-m (?!json\.tool|http\.server|site\b)\w|[^-\s])/, 'run'),
  check('pip', /^(?:install|sync|uninstall)\b/, 'install'),
  check('uv', /^(?:sync|add|lock|pip install|venv)\b/, 'install'),
  check('poetry', /^(?:install|add|update|lock)\b/, 'install'),
  check('pipenv', /^(?:install|sync|update)\b/, 'install'),
  check('conda', /^(?:install|create|env)\b/, 'install'),
  check('go', /^test\b/, 'test'),
  check('go', /^vet\b/, 'lint'),
  check('go', /^(?:build|install|generate)\b/, 'build'),
  check('go', /^run\b/, 'run'),
  check('go', /^(?:get|mod (?:tidy|download))\b/, 'install'),
  check('cargo', /^(?:\+\S+ )?(?:test|t|nextest)\b/, 'test'),
  check('cargo', /^(?:\+\S+ )?(?:clippy|fmt)\b/, 'lint'),
  check('cargo', /^(?:\+\S+ )?(?:check|c)\b/, 'types'),
  check('cargo', /^(?:\+\S+ )?(?:build|b|doc)\b/, 'build'),
  check('cargo', /^(?:\+\S+ )?(?:run|r)\b/, 'run'),
  check('cargo', /^(?:\+\S+ )?(?:add|fetch|install|update)\b/, 'install'),
  check('gradle', /(?:^| |:)(?:test|check|\w+Test)\b/, 'test'),
  check('gradle', /(?:^| |:)(?:lint|ktlint\w*|detekt|spotless\w*)\b/, 'lint'),
  check('gradle', /(?:^| |:)(?:run|bootRun)\b/, 'run'),
  check('gradle', /(?:^| |:)(?:build|assemble\w*|compile\w*|jar|classes|bundle\w*)\b/, 'build'),
  check('mvn', /(?:^| )(?:test|verify|surefire:test|integration-test)\b/, 'test'),
  check('mvn', /(?:^| )(?:compile|package|install|deploy|test-compile)\b/, 'build'),
  check('sbt', /(?:^| |")test\b/, 'test'),
  check('sbt', /(?:^| |")(?:compile|package|assembly)\b/, 'build'),
  check('dotnet', /^test\b/, 'test'),
  check('dotnet', /^(?:build|publish|pack|msbuild)\b/, 'build'),
  check('dotnet', /^(?:run|watch)\b/, 'run'),
  check('dotnet', /^(?:restore|add|tool install)\b/, 'install'),
  check('dotnet', /^format\b/, 'lint'),
  check('swift', /^test\b/, 'test'),
  check('swift', /^build\b/, 'build'),
  check('swift', /^run\b/, 'run'),
  check('xcodebuild', /(?:^| )test\b/, 'test'),
  check('flutter', /^test\b/, 'test'),
  check('flutter', /^analyze\b/, 'lint'),
  check('flutter', /^build\b/, 'build'),
  check('flutter', /^(?:pub )?(?:get|upgrade)\b/, 'install'),
  check('dart', /^test\b/, 'test'),
  check('dart', /^analyze\b/, 'lint'),
  check('mix', /^test\b/, 'test'),
  check('mix', /^(?:compile|release|escript\.build)\b/, 'build'),
  check('mix', /^(?:credo|format)\b/, 'lint'),
  check('mix', /^dialyzer\b/, 'types'),
  check('mix', /^(?:deps\.\w+|setup)\b/, 'install'),
  check('mix', /^(?:run|phx\.server|ecto\.\w+)\b/, 'run'),
  check('elixir', /^[^-]/, 'run'),
  check('bundle', /^(?:install|update|add)\b/, 'install'),
  check('gem', /^install\b/, 'install'),
  check('rails', /^test\b/, 'test'),
  check('rails', /^(?:db:|runner|server|s\b)/, 'run'),
  check('ruby', /^(?:-\w+ ?\S* )*\S*(?:test|spec)\S*\.rb/, 'test'),
  check('ruby', /^[^-]/, 'run'),
  check('composer', /^(?:install|update|require)\b/, 'install'),
  check('composer', /^(?:run(?:-script)? )?test\b/, 'test'),
  check('php', /^artisan test\b|phpunit|pest/, 'test'),
  check('php', /^-l\b/, 'lint'),
  check('php', /^[^-]/, 'run'),
  check('java', /^(?!-?-version)\S/, 'run'),
  check('perl', /^-c\b/, 'lint'),
  check('perl', /^(?!-\w*[eEvh])\S/, 'run'),
  check('prove', /^/, 'test'),
  check('docker', /^(?:build|buildx (?:build|bake)|image build|compose (?:\S+ )*build)\b/, 'build'),
  check('docker', /^compose (?:-\S+ \S+ )*up\b/, 'run'),
  check('docker-compose', /(?:^| )build\b/, 'build'),
  check('docker-compose', /(?:^| )up\b/, 'run'),
  check('podman', /^build\b/, 'build'),
  check('terraform', /^(?:validate|fmt)\b/, 'lint'),
  check('terraform', /^plan\b/, 'build'),
  check('terraform', /^apply\b/, 'run'),
  check('terraform', /^init\b/, 'install'),
  check('tofu', /^(?:validate|fmt)\b/, 'lint'),
  check('tofu', /^plan\b/, 'build'),
  check('helm', /^lint\b/, 'lint'),
  check('helm', /^template\b/, 'build'),
  check('pre-commit', /^run\b/, 'lint'),
  check('apt-get', /(?:^| )install\b/, 'install'),
  check('apt', /(?:^| )install\b/, 'install'),
  check('apk', /^add\b/, 'install'),
  check('brew', /^(?:install|upgrade|reinstall)\b/, 'install'),
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
