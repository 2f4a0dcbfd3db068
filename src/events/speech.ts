import type { Channel, Fact, SaidFact } from '../core/facts/fact.ts';
import { hash } from '../core/kit/hash.ts';

/** Something to put before the model. */
export interface Speech {
  readonly channel: Channel;
  /** What it is about; a room uses it to know again what it has said. */
  readonly key: string;
  readonly text: string;
  /** What is to be remembered once it is said. */
  readonly facts?: readonly Fact[];
}

const MAX_SPEECHES = 2;
const MAX_LINES = 40;

/** Breaker before repair before health before guidance before recitation; advice on habits last. */
const ORDER: readonly Channel[] = [
  'breaker',
  'preservation',
  'health',
  'guidance',
  'recitation',
  'budget',
  'exclusion',
  'hygiene',
  'notice',
];

/** The speeches that fit one event, most important first: at most two and forty lines. What waits comes later or not at all. */
export function choose(speeches: readonly (Speech | null)[]): readonly Speech[] {
  const ready = speeches.filter(
    (speech) => speech !== null && speech.text.trim() !== '',
  ) as Speech[];
  ready.sort((a, b) => ORDER.indexOf(a.channel) - ORDER.indexOf(b.channel));
  const chosen: Speech[] = [];
  let lines = 0;
  for (const speech of ready) {
    const own = speech.text.split('\n').length;
    const fits = chosen.length === 0 || (chosen.length < MAX_SPEECHES && lines + own <= MAX_LINES);
    if (!fits) continue;
    chosen.push(speech);
    lines += own;
  }
  return chosen;
}

/** The record that these were said. */
export function saidFacts(speeches: readonly Speech[], at: number): readonly Fact[] {
  return speeches.flatMap(({ channel, key, text, facts }) => {
    const said: SaidFact = { v: 1, kind: 'said', at, channel, key, hash: hash(text) };
    return [said, ...(facts ?? [])];
  });
}
