import type { CommandNode } from 'unbash';
import { basename } from '../kit/path.ts';
import { pathOf } from './emit.ts';
import { isFlag } from './options.ts';
import { field, type Scope, type Sink } from './state.ts';
import { isStream, streamSink } from './streams.ts';
import { silentFlags } from './verbs/index.ts';

/** Filters whose every output line is a whole line of their input, in its order from the first on, or not. */
const KEEPS = new Set(['head', 'cat', 'less', 'more', 'tee']);
/** Those that hand their input to another machine. */
const SENDS = new Set('ssh nc ncat netcat socat aws gsutil rclone'.split(' '));
const PICKS = new Set(['tail', 'sort', 'uniq', 'tac', 'grep', 'egrep', 'fgrep']);

/**
 * Where the output of the stage before a pipeline's `node` ends up, when the output of `node` itself goes to `sink`.
 * Judged from the words as written: what matters are literal filters such as `| wc -l`.
 */
export function passesOn(node: CommandNode, sink: Sink, scope: Scope): Sink {
  const words = literalWords(node);
  const verb = words[0];
  if (verb === undefined || scope.shell.functions.has(verb)) return mangled(sink);
  if (SENDS.has(basename(verb)) && sink.kind !== 'none') return { kind: 'file', path: null };
  if (verb === 'tee') return teeSink(words.slice(1), sink, scope);
  const silent = silentFlags(basename(verb));
  if (silent === 'always') return { kind: 'none' };
  if (silent !== null && words.some((word) => isFlag(word, silent))) return { kind: 'none' };
  if (words.some((word) => /^-[A-Za-z]*[oh]/.test(word))) return mangled(sink);
  if (KEEPS.has(verb)) return sink;
  if (PICKS.has(verb) && sink.kind === 'model' && sink.form === 'whole')
    return { kind: 'model', form: 'lines' };
  if (PICKS.has(verb)) return sink;
  return mangled(sink);
}

/** `tee` also writes to its operands: what is discarded or held behind it still goes there. */
export function teeSink(words: readonly string[], sink: Sink, scope: Scope): Sink {
  const io = { ...scope.io, sink };
  const streams = words.filter(isStream).map((stream) => streamSink(stream, io));
  const shown = streams.find(({ kind }) => kind === 'model');
  if (shown !== undefined && sink.kind !== 'model') return shown;
  const process = words.find((word) => /^>\(|^\0$/.test(word));
  if (process !== undefined && sink.kind === 'none') return processSink(process);
  const target = words.find((word) => !word.startsWith('-'));
  if (sink.kind !== 'none' || target === undefined || target === '/dev/null') return sink;
  const path = pathOf(field(target), scope.shell);
  return path === null ? sink : { kind: 'file', path };
}

/** `>(command)`: shown by what the command prints, unless that only counts. */
function processSink(process: string): Sink {
  const verb = /^>\(\s*([\w./-]+)/.exec(process)?.[1] ?? '';
  return silentFlags(basename(verb)) === 'always'
    ? { kind: 'none' }
    : { kind: 'model', form: 'other' };
}

function mangled(sink: Sink): Sink {
  return sink.kind === 'model' ? { kind: 'model', form: 'other' } : sink;
}

function literalWords(node: CommandNode): string[] {
  if (node.type !== 'Command' || node.name === undefined) return [];
  return [node.name.value, ...node.args.map((arg) => (arg.type === 'Word' ? arg.value : arg.text))];
}
