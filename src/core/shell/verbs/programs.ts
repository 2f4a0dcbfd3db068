import { draftOf } from '../drafts.ts';
import { emitEdit, emitName, emitRead } from '../emit.ts';
import { isFlag, type Parsed, parseOptions, type Syntax, values } from '../options.ts';
import { type Field, field, type Out, UNSEEN, withIo } from '../state.ts';
import { INTERPRETERS, type Interpreter, interpreterOf } from './interpreters.ts';
import { nameRow } from './names.ts';
import { fromStdin, program } from './program.ts';
import type { Call, Handler } from './row.ts';
import { readExisting } from './unknown.ts';

/** `python`, `node`, `perl` …: code given inline is scanned; a program file is run, not shown; its arguments are an unknown command's. */
export function interpreter(name: string): Handler {
  return (call) => {
    const spec = INTERPRETERS[name] ?? { code: [] };
    const own = name === 'perl' || name === 'ruby' ? uncluster(call.args) : call.args;
    const parsed = parseOptions(own, syntaxOf(spec));
    const codes = codesOf(parsed, spec, name);
    holdEnvironment(parsed, call);
    const prints = parsed.values.some(({ option }) => /^(?:-p|-pe|--print)$/.test(option));
    const canBeQuiet = QUIET.has(name);
    for (const code of codes)
      program(code, call.scope, { args: parsed.operands, printsResult: prints, canBeQuiet });
    const module = parsed.values.find(({ option }) => option === '-m')?.value.text;
    if (/^(?:tarfile|zipfile)$/.test(module ?? '')) return packed(call);
    if (runsAll(parsed, spec, module)) {
      for (const operand of parsed.operands) emitName(operand, call.verb, call.scope);
      return UNSEEN;
    }
    const inline = codes.length > 0;
    const loops = hasLoop(call, spec);
    const given = spec.runs !== undefined ? afterRun(parsed.operands) : parsed.operands;
    operands(given, { call, inline, loops, module: module !== undefined });
    return UNSEEN;
  };
}

function syntaxOf(spec: Interpreter): Syntax {
  const text = [...spec.code, spec.text ?? ''].join(' ').trim();
  return { values: values({ text, ...(spec.name && { name: spec.name }) }), strict: true };
}

function codesOf(parsed: Parsed, spec: Interpreter, name: string): string[] {
  const codes = parsed.values.filter(({ option }) => spec.code.includes(option));
  const [first, second] = parsed.operands;
  const evaluated = name === 'deno' && first?.text === 'eval' ? [second?.text ?? ''] : [];
  return [...codes.map(({ value }) => value.text), ...evaluated];
}

function hasLoop({ args }: Call, { loops = [] }: Interpreter): boolean {
  const words = args.map(({ text }) => text.replace(/[^A-Za-z-].*$/, ''));
  return loops.some((flag) => words.some((word) => isFlag(word, [flag])));
}

/** Whether the operands are programs to run, check or build: of a subcommand, of a test run, of a module that is such a tool. */
function runsAll({ operands: given, flags }: Parsed, spec: Interpreter, module?: string): boolean {
  const sub = given[0]?.text ?? '';
  if (sub !== 'run' && spec.runs?.includes(sub) === true) return true;
  if (flags.has('--test') || flags.has('--check')) return true;
  return module !== undefined && (nameRow(module) !== undefined || COMPILERS.has(module));
}

/** What `deno run` and `bun run` are given: a program and its arguments, options aside. */
function afterRun(given: readonly Field[]): readonly Field[] {
  if (given[0]?.text !== 'run') return given;
  return given.slice(1).filter(({ text }) => !text.startsWith('-'));
}

const COMPILERS = new Set([
  'py_compile',
  'compileall',
  'unittest',
  'pyflakes',
  'build',
  'pdb',
  'cProfile',
  'trace',
  'timeit',
  'venv',
  'http',
]);

/** `python -m tarfile -c archive files`: into an archive, in which nothing can be left out. */
function packed({ args, scope }: Call): Out {
  const at = args.findIndex(({ text }) => text === '-c' || text === '--create');
  const archive = args[at + 1];
  if (at < 0 || archive === undefined) return UNSEEN;
  for (const each of args.slice(at + 2))
    scope.run.invoke([field('cp'), field('-r'), each, archive], scope);
  return UNSEEN;
}

/** Files that `--env-file`, or a module that is loaded first, takes into the environment. */
function holdEnvironment({ values: given }: Parsed, call: Call): void {
  for (const { option, value } of given) {
    if (option.startsWith('--env-file')) hold(value, call);
    else if (value.text === 'dotenv/config') hold(field('.env'), call);
  }
}

/** What a file sets in the environment can be printed by the program. */
function hold(name: Field, { scope, verb }: Call): void {
  if (scope.io.sink.kind !== 'none')
    emitRead(name, verb, withIo(scope, { sink: { kind: 'held' } }));
}

/** `-ne`, `-le`, `-0777ne`: the last letter takes the program. `-i` changes files in place. */
function uncluster(args: readonly Field[]): readonly Field[] {
  return args.flatMap((arg) => {
    const found = /^-([a-zA-Z0-9]+)([eE])$/.exec(arg.text);
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
    for (const each of fields) (edits ? emitEdit : emitRead)(each, verb, scope);
    return;
  }
  for (const each of inline || module ? fields : rest) readExisting(each, verb, scope);
  if (inline || module) return;
  if (first === undefined || first.text === '-')
    fromStdin(scope, { args: rest, canBeQuiet: isQuiet(verb) });
  else runFile(first, rest, call);
}

/** Languages whose calls have brackets, so that all of a program's are seen. */
const QUIET = new Set(['python', 'node']);

function isQuiet(verb: string): boolean {
  return QUIET.has(interpreterOf(verb) ?? '');
}

/** A program in a file is run, not shown. */
function runFile(file: Field, args: readonly Field[], { scope, verb }: Call): void {
  (isPrinted(file, verb) ? emitRead : emitName)(file, verb, scope);
  program(draftOf(file, scope.shell) ?? '', scope, { args, canBeQuiet: isQuiet(verb) });
}

/** PHP prints a file that has no program in it. */
function isPrinted({ text }: Field, verb: string): boolean {
  return (
    /^php[\d.]*$/.test(verb) && /\.\w+$/.test(text) && !/\.(?:php\d?|phtml|phar|inc)$/.test(text)
  );
}
