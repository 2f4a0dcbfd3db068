import type { Io, Sink } from './state.ts';

/** A stream by its path: `/dev/stderr`, `/dev/tty`, `/dev/fd/3`, `/proc/self/fd/2`. */
const STREAM = /^\/(?:dev\/(?:stdin|stdout|stderr|tty|fd\/(?:\d+|-))|proc\/[\w-]+\/fd\/\d+)$/;

export function isStream(path: string): boolean {
  return STREAM.test(path);
}

/** Where what is written to a stream goes. A number beyond 2 may be any: it is taken for shown. */
export function streamSink(stream: string, { sink, errors }: Io): Sink {
  const name = stream.slice(stream.lastIndexOf('/') + 1);
  if (name === 'stdout' || name === '1' || name === '-') return sink;
  if (name === 'stderr' || name === '2') return errors;
  return sink.kind === 'model' ? sink : { kind: 'model', form: 'other' };
}
