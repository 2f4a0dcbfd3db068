import { awkLines, sedLines } from '../columns.ts';
import { namesIn, textIn } from '../drafts.ts';
import { emitEdit, emitRead, emitWrite, reveal } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import { type Field, type Out, type Scope, UNSEEN, withIo } from '../state.ts';
import { countsInAwk, countsInJq, numbersInSed } from './count-programs.ts';
import { program } from './program.ts';
import type { Call } from './row.ts';
import { readExisting } from './unknown.ts';

const AWK = values({ text: '-F -v -W --field-separator --assign', name: '-f --file -i --include' });

/** `awk`: the program first (unless `-f`), then files and `var=value`. */
export function awk(call: Call): Out {
  const parsed = parseOptions(call.args, { values: AWK, strict: true });
  const given = parsed.values.some(({ option }) => option === '-f' || option === '--file');
  const inner = parsed.values.some(
    ({ option, value }) => /^(?:-i|--include)$/.test(option) && value.text === 'inplace',
  );
  const script = given ? '' : (parsed.operands[0]?.text ?? '');
  program(script, call.scope);
  for (const { option, value } of parsed.values)
    if (option === '-f' || option === '--file') program(textIn(value, call.scope), call.scope);
  const assigned = parsed.values.filter(({ option }) => option === '-v' || option === '--assign');
  for (const { value } of assigned) takeLines(value, script, call);
  const files = parsed.operands.slice(given ? 0 : 1);
  const scope = !given && countsInAwk(script) ? unseen(call.scope) : call.scope;
  for (const operand of files) {
    if (/^[A-Za-z_]\w*=/.test(operand.text)) {
      takeLines(operand, script, call);
      continue;
    }
    if (inner) emitEdit(operand, call.verb, call.scope);
    else emitRead(operand, call.verb, scope);
  }
  const lines = given ? null : linesFor(files, call);
  const separator = parsed.values.findLast(({ option }) => /^-F$|^--field/.test(option))?.value;
  return lines === null ? UNSEEN : awkLines(lines, script, separator?.text);
}

/** What is known of the lines that a program is given; null where nothing is. */
function linesFor(files: readonly Field[], { scope }: Call): Out | null {
  const [file, ...more] = files.filter(({ text }) => !/^[A-Za-z_]\w*=/.test(text));
  const lines = file === undefined ? scope.io.stdin : namesIn(file, scope);
  return more.length > 0 || lines === null || lines.items.length === 0 ? null : lines;
}

/** `name=file`, of which the program takes lines (`getline < name`). */
function takeLines(assignment: Field, script: string, { verb, scope }: Call): void {
  const file = { ...assignment, text: assignment.text.slice(assignment.text.indexOf('=') + 1) };
  if (/\bgetline\b/.test(script)) readExisting(file, verb, scope);
}

/** Numbers are printed, nothing of what is read. */
function unseen(scope: Scope): Scope {
  return withIo(scope, { sink: { kind: 'none' } });
}

const SED = values({ text: '-e --expression -l --line-length', name: '-f --file' });

/** `sed`: the script first (unless `-e` or `-f`), then files; `-i` changes them in place. */
export function sed(call: Call): Out {
  const parsed = parseOptions(call.args, { values: SED });
  const scripts = parsed.values
    .filter(({ option }) => option === '-e' || option === '--expression')
    .map(({ value }) => value);
  const given = parsed.values.some(({ option }) => /^(?:-e|--expression|-f|--file)$/.test(option));
  const first = parsed.operands[0];
  if (!given && first !== undefined) scripts.push(first);
  const edits = call.args.some(({ text }) => /^-[nErsuz]*i|^--in-place/.test(text));
  for (const operand of parsed.operands.slice(given ? 0 : 1)) {
    if (edits) sedEdit(operand, call);
    else emitRead(operand, call.verb, sedScope(parsed, scripts, call));
  }
  for (const script of scripts) sedFiles(script, call);
  const lines = edits ? null : linesFor(parsed.operands.slice(given ? 0 : 1), call);
  if (lines === null || scripts.length === 0) return UNSEEN;
  const isExtended = ['-E', '-r', '--regexp-extended'].some((flag) => parsed.flags.has(flag));
  return sedLines(
    lines,
    scripts.map(({ text }) => text),
    isExtended,
  );
}

/** A link is replaced by what it led to, changed, unless it is followed. */
function sedEdit(operand: Field, { args, verb, scope }: Call): void {
  const follows = args.some(({ text }) => text === '--follow-symlinks');
  (follows ? emitWrite : emitEdit)(operand, verb, scope);
}

function sedScope(parsed: Parsed, scripts: readonly Field[], { scope }: Call): Scope {
  const isQuiet = ['-n', '--quiet', '--silent'].some((flag) => parsed.flags.has(flag));
  const isFiled = parsed.values.some(({ option }) => /^(?:-f|--file)$/.test(option));
  const texts = scripts.map(({ text }) => text);
  return isQuiet && !isFiled && numbersInSed(texts) ? unseen(scope) : scope;
}

/** `r file` inserts a file, `w file` writes one, `e command` runs one. */
function sedFiles(script: Field, { verb, scope }: Call): void {
  for (const line of script.text.split('\n')) {
    const command = /^\s*(?:\d+|\$|\/[^/]*\/)?\s?e\s+(\S.*)$/.exec(line)?.[1];
    if (command !== undefined) scope.run.text(command, scope, null);
    const found =
      /(?:^|[\s;{}$/\d])([rRwW])\s+([^\s;}]+)\s*\}?$/.exec(line) ??
      /^\s*(?:\d+|\$|\/[^/]*\/)(?:,\s?(?:\d+|\$|\/[^/]*\/))?\s?([rRwW])([^\s;}/]\S*)$/.exec(line);
    if (found?.[2] === undefined) continue;
    const name = { ...script, text: found[2] };
    if (found[1] === 'r' || found[1] === 'R') emitRead(name, verb, scope);
    else emitWrite(name, verb, scope);
  }
}

const JQ = values({ text: '--indent --tab -L', name: '-f --from-file' });

/** Values of the environment, not only the names in it. */
const ENVIRONMENT = /\$ENV\b|(?<![.\w])env\b(?!\s*\|\s*(?:keys|length|has))/;

/** `jq`: the filter first; `--rawfile` and `--slurpfile` take a name and a file, `--arg` and `--argjson` two texts. */
export function jq(call: Call): Out {
  const parsed = parseOptions(withoutNamed(call), { values: JQ });
  const given = parsed.values.some(({ option }) => option === '-f' || option === '--from-file');
  const files = parsed.operands.slice(given ? 0 : 1);
  const filter = given ? '' : (parsed.operands[0]?.text ?? '');
  if (ENVIRONMENT.test(filter)) reveal(call.scope);
  const scope = countsInJq(filter) ? unseen(call.scope) : call.scope;
  for (const operand of files) emitRead(operand, call.verb, scope);
  return UNSEEN;
}

/** The arguments without those that give a variable its value; files among these are read. */
function withoutNamed(call: Call): Field[] {
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
  return rest;
}
