import { HYGIENE, hygieneHint } from '../core/budget/index.ts';
import type { Fact } from '../core/facts/fact.ts';
import type { ToolResult } from './observe/result.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

/** A hint on a wasteful look, at most one for each file and session; judged before the look itself is recorded. */
export function hygieneSpeech(fact: Fact, result: ToolResult, session: Session): Speech | null {
  if (fact.kind !== 'look' || !fact.whole || fact.version === undefined) return null;
  if (!session.config.hygiene.enabled) return null;
  const memory = session.journal.fold('hygiene', HYGIENE);
  if (!memory.known) return null;
  const { tool, target, version } = fact;
  const what = tool === 'Read' ? 'file' : 'directory';
  const look = { tool, target, what, version, whole: true, size: result.text.length } as const;
  const hint = hygieneHint(memory.state, look);
  return hint && { channel: 'hygiene', ...hint };
}
