import type { Fact, LookFact } from '../facts/fact.ts';

/** What has been read whole or listed since the last compaction, and what was already hinted at in this session. */
export interface HygieneState {
  /** `target -> version`, oldest first, at most 300. */
  readonly seen: readonly (readonly [target: string, version: string])[];
  readonly hinted: readonly string[];
}

const MAX_SEEN = 300;

/** The fold of a session's facts for hygiene hints, for `Journal.fold('hygiene', …)`. */
export const HYGIENE = {
  version: 1,
  initial: { seen: [], hinted: [] } as HygieneState,
  step,
} as const;

function step(state: HygieneState, fact: Fact): HygieneState {
  if (fact.kind === 'compaction') return { ...state, seen: [] };
  if (fact.kind === 'said' && fact.channel === 'hygiene')
    return { ...state, hinted: [...state.hinted.slice(-MAX_SEEN), fact.key] };
  if (fact.kind !== 'look' || !fact.whole || fact.version === undefined) return state;
  const key = keyOf(fact);
  const rest = state.seen.filter(([known]) => known !== key);
  return { ...state, seen: [...rest.slice(-MAX_SEEN + 1), [key, fact.version]] };
}

function keyOf({ tool, target }: Pick<LookFact, 'tool' | 'target'>): string {
  return `${tool} ${target}`;
}

/** A look as it happens now. */
export interface Look {
  readonly tool: string;
  readonly target: string;
  readonly what: 'file' | 'directory';
  /** The state of the file or the hash of the listing, as in `LookFact.version`. */
  readonly version: string;
  /** Without a range. */
  readonly whole: boolean;
  /** Characters that came into the context. */
  readonly size: number;
}

export interface Hint {
  /** For the `said` fact: one hint per file and session. */
  readonly key: string;
  readonly text: string;
}

/** From here on a whole file is very large: about 10,000 tokens. */
const VERY_LARGE = 40_000;

/** The hint a look is worth, judged against what came before it; `null` for silence. */
export function hygieneHint(state: HygieneState, look: Look): Hint | null {
  if (!look.whole || state.hinted.includes(look.target)) return null;
  const before = state.seen.find(([known]) => known === keyOf(look));
  const text = before?.[1] === look.version ? againText(look) : largeText(look);
  return text === null ? null : { key: look.target, text };
}

function againText({ what, target }: Look): string {
  return what === 'file'
    ? `${target} was read in full before and has not changed since; its content stands above.`
    : `${target} was listed before with the same result; the listing stands above.`;
}

function largeText({ what, target, size }: Look): string | null {
  if (what !== 'file' || size < VERY_LARGE) return null;
  const tokens = Math.round(size / 4 / 1000);
  return `${target} takes about ${tokens}K tokens when read in full; offset and limit, or a search for the name needed, bring only the part in question.`;
}
