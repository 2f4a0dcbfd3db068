import { emitName, emitRead, emitWrite } from '../emit.ts';
import { isFlag, parseOptions, values } from '../options.ts';
import { type Field, UNSEEN, withIo } from '../state.ts';
import { fromStdin, program } from './program.ts';
import type { Call, Handler } from './row.ts';
import { readExisting } from './unknown.ts';

/** How an interpreter is told its program. */
interface Interpreter {
  /** Options whose value is the program's text. */
  readonly code: readonly string[];
  /** Options of the same kind whose operands are read as input, line by line. */
  readonly loops?: readonly string[];
  readonly text?: string;
  readonly name?: string;
}

const INTERPRETERS: Readonly<Record<string, Interpreter>> = {
  python: { code: ['-c'], text: '-W -X -m -Q' },
  node: {
    code: ['-e', '-p', '--eval', '--print', '-pe'],
    text: '--input-type --loader --max-old-space-size --stack-trace-limit --conditions -C',
    name: '-r --require --import --env-file --env-file-if-exists --experimental-loader',
  },
  deno: { code: ['eval'], text: '' },
  bun: { code: ['-e', '--eval', '-p', '--print'], name: '-r --preload --env-file' },
  perl: { code: ['-e', '-E'], loops: ['-n', '-p'], text: '-I -M -m -F -0 -l' },
  ruby: { code: ['-e'], loops: ['-n', '-p'], text: '-I -r -E -K -F' },
  php: { code: ['-r', '-R'], text: '-d -c -z', name: '-f' },
  lua: { code: ['-e'], text: '-l' },
  osascript: { code: ['-e'], text: '-l' },
  Rscript: { code: ['-e'], text: '' },
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

/** `python`, `node`, `perl` …: code given inline is scanned; a program file is run, not shown; its arguments are an unknown command's. */
export function interpreter(name: string): Handler {
  return (call) => {
    const spec = INTERPRETERS[name] ?? { code: [] };
    const syntax = {
      values: values({
        text: [...spec.code, spec.text ?? ''].join(' ').trim(),
        ...(spec.name === undefined ? {} : { name: spec.name }),
      }),
      strict: true,
    };
    const parsed = parseOptions(
      name === 'perl' || name === 'ruby' ? uncluster(call.args) : call.args,
      syntax,
    );
    const codes = parsed.values
      .filter(({ option }) => spec.code.includes(option))
      .map(({ value }) => value.text);
    if (name === 'deno' && parsed.operands[0]?.text === 'eval')
      codes.push(parsed.operands[1]?.text ?? '');
    for (const { option, value } of parsed.values)
      if (option.startsWith('--env-file')) hold(value, call);
    for (const code of codes) program(code, call.scope);
    const loops =
      spec.loops?.some((flag) =>
        call.args.some(({ text }) => isFlag(text.replace(/[^A-Za-z-].*$/, ''), [flag])),
      ) === true;
    const module = parsed.values.some(({ option }) => option === '-m');
    operands(parsed.operands, { call, inline: codes.length > 0, loops, module });
    return UNSEEN;
  };
}

/** What a file sets in the environment can be printed by the program. */
function hold(name: Field, { scope, verb }: Call): void {
  if (scope.io.sink.kind !== 'none')
    emitRead(name, verb, withIo(scope, { sink: { kind: 'held' } }));
}

/** `-ne`, `-pe`, `-lane`: the last letter takes the program. `-i` changes files in place. */
function uncluster(args: readonly Field[]): readonly Field[] {
  return args.flatMap((arg) => {
    const found = /^-([a-zA-Z0]{2,})([eE])$/.exec(arg.text);
    if (found === null) return [arg];
    return [
      { ...arg, text: `-${found[1]?.replace(/[IMmFl0-9]/g, '')}` },
      { ...arg, text: `-${found[2]}` },
    ].filter(({ text }) => text !== '-');
  });
}

interface Operands {
  readonly call: Call;
  readonly inline: boolean;
  readonly loops: boolean;
  readonly module: boolean;
}

export function operands(
  fields: readonly Field[],
  { call, inline, loops, module }: Operands,
): void {
  const { scope, verb } = call;
  const [first, ...rest] = fields;
  if (inline && loops) {
    const edits = call.args.some(({ text }) => /^-[a-zA-Z]*i(?:\.\w+)?$|^-pi/.test(text));
    for (const each of fields) (edits ? emitWrite : emitRead)(each, verb, scope);
    return;
  }
  for (const each of inline || module ? fields : rest) readExisting(each, verb, scope);
  if (inline || module) return;
  if (first === undefined || first.text === '-') fromStdin(scope);
  else emitName(first, verb, scope);
}
