import { pathOf, emitName, emitRead, emitWrite, reveal } from '../emit.ts';
import { scanProgram } from '../inline.ts';
import { isFlag, parseOptions, values } from '../options.ts';
import {
  type Field,
  field,
  fork,
  isKnown,
  NOTHING,
  type Out,
  type Scope,
  UNSEEN,
  withIo,
  withShell,
} from '../state.ts';
import { readExisting } from './unknown.ts';
import type { Call, Handler } from './row.ts';

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

function operands(fields: readonly Field[], { call, inline, loops, module }: Operands): void {
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

function fromStdin(scope: Scope): void {
  const { stdin } = scope.io;
  if (stdin !== null) program(stdin.items.map(({ text }) => text).join('\n'), scope);
}

/** Looks through a program's text for files it reads and commands it runs. */
function program(text: string, scope: Scope): void {
  if (scope.shell.held.length > 0 && /\benv(?:iron)?\b|getenv|\bENV\b/.test(text)) reveal(scope);
  const found = scanProgram(text, (name) => {
    const path = isKnown(name) ? pathOf(field(name), scope.shell) : null;
    const kind = path === null ? null : scope.run.tree.kind(path);
    return kind === 'other' ? null : kind;
  });
  for (const name of found.reads) emitRead(field(name), 'program', scope);
  for (const name of found.writes) emitWrite(field(name), 'program', scope);
  for (const { from, to } of found.copies)
    scope.run.invoke(
      ['cp', '-r', from, to].map((word) => field(word)),
      scope,
    );
  for (const command of found.commands) scope.run.text(command, scope, null);
}

const AWK = values({ text: '-F -v -W --field-separator --assign', name: '-f --file -i --include' });

/** `awk`: the program first (unless `-f`), then files and `var=value`. */
export const awk: Handler = (call) => {
  const parsed = parseOptions(call.args, { values: AWK, strict: true });
  const given = parsed.values.some(({ option }) => option === '-f' || option === '--file');
  const inner = parsed.values.some(
    ({ option, value }) => /^(?:-i|--include)$/.test(option) && value.text === 'inplace',
  );
  if (!given && parsed.operands[0] !== undefined) program(parsed.operands[0].text, call.scope);
  for (const operand of parsed.operands.slice(given ? 0 : 1)) {
    if (/^[A-Za-z_]\w*=/.test(operand.text)) continue;
    if (inner) emitWrite(operand, call.verb, call.scope);
    else emitRead(operand, call.verb, call.scope);
  }
  return UNSEEN;
};

const SED = values({ text: '-e --expression -l --line-length', name: '-f --file' });

/** `sed`: the script first (unless `-e` or `-f`), then files; `-i` changes them in place. */
export const sed: Handler = (call) => {
  const parsed = parseOptions(call.args, { values: SED });
  const scripts = parsed.values
    .filter(({ option }) => option === '-e' || option === '--expression')
    .map(({ value }) => value);
  const given = parsed.values.some(({ option }) => /^(?:-e|--expression|-f|--file)$/.test(option));
  const first = parsed.operands[0];
  if (!given && first !== undefined) scripts.push(first);
  const edits = call.args.some(({ text }) => /^-[nErsuz]*i|^--in-place/.test(text));
  for (const operand of parsed.operands.slice(given ? 0 : 1)) {
    if (edits) emitWrite(operand, call.verb, call.scope);
    else emitRead(operand, call.verb, call.scope);
  }
  for (const script of scripts) sedFiles(script, call);
  return parsed.operands.length > (given ? 0 : 1) || edits ? UNSEEN : passedBySed(call, scripts);
};

/** `r file` inserts a file, `w file` writes one. */
function sedFiles(script: Field, { verb, scope }: Call): void {
  for (const line of script.text.split('\n')) {
    const found = /(?:^|[\s;{}$/\d])([rRwW])\s+([^\s;}]+)\s*\}?$/.exec(line);
    if (found?.[2] === undefined) continue;
    const name = { ...script, text: found[2] };
    if (found[1] === 'r' || found[1] === 'R') emitRead(name, verb, scope);
    else emitWrite(name, verb, scope);
  }
}

