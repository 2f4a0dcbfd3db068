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
export function readPayload(input: Readable, limits: StdinLimits = STDIN_LIMITS): Promise<Payload> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let timer = setTimeout(() => finish({ ok: false, reason: 'idle' }), limits.idle);

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
      clearTimeout(timer);
      timer = setTimeout(() => finish({ ok: false, reason: 'idle' }), limits.idle);
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
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
