import { REFUSALS } from './rejected.ts';
import { linesBackward, type ScanLimits } from './scan.ts';
import { type Source, sizeOf } from './source.ts';

/** What the end of a transcript shows without being parsed. It may show too much, never too little. */
export interface Glance {
  /** The calls that stand in lines with an answer that begins as the host's refusals do. */
  readonly refused: readonly string[];
  /** Whether a line holds one of the texts. */
  readonly mentioned: boolean;
}

/**
 * Looks over all lines that `readTail` would read with these limits, as bytes: most of them nobody needs, and to parse them
 * costs a hook more than all else. `null` where there is no such file.
 */
export function glanceTail(
  source: Source,
  path: string,
  limits: ScanLimits & { readonly maxBytes: number },
  texts: readonly string[],
): Glance | null {
  const size = sizeOf(source, path);
  if (size === null) return null;
  const refused: string[] = [];
  let mentioned = false;
  let bytes = 0;
  for (const raw of linesBackward(source, path, size, limits)) {
    if (bytes >= limits.maxBytes) break;
    if (!raw.bytes) continue;
    const line = raw.bytes;
    if (refuses(line)) refused.push(...answered(line.toString()));
    mentioned ||= texts.some((one) => line.includes(one));
    if (isSurelyRead(line)) bytes += raw.size;
  }
  return { refused, mentioned };
}

function refuses(line: Buffer): boolean {
  return line.includes('"is_error"') && REFUSALS.some((start) => line.includes(`"${start}`));
}

function answered(line: string): readonly string[] {
  return [...line.matchAll(/"tool_use_id" ?: ?"([^"]{1,200})"/g)].map(([, id = '']) => id);
}

const LINKED = '{"parentUuid":';

/** Whether `readTail` counts the line: it has its place in the conversation's tree. Of others that is not sure. */
function isSurelyRead(line: Buffer): boolean {
  return line.at(-1) === 0x7d && line.toString('latin1', 0, LINKED.length) === LINKED;
}