/** Printing some of its input's lines leaves these lines what they were. */
function passedBySed(call: Call, scripts: readonly Field[]): Out {
  const picks = scripts.every(({ text }) => /^[\d,$\s]*[pdq]$/.test(text));
  return picks && call.scope.io.stdin !== null ? { ...call.scope.io.stdin, sure: false } : UNSEEN;
}

const JQ = values({ text: '--indent --tab -L', name: '-f --from-file' });

/** `jq`: the filter first; `--rawfile` and `--slurpfile` take a name and a file, `--arg` and `--argjson` two texts. */
export const jq: Handler = (call) => {
  const rest: Field[] = [];
  for (let i = 0; i < call.args.length; i++) {
    const arg = call.args[i];
    if (arg === undefined) continue;
    if (/^--(?:rawfile|slurpfile|argfile)$/.test(arg.text)) {
      const file = call.args[i + 2];
      if (file !== undefined) emitRead(file, call.verb, call.scope);
      i += 2;
    } else if (/^--arg(?:json)?$/.test(arg.text)) i += 2;
    else if (/^--(?:args|jsonargs)$/.test(arg.text)) break;
    else rest.push(arg);
  }
  const parsed = parseOptions(rest, { values: JQ });
  const given = parsed.values.some(({ option }) => option === '-f' || option === '--from-file');
  for (const operand of parsed.operands.slice(given ? 0 : 1))
    emitRead(operand, call.verb, call.scope);
  return UNSEEN;
};

/** `sqlite3 db 'sql'`: the database is read; `readfile()` and `.read` in the statements are. */
export const sqlite: Handler = (call) => {
  const parsed = parseOptions(call.args, {
    values: values({ text: '-cmd -separator -newline -nullvalue -mode', name: '-init' }),
    oneDash: true,
  });
  const [database, ...statements] = parsed.operands;
  if (database !== undefined && database.text !== ':memory:')
    emitRead(database, call.verb, call.scope);
  for (const statement of statements) {
    dotCommand(statement, call);
    program(statement.text, call.scope);
  }
  if (statements.length === 0) fromStdin(call.scope);
  return UNSEEN;
};

/** `.read file`, `.import file table`. */
function dotCommand(statement: Field, { scope, verb }: Call): void {
  const file = /^\s*\.(?:read|import|load)\s+(?:-\S+\s+)*["']?([^\s"']+)/.exec(statement.text)?.[1];
  if (file !== undefined) emitRead({ ...statement, text: file }, verb, scope);
}

const MAKE = values({ text: '-j -l -o -W -O -I', name: '-C --directory -f --file --makefile' });

/** `make`: recipes of a makefile given as input are commands. Targets are no files to read. */
export const make: Handler = (call) => {
  const parsed = parseOptions(call.args, { values: MAKE });
  const stdin = parsed.values.some(
    ({ option, value }) => /^(?:-f|--file|--makefile)$/.test(option) && value.text === '-',
  );
  if (!stdin || call.scope.io.stdin === null) return UNSEEN;
  const directory = parsed.values.find(
    ({ option }) => option === '-C' || option === '--directory',
  )?.value;
  const shell = fork(call.scope.shell);
  if (directory !== undefined) shell.cwd = pathOf(directory, shell);
  const scope = withIo(withShell(call.scope, shell), { stdin: null });
  for (const line of call.scope.io.stdin.items.flatMap(({ text }) => text.split('\n')))
    makeLine(line, scope);
  return NOTHING;
};

/** A line of a makefile: a recipe is run, an included file is read. */
function makeLine(line: string, scope: Scope): void {
  const found = /^\t(.*)$|^[^\s#:=][^:=]*:[^;=]*;(.*)$/.exec(line);
  const command = (found?.[1] ?? found?.[2])?.replace(/^[@+\s-]+/, '').replaceAll('$$', '$');
  if (command !== undefined) scope.run.text(command, scope, null);
  const included = /^-?s?include\s+(\S+)/.exec(line)?.[1];
  if (included !== undefined) emitRead(field(included), 'make', scope);
}
