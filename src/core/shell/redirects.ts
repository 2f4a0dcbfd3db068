import type { HereDoc, HereString, Redirect, Redirection, Word } from 'unbash';
import { namesIn } from './drafts.ts';
import { emitRead, emitWrite, pathOf } from './emit.ts';
import { expandParts, expandSingle, siteOf } from './pieces.ts';
import {
  type Field,
  field,
  type Io,
  isKnown,
  type Out,
  type Scope,
  type Sink,
  UNSEEN,
  withIo,
} from './state.ts';
import { isStream, streamSink } from './streams.ts';
import { expandWord } from './words.ts';

/** What the redirections make of a command's streams. Files read through `<` are reads of `verb`. */
export function redirect(
  redirects: readonly Redirection[],
  scope: Scope,
  verb: string,
  verbSink = (sink: Sink): Sink => sink,
): Io {
  let io = scope.io;
  const inputs: Field[] = [];
  for (const each of redirects) {
    if (each.type === 'HereDoc') io = { ...io, stdin: document(each, scope) };
    else if (each.type === 'HereString') io = { ...io, stdin: string(each, scope) };
    else io = stream(each, io, scope, verb, inputs);
  }
  for (const input of inputs) emitRead(input, verb, withIo(scope, { sink: verbSink(io.sink) }));
  return io;
}

function document(node: HereDoc, scope: Scope): Out {
  const { body } = node;
  const plain = body.parts === undefined;
  const text = plain ? body.text : expandParts(body.parts, scope);
  return {
    items: [field(text.replace(/\n$/, ''), plain ? siteOf(body, scope) : null)],
    sure: true,
  };
}

function string(node: HereString, scope: Scope): Out {
  if (node.target === undefined) return UNSEEN;
  return { items: [expandSingle(node.target, scope)], sure: true };
}

function stream(node: Redirect, io: Io, scope: Scope, verb: string, inputs: Field[]): Io {
  if (node.target === undefined) return io;
  const substitution = node.target.parts?.[0];
  if (substitution?.type === 'ProcessSubstitution') {
    const place = withIo(scope, { stdin: null });
    const out =
      substitution.script === undefined ? UNSEEN : scope.run.script(substitution.script, place);
    return node.operator === '<' ? { ...io, stdin: out } : io;
  }
  const target = targetOf(node.target, scope);
  if (node.operator === '<' || node.operator === '<>') {
    inputs.push(target);
    return { ...io, stdin: isKnown(target.text) ? namesIn(target, scope) : UNSEEN };
  }
  return node.operator === '<&' ? io : output(node, target, io, scope, verb);
}

/** Bash takes a pattern for the one file it matches, and refuses one that matches several. */
function targetOf(word: Word, scope: Scope): Field {
  const [only, ...others] = expandWord(word, scope);
  return only !== undefined && others.length === 0 ? only : expandSingle(word, scope);
}

function output(node: Redirect, target: Field, io: Io, scope: Scope, verb: string): Io {
  const number = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : 1;
  if (node.operator === '>&' && /^(?:\d+|-)$/.test(target.text))
    return led(number, `/dev/fd/${target.text}`, io);
  emitWrite(target, verb, scope, !node.operator.includes('>>'));
  if (isStream(target.text)) return led(number, target.text, io);
  const sink = sinkOf(target, scope);
  if (/^&>|^>&/.test(node.operator)) return { ...io, sink, errors: sink };
  if (number === 2) return { ...io, errors: sink };
  return number === 1 ? { ...io, sink } : io;
}

/** One stream led into another: `2>&1`, `> /dev/stderr`. */
function led(number: number, stream: string, io: Io): Io {
  if (number === 1) return { ...io, sink: streamSink(stream, io) };
  return number === 2 ? { ...io, errors: streamSink(stream, io) } : io;
}

function sinkOf(target: Field, scope: Scope): Sink {
  if (target.text === '/dev/null') return { kind: 'none' };
  const path = pathOf(target, scope.shell);
  return path === null ? { kind: 'model', form: 'other' } : { kind: 'file', path };
}
