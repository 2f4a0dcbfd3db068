import type { CheckFamily } from '../facts/fact.ts';
import { isNamed } from './named.ts';

/**
 * Programs whose outcome judges the work. `when` is tried on the words behind the program's name. Names and patterns are
 * texts: a hook needs one or two of them, and making all costs it a millisecond.
 */
type Check = readonly [family: CheckFamily, names: string, when?: string];

/** Asking for the version or for help judges nothing. */
const ASKS = /^(?:-v|-V|--version|version|-h|--help|help)\b/;
const NOTHING = '^(?!.*(?:^| )(?:--version|--help|-h)(?: |$))';

/** The first row that matches decides. */
const CHECKS: readonly Check[] = [
  [
    'test',
    'vitest jest mocha ava tap jasmine karma cypress playwright pytest py.test nose2 nosetests tox rspec minitest phpunit pest ctest nextest bats busted gotestsum behave cucumber',
    NOTHING,
  ],
  [
    'lint',
    'eslint biome oxlint prettier stylelint standard xo tslint ruff flake8 pylint black isort rubocop shellcheck hadolint golangci-lint staticcheck gofmt clippy-driver ktlint checkstyle yamllint markdownlint tflint phpcs php-cs-fixer credo swiftlint dprint knip actionlint ansible-lint sqlfluff commitlint bandit',
    NOTHING,
  ],
  ['build', 'tsc', '(?:^| )(?:-b|--build|--outDir)\\b'],
  [
    'types',
    'tsc vue-tsc svelte-check mypy pyright basedpyright pyre pytype flow phpstan psalm dialyzer sorbet',
    NOTHING,
  ],
  [
    'build',
    'webpack rollup esbuild parcel tsup turbopack cmake ninja msbuild xcodebuild javac kotlinc gcc g++ cc c++ clang clang++ rustc bazel buck meson scons zig ghc stack sass hugo jekyll mkdocs sphinx-build latexmk pdflatex packer',
    NOTHING,
  ],
  ['test', 'node', '(?:^| )--test\\b'],
  ['lint', 'node', '(?:^| )(?:--check|-c) '],
  ['run', 'node', '^(?!-(?:e|p|v|h)|--(?:eval|print|version|help|input))\\S'],
  ['run', 'tsx ts-node nodemon electron uvicorn gunicorn flask streamlit'],
  ['test', 'deno', '^test\\b'],
  ['lint', 'deno', '^lint\\b|^fmt\\b'],
  ['types', 'deno', '^check\\b'],
  ['run', 'deno', '^(?:run|task)\\b'],
  ['build', 'next', '^build\\b'],
  ['lint', 'next', '^lint\\b'],
  ['build', 'vite', '^build\\b'],
  ['build', 'astro', '^build\\b'],
  ['types', 'astro', '^check\\b'],
  ['build', 'nuxt', '^build\\b'],
  ['test', 'ng', '^test\\b'],
  ['build', 'ng', '^build\\b'],
  ['lint', 'ng', '^lint\\b'],
  ['test', 'nx', '(?:^| |:)test\\b'],
  ['lint', 'nx', '(?:^| |:)lint\\b'],
  ['build', 'nx', '(?:^| |:)build\\b'],
  ['test', 'turbo', '(?:^| )test\\b'],
  ['lint', 'turbo', '(?:^| )lint\\b'],
  ['build', 'turbo', '(?:^| )build\\b'],
  ['build', 'prisma', '^(?:generate|validate|migrate|db)\\b'],
  [
    'test',
    'python',
    '^(?:-\\w+ )*-m (?:unittest|pytest|nose2|doctest)\\b|^(?:\\S*/)?manage\\.py test\\b|^\\S*runtests\\.py\\b',
  ],
  ['types', 'python', '^(?:-\\w+ )*-m (?:mypy|pyright)\\b'],
  ['lint', 'python', '^(?:-\\w+ )*-m (?:ruff|flake8|pylint|black|isort)\\b'],
  ['install', 'python', '^(?:-\\w+ )*-m (?:pip|venv|ensurepip)\\b'],
  [
    'build',
    'python',
    '^(?:-\\w+ )*-m (?:build|compileall|py_compile)\\b|^setup\\.py (?:build|bdist|sdist)',
  ],
  ['run', 'python', '^(?:-[uBOIEs]+ )*(?:-m (?!json\\.tool|http\\.server|site\\b)\\w|[^-\\s])'],
  ['install', 'pip', '^(?:install|sync|uninstall)\\b'],
  ['install', 'uv', '^(?:sync|add|lock|pip install|venv)\\b'],
  ['install', 'poetry', '^(?:install|add|update|lock)\\b'],
  ['install', 'pipenv', '^(?:install|sync|update)\\b'],
  ['install', 'conda', '^(?:install|create|env)\\b'],
  ['test', 'go', '^test\\b'],
  ['lint', 'go', '^vet\\b'],
  ['build', 'go', '^(?:build|install|generate)\\b'],
  ['run', 'go', '^run\\b'],
  ['install', 'go', '^(?:get|mod (?:tidy|download))\\b'],
  ['test', 'cargo', '^(?:\\+\\S+ )?(?:test|t|nextest)\\b'],
  ['lint', 'cargo', '^(?:\\+\\S+ )?(?:clippy|fmt)\\b'],
  ['types', 'cargo', '^(?:\\+\\S+ )?(?:check|c)\\b'],
  ['build', 'cargo', '^(?:\\+\\S+ )?(?:build|b|doc)\\b'],
  ['run', 'cargo', '^(?:\\+\\S+ )?(?:run|r)\\b'],
  ['install', 'cargo', '^(?:\\+\\S+ )?(?:add|fetch|install|update)\\b'],
  ['test', 'gradle', '(?:^| |:)(?:test|check|\\w+Test)\\b'],
  ['lint', 'gradle', '(?:^| |:)(?:lint|ktlint\\w*|detekt|spotless\\w*)\\b'],
  ['run', 'gradle', '(?:^| |:)(?:run|bootRun)\\b'],
  ['build', 'gradle', '(?:^| |:)(?:build|assemble\\w*|compile\\w*|jar|classes|bundle\\w*)\\b'],
  ['test', 'mvn', '(?:^| )(?:test|verify|surefire:test|integration-test)\\b'],
  ['build', 'mvn', '(?:^| )(?:compile|package|install|deploy|test-compile)\\b'],
  ['test', 'sbt', '(?:^| |")test\\b'],
  ['build', 'sbt', '(?:^| |")(?:compile|package|assembly)\\b'],
  ['test', 'dotnet', '^test\\b'],
  ['build', 'dotnet', '^(?:build|publish|pack|msbuild)\\b'],
  ['run', 'dotnet', '^(?:run|watch)\\b'],
  ['install', 'dotnet', '^(?:restore|add|tool install)\\b'],
  ['lint', 'dotnet', '^format\\b'],
  ['test', 'swift', '^test\\b'],
  ['build', 'swift', '^build\\b'],
  ['run', 'swift', '^run\\b'],
  ['test', 'xcodebuild', '(?:^| )test\\b'],
  ['test', 'flutter', '^test\\b'],
  ['lint', 'flutter', '^analyze\\b'],
  ['build', 'flutter', '^build\\b'],
  ['install', 'flutter', '^(?:pub )?(?:get|upgrade)\\b'],
  ['test', 'dart', '^test\\b'],
  ['lint', 'dart', '^analyze\\b'],
  ['test', 'mix', '^test\\b'],
  ['build', 'mix', '^(?:compile|release|escript\\.build)\\b'],
  ['lint', 'mix', '^(?:credo|format)\\b'],
  ['types', 'mix', '^dialyzer\\b'],
  ['install', 'mix', '^(?:deps\\.\\w+|setup)\\b'],
  ['run', 'mix', '^(?:run|phx\\.server|ecto\\.\\w+)\\b'],
  ['run', 'elixir', '^[^-]'],
  ['install', 'bundle', '^(?:install|update|add)\\b'],
  ['install', 'gem', '^install\\b'],
  ['test', 'rails', '^test\\b'],
  ['run', 'rails', '^(?:db:|runner|server|s\\b)'],
  ['test', 'ruby', '^(?:-\\w+ ?\\S* )*\\S*(?:test|spec)\\S*\\.rb'],
  ['run', 'ruby', '^[^-]'],
  ['install', 'composer', '^(?:install|update|require)\\b'],
  ['test', 'composer', '^(?:run(?:-script)? )?test\\b'],
  ['test', 'php', '^artisan test\\b|phpunit|pest'],
  ['lint', 'php', '^-l\\b'],
  ['run', 'php', '^[^-]'],
  ['run', 'java', '^(?!-?-version)\\S'],
  ['lint', 'perl', '^-c\\b'],
  ['run', 'perl', '^(?!-\\w*[eEvh])\\S'],
  ['test', 'prove', '^'],
  ['build', 'docker', '^(?:build|buildx (?:build|bake)|image build|compose (?:\\S+ )*build)\\b'],
  ['run', 'docker', '^compose (?:-\\S+ \\S+ )*up\\b'],
  ['build', 'docker-compose', '(?:^| )build\\b'],
  ['run', 'docker-compose', '(?:^| )up\\b'],
  ['build', 'podman', '^build\\b'],
  ['lint', 'terraform', '^(?:validate|fmt)\\b'],
  ['build', 'terraform', '^plan\\b'],
  ['run', 'terraform', '^apply\\b'],
  ['install', 'terraform', '^init\\b'],
  ['lint', 'tofu', '^(?:validate|fmt)\\b'],
  ['build', 'tofu', '^plan\\b'],
  ['lint', 'helm', '^lint\\b'],
  ['build', 'helm', '^template\\b'],
  ['lint', 'pre-commit', '^run\\b'],
  ['install', 'apt-get', '(?:^| )install\\b'],
  ['install', 'apt', '(?:^| )install\\b'],
  ['install', 'apk', '^add\\b'],
  ['install', 'brew', '^(?:install|upgrade|reinstall)\\b'],
];

/** What a program with these words behind it judges, `null` for one that judges nothing. */
export function programFamily(name: string, words: string): CheckFamily | null {
  const row = CHECKS.find(
    (one) => isNamed(name, one[1]) && (one[2] === undefined || new RegExp(one[2]).test(words)),
  );
  return row?.[0] ?? null;
}

/** What a program judges whatever the words behind it. */
export function anyFamily(name: string): CheckFamily | null {
  return CHECKS.find((row) => row[2] === undefined && isNamed(name, row[1]))?.[0] ?? null;
}

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
  const word = words.length === 1 ? (words[0] ?? '') : '';
  return 'vh-'.includes(word[0] ?? ' ') && ASKS.test(word);
}
