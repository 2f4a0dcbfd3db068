import type { Looks } from '../../src/core/facts/looks.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';

/** A text as a file to look into. */
export function looksOf(text: string): Looks {
  const opened = createMemoryFiles({ '/file': text }).open('/file');
  if (!opened.ok) throw new Error(opened.message);
  return opened.value;
}
