import type { Fact, LoopFact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';
import { hash } from '../kit/hash.ts';

/** Whether the work was checked since its last change. */
export type Evidence = 'none' | 'failed' | 'passed' | 'not-needed';

/** What a session has done since the loop's last stop, and which loop it runs. */
export interface Activity {
  /** The loop this session runs; `null` where it runs none. */
  readonly loop: string | null;
  readonly aggressive: boolean;
  readonly breaker: boolean;
  /** The loop has ended in the middle of a turn: the run is to end, and this is why. */
  readonly halt: string | null;
  readonly calls: number;
  readonly checks: number;
  /** Changed files, distinct, at most 60. */
  readonly files: readonly string[];
  /** Hash of what was done: the calls in their order with their outcomes. */
  readonly action: string;
  /** The last thing done, in a few words. */
  readonly last: string;
  /** Ids of the errors of the last check or failure, `''` where it passed. */
  readonly error: string;
  /** Of the whole loop, not only since the last stop. */
  readonly evidence: Evidence;
  readonly compactions: number;
}

const NOTHING = { calls: 0, checks: 0, files: [], action: '', last: '', error: '' } as const;
const INITIAL: Activity = {
  loop: null,
  aggressive: false,
  breaker: true,
  halt: null,
  ...NOTHING,
  evidence: 'not-needed',
  compactions: 0,
};
const MAX_FILES = 60;

/** The fold of a session's facts for `Journal.fold('loop', …)`. */
export const activityFold: Fold<Activity> = { version: 1, initial: INITIAL, step };

function step(state: Activity, fact: Fact): Activity {
  switch (fact.kind) {
    case 'loop':
      return looped(state, fact);
    case 'prompt':
    case 'stop':
      return state.halt === null ? state : { ...state, halt: null };
    case 'edit': {
      const files = state.files.includes(fact.path) ? state.files : [...state.files, fact.path];
      const done = act(state, `edited ${fact.path}`, fact.hash);
      return {
        ...done,
        files: files.slice(-MAX_FILES),
        evidence: fact.generated ? state.evidence : 'none',
      };
    }
    case 'check': {
      const done = act(state, `ran ${fact.command}`, `${fact.ok} ${fact.output}`);
      const error = fact.ok ? '' : fact.signatures.map(({ id }) => id).join(' ');
      const evidence = fact.family === 'install' ? state.evidence : fact.ok ? 'passed' : 'failed';
      return { ...done, checks: state.checks + 1, error, evidence };
    }
    case 'command': {
      const done = act(state, `ran ${fact.command}`, fact.output);
      return fact.writes ? { ...done, evidence: 'none' } : done;
    }
    case 'look':
      return act(state, `${fact.tool} ${fact.target}`, fact.version ?? '');
    case 'failure':
      return {
        ...act(state, `${fact.tool} failed: ${fact.target}`, fact.signature.id),
        error: fact.signature.id,
      };
    case 'compaction':
      return { ...state, compactions: state.compactions + 1 };
    default:
      return state;
  }
}

function looped(state: Activity, { phase, loop, aggressive, breaker, halt }: LoopFact): Activity {
  if (phase === 'iteration') return { ...state, ...NOTHING };
  if (phase === 'end') return { ...INITIAL, halt: halt ?? null };
  return { ...INITIAL, loop, aggressive: aggressive === true, breaker: breaker !== false };
}

function act(state: Activity, last: string, outcome: string): Activity {
  const action = hash(`${state.action}\0${last}\0${outcome}`);
  return { ...state, calls: state.calls + 1, action, last: last.slice(0, 120) };
}
