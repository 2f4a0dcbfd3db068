import type { Readable } from 'node:stream';

/** Calls back with each whole line of a stream, and with what is left at its end. */
export function eachLine(stream: Readable, each: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) each(part);
  });
  stream.on('end', () => {
    if (rest !== '') each(rest);
  });
}
