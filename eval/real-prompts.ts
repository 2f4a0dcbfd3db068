import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '../src/core/kit/hash.ts';
import { isEnvelope } from '../src/core/kit/prompt.ts';

/** The people's prompts of the recorded sessions, by hash of their text; `null` where the shared data is absent. */
export function realPrompts(root: string): ReadonlyMap<string, string> | null {
  const shared = process.env['FIRE_FLOW_SHARED'] ?? path.resolve(root, '../shared');
  const folder = path.join(shared, 'data/transcripts');
  if (!existsSync(folder)) return null;
  const found = new Map<string, string>();
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  for (const file of files) {
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
      const text = promptOf(line);
      if (text !== null && !isEnvelope(text)) found.set(hash(text), text);
    }
  }
  return found;
}

interface TranscriptLine {
  readonly type?: string;
  readonly isSidechain?: boolean;
  readonly isMeta?: boolean;
  readonly message?: {
    readonly content?: string | readonly { readonly type?: string; readonly text?: string }[];
  };
}

function promptOf(line: string): string | null {
  const parsed = parse(line);
  if (parsed?.type !== 'user' || parsed.isSidechain || parsed.isMeta) return null;
  const content = parsed.message?.content;
  if (typeof content === 'string') return content || null;
  const texts = (content ?? []).flatMap((block) =>
    block.type === 'text' ? [block.text ?? ''] : [],
  );
  return texts.join('\n') || null;
}

function parse(line: string): TranscriptLine | null {
  try {
    return JSON.parse(line) as TranscriptLine;
  } catch {
    return null;
  }
}
