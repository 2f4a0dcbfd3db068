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
  ['build', 'tsc', String.raw`(?:^| )(?:-b|--build|--outDir)\b`],
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
  ['test', 'node', String.raw`(?:^| )--test\b`],
  ['lint', 'node', '(?:^| )(?:--check|-c) '],
  ['run', 'node', String.raw`^(?!-(?:e|p|v|h)|--(?:eval|print|version|help|input))\S`],
  ['run', 'tsx ts-node nodemon electron uvicorn gunicorn flask streamlit'],
  ['test', 'deno', String.raw`^test\b`],
  ['lint', 'deno', String.raw`^lint\b|^fmt\b`],
  ['types', 'deno', String.raw`^check\b`],
  ['run', 'deno', String.raw`^(?:run|task)\b`],
  ['build', 'next', String.raw`^build\b`],
  ['lint', 'next', String.raw`^lint\b`],
  ['build', 'vite', String.raw`^build\b`],
  ['build', 'astro', String.raw`^build\b`],
  ['types', 'astro', String.raw`^check\b`],
  ['build', 'nuxt', String.raw`^build\b`],
  ['test', 'ng', String.raw`^test\b`],
  ['build', 'ng', String.raw`^build\b`],
  ['lint', 'ng', String.raw`^lint\b`],
  ['test', 'nx', String.raw`(?:^| |:)test\b`],
  ['lint', 'nx', String.raw`(?:^| |:)lint\b`],
  ['build', 'nx', String.raw`(?:^| |:)build\b`],
  ['test', 'turbo', String.raw`(?:^| )test\b`],
  ['lint', 'turbo', String.raw`(?:^| )lint\b`],
  ['build', 'turbo', String.raw`(?:^| )build\b`],
  ['build', 'prisma', String.raw`^(?:generate|validate|migrate|db)\b`],
  [
    'test',
    'python',
    String.raw`^(?:-\w+ )*-m (?:unittest|pytest|nose2|doctest)\b|^(?:\S*/)?manage\.py test\b|^\S*runtests\.py\b`,
  ],
  ['types', 'python', String.raw`^(?:-\w+ )*-m (?:mypy|pyright)\b`],
  ['lint', 'python', String.raw`^(?:-\w+ )*-m (?:ruff|flake8|pylint|black|isort)\b`],
  ['install', 'python', String.raw`^(?:-\w+ )*-m (?:pip|venv|ensurepip)\b`],
  [
    'build',
    'python',
    String.raw`^(?:-\w+ )*-m (?:build|compileall|py_compile)\b|^setup\.py (?:build|bdist|sdist)`,
  ],
  [
    'run',
    'python',
    String.raw`^(?:-[uBOIEs]+ )*(?:-m (?!json\.tool|http\.server|site\b)\w|[^-\s])`,
  ],
  ['install', 'pip', String.raw`^(?:install|sync|uninstall)\b`],
  ['install', 'uv', String.raw`^(?:sync|add|lock|pip install|venv)\b`],
  ['install', 'poetry', String.raw`^(?:install|add|update|lock)\b`],
  ['install', 'pipenv', String.raw`^(?:install|sync|update)\b`],
  ['install', 'conda', String.raw`^(?:install|create|env)\b`],
  ['test', 'go', String.raw`^test\b`],
  ['lint', 'go', String.raw`^vet\b`],
  ['build', 'go', String.raw`^(?:build|install|generate)\b`],
  ['run', 'go', String.raw`^run\b`],
  ['install', 'go', String.raw`^(?:get|mod (?:tidy|download))\b`],
  ['test', 'cargo', String.raw`^(?:\+\S+ )?(?:test|t|nextest)\b`],
  ['lint', 'cargo', String.raw`^(?:\+\S+ )?(?:clippy|fmt)\b`],
  ['types', 'cargo', String.raw`^(?:\+\S+ )?(?:check|c)\b`],
  ['build', 'cargo', String.raw`^(?:\+\S+ )?(?:build|b|doc)\b`],
  ['run', 'cargo', String.raw`^(?:\+\S+ )?(?:run|r)\b`],
  ['install', 'cargo', String.raw`^(?:\+\S+ )?(?:add|fetch|install|update)\b`],
  ['test', 'gradle', String.raw`(?:^| |:)(?:test|check|\w+Test)\b`],
  ['lint', 'gradle', String.raw`(?:^| |:)(?:lint|ktlint\w*|detekt|spotless\w*)\b`],
  ['run', 'gradle', String.raw`(?:^| |:)(?:run|bootRun)\b`],
  [
    'build',
    'gradle',
    String.raw`(?:^| |:)(?:build|assemble\w*|compile\w*|jar|classes|bundle\w*)\b`,
  ],
  ['test', 'mvn', String.raw`(?:^| )(?:test|verify|surefire:test|integration-test)\b`],
  ['build', 'mvn', String.raw`(?:^| )(?:compile|package|install|deploy|test-compile)\b`],
  ['test', 'sbt', String.raw`(?:^| |")test\b`],
  ['build', 'sbt', String.raw`(?:^| |")(?:compile|package|assembly)\b`],
  ['test', 'dotnet', String.raw`^test\b`],
  ['build', 'dotnet', String.raw`^(?:build|publish|pack|msbuild)\b`],
  ['run', 'dotnet', String.raw`^(?:run|watch)\b`],
  ['install', 'dotnet', String.raw`^(?:restore|add|tool install)\b`],
  ['lint', 'dotnet', String.raw`^format\b`],
  ['test', 'swift', String.raw`^test\b`],
  ['build', 'swift', String.raw`^build\b`],
  ['run', 'swift', String.raw`^run\b`],
  ['test', 'xcodebuild', String.raw`(?:^| )test\b`],
  ['test', 'flutter', String.raw`^test\b`],
  ['lint', 'flutter', String.raw`^analyze\b`],
  ['build', 'flutter', String.raw`^build\b`],
  ['install', 'flutter', String.raw`^(?:pub )?(?:get|upgrade)\b`],
  ['test', 'dart', String.raw`^test\b`],
  ['lint', 'dart', String.raw`^analyze\b`],
  ['test', 'mix', String.raw`^test\b`],
  ['build', 'mix', String.raw`^(?:compile|release|escript\.build)\b`],
  ['lint', 'mix', String.raw`^(?:credo|format)\b`],
  ['types', 'mix', String.raw`^dialyzer\b`],
  ['install', 'mix', String.raw`^(?:deps\.\w+|setup)\b`],
  ['run', 'mix', String.raw`^(?:run|phx\.server|ecto\.\w+)\b`],
  ['run', 'elixir', '^[^-]'],
  ['install', 'bundle', String.raw`^(?:install|update|add)\b`],
  ['install', 'gem', String.raw`^install\b`],
  ['test', 'rails', String.raw`^test\b`],
  ['run', 'rails', String.raw`^(?:db:|runner|server|s\b)`],
  ['test', 'ruby', String.raw`^(?:-\w+ ?\S* )*\S*(?:test|spec)\S*\.rb`],
  ['run', 'ruby', '^[^-]'],
  ['install', 'composer', String.raw`^(?:install|update|require)\b`],
  ['test', 'composer', String.raw`^(?:run(?:-script)? )?test\b`],
  ['test', 'php', String.raw`^artisan test\b|phpunit|pest`],
  ['lint', 'php', String.raw`^-l\b`],
  ['run', 'php', '^[^-]'],
  ['run', 'java', String.raw`^(?!-?-version)\S`],
  ['lint', 'perl', String.raw`^-c\b`],
  ['run', 'perl', String.raw`^(?!-\w*[eEvh])\S`],
  ['test', 'prove', '^'],
  [
    'build',
    'docker',
    String.raw`^(?:build|buildx (?:build|bake)|image build|compose (?:\S+ )*build)\b`,
  ],
  ['run', 'docker', String.raw`^compose (?:-\S+ \S+ )*up\b`],
  ['build', 'docker-compose', String.raw`(?:^| )build\b`],
  ['run', 'docker-compose', String.raw`(?:^| )up\b`],
  ['build', 'podman', String.raw`^build\b`],
  ['lint', 'terraform', String.raw`^(?:validate|fmt)\b`],
  ['build', 'terraform', String.raw`^plan\b`],
  ['run', 'terraform', String.raw`^apply\b`],
  ['install', 'terraform', String.raw`^init\b`],
  ['lint', 'tofu', String.raw`^(?:validate|fmt)\b`],
  ['build', 'tofu', String.raw`^plan\b`],
  ['lint', 'helm', String.raw`^lint\b`],
  ['build', 'helm', String.raw`^template\b`],
  ['lint', 'pre-commit', String.raw`^run\b`],
  ['install', 'apt-get', String.raw`(?:^| )install\b`],
  ['install', 'apt', String.raw`(?:^| )install\b`],
  ['install', 'apk', String.raw`^add\b`],
  ['install', 'brew', String.raw`^(?:install|upgrade|reinstall)\b`],
];

/** What a program with these words behind it judges, `null` for one that judges nothing. */
export function programFamily(name: string, words: string): CheckFamily | null {
  const row = CHECKS.find(
    ([, names, when]) =>
      isNamed(name, names) && (when === undefined || new RegExp(when).test(words)),
  );
  return row?.[0] ?? null;
}

/** What a program judges whatever the words behind it. */
export function anyFamily(name: string): CheckFamily | null {
  return CHECKS.find(([, names, when]) => when === undefined && isNamed(name, names))?.[0] ?? null;
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
  return words.length === 1 && ASKS.test(words[0] ?? '');
}
