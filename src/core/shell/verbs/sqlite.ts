import { emitRead, emitWrite, pathOf } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { type Field, type Out, UNSEEN } from '../state.ts';
import { fromStdin, program } from './program.ts';
import type { Call } from './row.ts';

/** `sqlite3 db 'sql'`: the database is read; `readfile()` and `.read` in the statements are. */
export function sqlite(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values({ text: '-cmd -separator -newline -nullvalue -mode', name: '-init' }),
    oneDash: true,
  });
  const [database, ...statements] = parsed.operands;
  if (database !== undefined && database.text !== ':memory:')
    (isShown(database, statements, call) ? emitRead : emitWrite)(database, call.verb, call.scope);
  for (const statement of statements) {
    dotCommand(statement, call);
    program(statement.text, call.scope);
  }
  if (statements.length === 0) fromStdin(call.scope);
  return UNSEEN;
}

/** Statements that put out what is in the tables. */
const SHOWS =
  /\b(?:select|returning|vacuum\s+into)\b|\.(?:dump|backup|clone|save|output|once|export|recover|read)\b/i;

/** Whether a database is there, and something of it is asked for; statements from the input may ask for anything. */
function isShown(database: Field, statements: readonly Field[], { scope }: Call): boolean {
  const path = pathOf(database, scope.shell);
  if (path !== null && scope.run.tree.kind(path) === null) return false;
  return statements.length === 0 || statements.some(({ text }) => SHOWS.test(text));
}

/** `.read file`, `.import file table`. */
function dotCommand(statement: Field, { scope, verb }: Call): void {
  const file = /^\s*\.(?:read|import|load)\s+(?:-\S+\s+)*["']?([^\s"']+)/.exec(statement.text)?.[1];
  if (file !== undefined) emitRead({ ...statement, text: file }, verb, scope);
}
