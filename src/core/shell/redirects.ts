import type { HereDoc, HereString, Redirect, Redirection } from 'unbash';
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
  const target = expandSingle(node.target, scope);
  if (node.operator === '<' || node.operator === '<>') {
    inputs.push(target);
    return { ...io, stdin: isKnown(target.text) ? namesIn(target, scope) : UNSEEN };
  }
  return node.operator === '<&' ? io : output(node, target, io, scope, verb);
}

function output(node: Redirect, target: Field, io: Io, scope: Scope, verb: string): Io {
  if (node.operator === '>&' && /^(?:\d+|-)$/.test(target.text)) return io;
  emitWrite(target, verb, scope, !node.operator.includes('>>'));
  const number = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : 1;
  if (number !== 1) return io;
  if (target.text === '/dev/null') return { ...io, sink: { kind: 'none' } };
  if (/^\/dev\/(?:stdout|stderr|tty|fd\/)/.test(target.text)) return io;
  const path = pathOf(target, scope.shell);
  return path === null
    ? { ...io, sink: { kind: 'model', form: 'other' } }
    : { ...io, sink: { kind: 'file', path } };
}
