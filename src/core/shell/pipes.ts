import type { CommandNode } from 'unbash';
import { silentFlags } from './verbs/index.ts';
import { basename } from '../kit/path.ts';
import { isFlag } from './options.ts';
import type { Scope, Sink } from './state.ts';

/** Filters whose every output line is a whole line of their input. */
const KEEPS = new Set([
  'head',
  'tail',
  'sort',
  'uniq',
  'cat',
  'less',
  'more',
  'tee',
  'tac',
  'grep',
  'egrep',
  'fgrep',
]);

/**
 * Where the output of the stage before a pipeline's `node` ends up, when the output of `node` itself goes to `sink`.
 * Judged from the words as written: what matters are literal filters such as `| wc -l`.
 */
export function passesOn(node: CommandNode, sink: Sink, scope: Scope): Sink {
  const words = literalWords(node);
  const verb = words[0];
  if (verb === undefined || scope.shell.functions.has(verb)) return mangled(sink);
  const silent = silentFlags(basename(verb));
  if (silent === 'always') return { kind: 'none' };
  if (silent !== null && words.some((word) => isFlag(word, silent))) return { kind: 'none' };
  if (KEEPS.has(verb) && !words.some((word) => /^-[A-Za-z]*[oh]/.test(word))) return sink;
  return mangled(sink);
}

function mangled(sink: Sink): Sink {
  return sink.kind === 'model' ? { kind: 'model', whole: false } : sink;
}

function literalWords(node: CommandNode): string[] {
  if (node.type !== 'Command' || node.name === undefined) return [];
  return [node.name.value, ...node.args.map((arg) => (arg.type === 'Word' ? arg.value : arg.text))];
}
