import type { Signature } from '../facts/signature.ts';
import { truncate } from '../kit/text.ts';
import type { HealthState, Repeat } from './state.ts';

const MAX_TEXT = 200;
/** By so much of its end a message is known again: numbers and paths in it may be taken out. */
const MARK = 12;

/** An error that comes for the first time, or for the first time again. */
export function firstOf(state: HealthState, signature: Signature, withText = true): Repeat {
  return {
    id: signature.id,
    count: 1,
    since: state.iteration + 1,
    again: state.remembered.includes(signature.id),
    kind: signature.kind,
    text: withText ? truncate(wordsOf(signature), MAX_TEXT) : '',
  };
}

/** An error that came again; `by` is more than one where it outlived a change of approach. */
export function again(repeat: Repeat, by: number): Repeat {
  return { ...repeat, count: repeat.count + by };
}

/** How far a repeat has come: an error that was warned about before and returned is one further. */
export function weight({ again: known, count }: Pick<Repeat, 'again' | 'count'>): number {
  return known && count > 1 ? count + 1 : count;
}

/** The error's first line, and what it says where that line only tells where it came (`FAIL test/a.test.ts > adds`). */
export function wordsOf({ text, message }: Pick<Signature, 'text' | 'message'>): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const said = message.replace(/\s+/g, ' ').trim();
  return said === '' || line.includes(said.slice(-MARK)) ? line : `${line} - ${said}`;
}
