import type { Family } from '../finding.ts';
import { elixir, elixirCompiler } from './beam.ts';
import { dotnet, dotnetTest, dotnetThrown } from './dotnet.ts';
import { generic } from './generic.ts';
import { goLines, goTest } from './go.ts';
import { gradle, javac, javaStack, jvmTest, maven } from './jvm.ts';
import { biome, eslint, eslintSelf, mypy, prettier, ruff, ruffConcise } from './lint.ts';
import { linters, phpstan } from './linters.ts';
import { cmake, gcc, make, swift } from './native.ts';
import { bundler, esbuild, nodeSpec, nodeStack, tap } from './node.ts';
import { exunit, minitest, mocha, phpunit, playwright, rspec } from './numbered.ts';
import { apt, npm, pip, pnpm, uv, yarn } from './packages.ts';
import { pytest } from './pytest.ts';
import { pythonSyntax, traceback, unittest } from './python.ts';
import { denoTest, runners } from './runners.ts';
import { cargoTest, rustc, rustPanic } from './rust.ts';
import { php, rubyThrown } from './scripting.ts';
import { curl, database, docker, git, kubectl, terraform } from './services.ts';
import { shell } from './shell.ts';
import { svelteCheck, tsc } from './typescript.ts';
import { jest, vitest } from './vitest.ts';

/**
 * Every family, asked in this order; the lines one has taken are blank for the next.
 * Test runners first (a stack inside a failing test is that test's), then compilers and linters,
 * then languages' own stacks, then tools and services, then what any program may print.
 */
export const FAMILIES: readonly Family[] = [
  pytest,
  unittest,
  vitest,
  jest,
  playwright,
  mocha,
  rspec,
  minitest,
  phpunit,
  exunit,
  dotnetTest,
  jvmTest,
  tap,
  nodeSpec,
  goTest,
  rustPanic,
  cargoTest,
  denoTest,
  runners,
  tsc,
  svelteCheck,
  eslint,
  eslintSelf,
  biome,
  ruff,
  ruffConcise,
  mypy,
  prettier,
  linters,
  phpstan,
  rustc,
  goLines,
  gcc,
  swift,
  javac,
  dotnet,
  traceback,
  pythonSyntax,
  bundler,
  esbuild,
  nodeStack,
  javaStack,
  dotnetThrown,
  elixir,
  elixirCompiler,
  rubyThrown,
  php,
  npm,
  pnpm,
  yarn,
  pip,
  uv,
  apt,
  cmake,
  make,
  gradle,
  maven,
  docker,
  kubectl,
  terraform,
  database,
  curl,
  git,
  shell,
  generic,
];
