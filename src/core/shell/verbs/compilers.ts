import { draftOf } from '../drafts.ts';
import { emitName, emitRead } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { type Field, field, type Out, UNSEEN } from '../state.ts';
import { program } from './program.ts';
import { type Call, type Row, runRow } from './row.ts';

const TEXT =
  '-x -I -L -l -D -U -std -MF -MT -MQ -Xlinker -Xpreprocessor -isystem -iquote -idirafter -target -arch -T';

const SHOWS: Row = {
  rest: 'read',
  values: values({ text: TEXT, read: '-include -imacros', out: '-o' }),
  oneDash: true,
};
/** The same compiler at its usual work. */
const BUILDS: Row = { rest: 'name', silent: 'always', values: values(TEXT), oneDash: true };

/** `gcc`, `clang` and their kin: asked for the preprocessor's output (`-E`, `cpp`), they print what they are given and include. */
export function compiler(call: Call): Out {
  const texts = call.args.map(({ text }) => text);
  const shows =
    (call.verb === 'cpp' || texts.includes('-E')) && !texts.some((text) => /^-M/.test(text));
  runRow(shows ? SHOWS : BUILDS, call);
  if (!shows) return UNSEEN;
  const lines = (call.scope.io.stdin?.items ?? []).flatMap(({ text }) => text.split('\n'));
  for (const line of lines) {
    const file = /^\s*#\s*include\s+["<]([^">]+)/.exec(line)?.[1];
    if (file !== undefined) emitRead(field(file), call.verb, call.scope);
  }
  return UNSEEN;
}

/** Words that may name a file, where a language writes them without quotes. */
const BARE = /(?<=[\s[{(,])(~?[\w./-]*[./][\w./-]*)(?=[\s\])},;]|$)/g;

/** `tclsh`, `expect`, `m4`: programs whose words need no quotes. A file given to `m4` is printed, to the others it is run. */
export function plainProgram(call: Call): Out {
  const { scope, verb } = call;
  const { operands, values: given } = parseOptions(call.args, { values: values('-c -D -I -U') });
  const [file] = operands;
  for (const operand of operands) (verb === 'm4' ? emitRead : emitName)(operand, verb, scope);
  const texts = [
    ...given.filter(({ option }) => option === '-c').map(({ value }) => value),
    ...(file === undefined ? (scope.io.stdin?.items ?? []) : [drafted(file, call)]),
  ];
  for (const { text } of texts) program(text.replace(BARE, '"$1"'), scope);
  return UNSEEN;
}

function drafted(file: Field, { scope }: Call): Field {
  return field(draftOf(file, scope.shell) ?? '');
}
