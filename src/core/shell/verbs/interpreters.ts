/** How an interpreter is told its program. */
export interface Interpreter {
  /** Options whose value is the program's text. */
  readonly code: readonly string[];
  /** Options of the same kind whose operands are read as input, line by line. */
  readonly loops?: readonly string[];
  readonly text?: string;
  readonly name?: string;
  /** Subcommands whose operand is a program to run, check or build. */
  readonly runs?: readonly string[];
}

export const INTERPRETERS: Readonly<Record<string, Interpreter>> = {
  python: { code: ['-c'], text: '-W -X -m -Q' },
  node: {
    code: ['-e', '-p', '--eval', '--print', '-pe'],
    text: '--input-type --loader --max-old-space-size --stack-trace-limit --conditions -C',
    name: '-r --require --import --env-file --env-file-if-exists --experimental-loader',
  },
  deno: {
    code: [],
    text: '-c --config --import-map --location --seed --lock',
    name: '--env-file -o --output',
    runs: 'run test check lint fmt bench task compile cache info doc serve install'.split(' '),
  },
  bun: {
    code: ['-e', '--eval', '-p', '--print'],
    text: '--target --format',
    name: '-r --preload --env-file --outfile --outdir',
    runs: 'run test build x install add'.split(' '),
  },
  perl: { code: ['-e', '-E'], loops: ['-n', '-p'], text: '-I -M -m' },
  ruby: { code: ['-e'], loops: ['-n', '-p'], text: '-I -r -E' },
  php: { code: ['-r', '-R'], text: '-d -c -z', name: '-f' },
  lua: { code: ['-e'], text: '-l' },
  osascript: { code: ['-e'], text: '-l' },
  Rscript: { code: ['-e'], text: '' },
  julia: { code: ['-e', '-E'], text: '-t -p -L' },
  elixir: { code: ['-e'], text: '-r -S' },
  groovy: { code: ['-e'], text: '-cp' },
};

const SAME: Readonly<Record<string, string>> = {
  nodejs: 'node',
  tsx: 'node',
  'ts-node': 'node',
  pypy: 'python',
  pypy3: 'python',
  ipython: 'python',
};

/** The interpreter a verb names, versions cut off (`python3.12`). */
export function interpreterOf(verb: string): string | null {
  const plain = verb.replace(/[\d.]+$/, '');
  const name = SAME[verb] ?? plain;
  return Object.hasOwn(INTERPRETERS, name) ? name : null;
}
