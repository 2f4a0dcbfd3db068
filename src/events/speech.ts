import type { Channel, Fact, SaidFact } from '../core/facts/fact.ts';
import { hash } from '../core/kit/hash.ts';
import type { Session } from './session.ts';

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

/**
 * Says at most two of these and forty lines, the most important first, and remembers what was said. What waits comes later
 * or not at all. Calls that ran side by side end in hooks that come to the same words: one of them says them. What cannot
 * be remembered would be said at every event, and is not.
 */
export function speak(speeches: readonly (Speech | null)[], session: Session): readonly string[] {
  const chosen = choose(speeches);
  if (chosen.length === 0) return [];
  const claims = session.journal.claim(chosen.map((one) => saidFact(one, session)));
  const said = chosen.filter((_, at) => claims[at] === 'own');
  session.journal.append(said.flatMap(({ facts }) => facts ?? []));
  return said.map(({ text }) => text);
}

/** Guidance is among them already: one moment brings it once. */
export function isGuided(speeches: readonly Speech[]): boolean {
  return speeches.some(({ channel }) => channel === 'guidance');
}

export function choose(speeches: readonly (Speech | null)[]): readonly Speech[] {
  const ready = speeches.filter((one): one is Speech => one !== null && one.text.trim() !== '');
  ready.sort((a, b) => ORDER.indexOf(a.channel) - ORDER.indexOf(b.channel));
  const chosen: Speech[] = [];
  let lines = 0;
  for (const speech of ready) {
    // With the blank line that parts it from the one before.
    const own = speech.text.split('\n').length + (chosen.length > 0 ? 1 : 0);
    const fits = chosen.length === 0 || (chosen.length < MAX_SPEECHES && lines + own <= MAX_LINES);
    if (!fits) continue;
    chosen.push(speech);
    lines += own;
  }
  return chosen;
}

function saidFact({ channel, key, text }: Speech, { world }: Session): SaidFact {
  return { v: 1, kind: 'said', at: world.clock.now(), channel, key, hash: hash(text) };
}
