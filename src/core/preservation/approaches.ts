import type { Turn } from '../facts/turn.ts';
import { truncate } from '../kit/text.ts';
import { exchanges } from '../kit/turns.ts';

/** What was said before a change: material for an `ApproachFact`. */
export interface SaidApproach {
  /** The tool_use_id of the change. */
  readonly use: string;
  /** The last paragraph said before it, at most 300 characters. */
  readonly text: string;
}

const CHANGES = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit']);

/** The approaches that turns tell of, each with the change it announced. A change without words has none. */
export function approachesIn(turns: readonly Turn[]): SaidApproach[] {
  return exchanges(turns.filter(({ sidechain }) => !sidechain))
    .filter(({ call, said }) => CHANGES.has(call.name) && said.trim() !== '')
    .map(({ call, said }) => ({ use: call.id, text: truncate(lastParagraph(said), 300) }));
}

function lastParagraph(said: string): string {
  const paragraphs = said.trim().split(/\n\s*\n/);
  return (paragraphs.at(-1) ?? '').replace(/\s+/g, ' ').trim();
}
