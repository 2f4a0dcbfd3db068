import type { EditFact, Fact } from '../core/facts/fact.ts';
import { approachesIn } from '../core/preservation/index.ts';
import { readTail } from '../host/transcript/index.ts';
import type { Session } from './session.ts';

/** The words before a change stand in the last lines; a longer tail would be read for nothing at every edit. */
const TAIL = { maxBytes: 64 << 10, maxLine: 64 << 10, maxScan: 1 << 20, failuresOnly: true };

/** An edit, and before it what the assistant said it would do, as the transcript tells it. */
export function withApproach(
  fact: EditFact,
  transcript: string,
  { world }: Session,
): readonly Fact[] {
  const { turns } = readTail(world.files, transcript, TAIL);
  const text = approachesIn(turns).findLast(({ use }) => use === fact.use)?.text;
  if (text === undefined || fact.use === undefined) return [fact];
  return [{ v: 1, kind: 'approach', at: fact.at, use: fact.use, text }, fact];
}
