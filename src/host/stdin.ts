import { readv } from 'node:fs';
import type { Readable } from 'node:stream';

export interface StdinLimits {
  /** Bytes; a longer document is not read to its end. */
  readonly maxBytes: number;
  /** Milliseconds without a new byte. There is no limit on the whole: a slow writer that still writes is waited for. */
  readonly idle: number;
}

export const STDIN_LIMITS: StdinLimits = { maxBytes: 64 << 20, idle: 3000 };

export type Payload =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'empty' | 'malformed' | 'too-large' | 'idle' };

/**
 * Reads one JSON document and answers as soon as it is complete, since some hosts never close the pipe.
 * Whether it can be complete is told by its last character, so that a long document is not parsed once per chunk.
 */
export function readPayload(
  input: Readable,
  limits: StdinLimits = STDIN_LIMITS,
  before: Buffer = Buffer.alloc(0),
): Promise<Payload> {
  return new Promise((resolve) => {
    const chunks = [before];
    let size = before.length;
    const timer = setTimeout(() => finish({ ok: false, reason: 'idle' }), limits.idle);

    function finish(payload: Payload): void {
      clearTimeout(timer);
      input.removeAllListeners('data');
      input.destroy();
      resolve(payload);
    }

    input.on('data', (chunk: Buffer | string) => {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      chunks.push(bytes);
      size += bytes.length;
      if (size > limits.maxBytes) return finish({ ok: false, reason: 'too-large' });
      timer.refresh();
      if (!mayBeComplete(bytes)) return;
      const value = parse(Buffer.concat(chunks, size).toString('utf8'));
      if (value !== undefined) finish({ ok: true, value });
    });
    input.on('end', () => {
      const text = Buffer.concat(chunks, size).toString('utf8');
      const value = parse(text);
      if (value !== undefined) return finish({ ok: true, value });
      finish({ ok: false, reason: text.trim() === '' ? 'empty' : 'malformed' });
    });
    input.on('error', () => finish({ ok: false, reason: size === 0 ? 'empty' : 'malformed' }));
  });
}

/** Bytes. Of so little malloc hands out what node has used in its start; a larger piece it maps anew. */
const FIRST_PIECE = 120 << 10;

/**
 * Reads standard input. A payload nearly always arrives in one piece, and a plain read of it costs a tenth of a node start
 * less than the stream, which is made only for what comes after the first piece. A plain read cannot be called off:
 * `onSilence` ends the process when not even a first byte comes.
 */
export function readStandardInput(onSilence: () => void): Promise<Payload> {
  return new Promise((resolve) => {
    // One thread reads; libuv would start four.
    process.env['UV_THREADPOOL_SIZE'] ??= '1';
    const piece = Buffer.allocUnsafeSlow(FIRST_PIECE);
    piece[0] = NO_BYTE;
    let timer: NodeJS.Timeout | undefined;
    readv(0, [piece], (error, count) => {
      if (timer) clearTimeout(timer);
      const size = error ? 0 : count;
      const value = parse(piece.utf8Slice(0, size));
      if (value !== undefined) return resolve({ ok: true, value });
      if (!error && count === 0) return resolve({ ok: false, reason: 'empty' });
      resolve(readPayload(process.stdin, STDIN_LIMITS, piece.subarray(0, size)));
    });
    // A timer costs a fiftieth of a node start, and by the end of what runs now the thread has the piece, as a rule.
    void Promise.resolve().then(() => {
      if (piece[0] === NO_BYTE) timer = setTimeout(onSilence, STDIN_LIMITS.idle);
    });
  });
}

/** What no text begins with. */
const NO_BYTE = 0;

/** A payload is an object: it can only be complete where a `}` stands last. */
function mayBeComplete(chunk: Buffer): boolean {
  for (let at = chunk.length - 1; at >= 0; at--) {
    const byte = chunk[at];
    if (byte === 0x7d) return true;
    if (byte !== 0x0a && byte !== 0x0d && byte !== 0x20 && byte !== 0x09) return false;
  }
  return false;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

const BYTE_ORDER_MARK = 0xfeff;
