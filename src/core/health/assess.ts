import { truncate } from '../kit/text.ts';
import { SAID } from './blocker.ts';
import { causeOf } from './cause.ts';
import { declineOf } from './person.ts';
import { blockedText } from './speech/blocked.ts';
import { degradedText } from './speech/degraded.ts';
import { spinningText } from './speech/spinning.ts';
import { stalledText } from './speech/stalled.ts';
import { trippedText } from './speech/tripped.ts';
import { type Spin, worstSpin } from './spin.ts';
import type { Blocker, HealthState } from './state.ts';
import type { Health } from './transition.ts';

export type Breaker = 'HEALTHY' | 'WARNING' | 'TRIPPED' | 'RECOVERY';

/** Warning and break level of each counter: iterations, and per cent below the baseline for `decline`. */
export interface Thresholds {
  readonly stall: readonly [number, number];
  readonly spin: readonly [number, number];
  readonly decline: readonly [number, number];
}

export interface AssessOptions {
  readonly thresholds: Thresholds;
  /** A loop of ours runs: its own iterations count for stall and decline. */
  readonly inLoop: boolean;
  /** Names of skills to offer where the work stands still. */
  readonly suggestions?: readonly string[];
}

/** What a blocker's entry in BLOCKERS.md says. */
export interface BlockerReport {
  readonly signature: string;
  readonly priority: 0 | 1 | 2 | 3;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly action: string;
  /** The assistant said so itself; no call shows it. */
  readonly said: boolean;
}

/** Something to say, in the shape events use: `key` tells later whether it was said. */
export interface HealthSpeech {
  readonly channel: 'health' | 'breaker';
  readonly key: string;
  readonly text: string;
}

export interface Assessment {
  readonly health: Health;
  readonly breaker: Breaker;
  readonly counters: { readonly stall: number; readonly spin: number; readonly decline: number };
  /** The thresholds in force. */
  readonly limits: Thresholds;
  readonly iteration: number;
  /** Id of the signature that the state is about, where it is about one. */
  readonly subject?: string;
  readonly spin: Spin | null;
  readonly blocker: BlockerReport | null;
  /** What is to be said now; `null` where nothing is, or it was said already. */
  readonly speech: HealthSpeech | null;
  /** Why the breaker is tripped, in one line. */
  readonly reason: string | null;
  /** The counter that tripped it. */
  readonly trippedBy: keyof Thresholds | null;
}

/** Thresholds of `--aggressive`. */
export const AGGRESSIVE: Thresholds = { stall: [2, 3], spin: [2, 3], decline: [40, 60] };
/** Debugging looks more than it changes. */
const DEBUGGING: Pick<Thresholds, 'stall'> = { stall: [5, 8] };

/** The thresholds for a kind of work: `--aggressive` replaces the settings, debugging only ever relaxes them. */
export function thresholdsOf(
  settings: Thresholds,
  { aggressive, debugging }: { readonly aggressive: boolean; readonly debugging: boolean },
): Thresholds {
  if (aggressive) return AGGRESSIVE;
  if (!debugging) return settings;
  const [warns, trips] = settings.stall;
  const [later, last] = DEBUGGING.stall;
  return { ...settings, stall: [Math.max(warns, later), Math.max(trips, last)] };
}

const MAX_TITLE = 80;

interface View {
  readonly state: HealthState;
  readonly options: AssessOptions;
  readonly spin: Spin | null;
  readonly spins: number;
  readonly stall: number;
  readonly since: number;
  readonly decline: number;
  readonly blocker: Blocker | null;
}

/** The total rule: the first state that holds; break levels before warning levels. Pure: the same state gives the same words. */
export function assess(state: HealthState, options: AssessOptions): Assessment {
  const view = viewOf(state, options);
  const health = healthOf(view);
  const breaker = breakerOf(view);
  const reason = breaker === 'TRIPPED' ? reasonOf(view) : null;
  const said = new Set(state.said.map(({ key }) => key));
  const ready = speechOf(view, health, reason);
  const report = view.blocker && reportOf(view.blocker);
  const subject = health === 'BLOCKED' ? view.blocker?.id : view.spin?.repeat.id;
  return {
    health,
    breaker,
    counters: { stall: view.stall, spin: view.spins, decline: view.decline },
    limits: options.thresholds,
    iteration: state.iteration,
    ...(subject && (health === 'BLOCKED' || health === 'SPINNING') && { subject }),
    spin: view.spin,
    blocker: report,
    speech: ready === null || said.has(ready.key) ? null : ready,
    reason,
    trippedBy: breaker === 'TRIPPED' ? trippedBy(view) : null,
  };
}

function viewOf(state: HealthState, options: AssessOptions): View {
  const spin = worstSpin(state);
  const stall = options.inLoop ? state.loopStall : state.stall;
  return {
    state,
    options,
    spin,
    spins: spin?.weight ?? 0,
    stall: stall.count,
    since: stall.since,
    decline: options.inLoop ? declineOf(state) : 0,
    blocker: state.blockers.at(-1) ?? null,
  };
}

/** Standing still is named one iteration before it is warned about, two at the least. */
function stallsAt({ thresholds }: AssessOptions): number {
  return Math.max(2, thresholds.stall[0] - 1);
}

/** In order, the first that holds. */
const RULES: readonly (readonly [Health, (view: View) => boolean])[] = [
  ['BLOCKED', ({ blocker }) => blocker !== null],
  ['SPINNING', ({ spins, options }) => spins >= options.thresholds.spin[0]],
  ['DEGRADED', ({ decline, options }) => decline >= options.thresholds.decline[0]],
  ['STALLED', ({ stall, options }) => stall >= stallsAt(options)],
  ['PROGRESS', () => true],
];

function healthOf(view: View): Health {
  return RULES.find(([, holds]) => holds(view))?.[0] ?? 'PROGRESS';
}

function breakerOf({ state, options, spins, stall, decline }: View): Breaker {
  const { thresholds, inLoop } = options;
  const { peak } = state;
  const still = inLoop ? peak.loopStall : peak.stall;
  const isTripped =
    peak.spin >= thresholds.spin[1] ||
    still >= thresholds.stall[1] ||
    decline >= thresholds.decline[1];
  if (isTripped) return 'TRIPPED';
  if (state.checks.some(({ rotated }) => rotated !== null)) return 'RECOVERY';
  const warns =
    spins >= thresholds.spin[0] || stall >= thresholds.stall[0] || decline >= thresholds.decline[0];
  return warns ? 'WARNING' : 'HEALTHY';
}

function trippedBy({ state, options, decline }: View): keyof Thresholds {
  if (state.peak.spin >= options.thresholds.spin[1]) return 'spin';
  return decline >= options.thresholds.decline[1] ? 'decline' : 'stall';
}

function reasonOf(view: View): string {
  const { state, options, decline } = view;
  const { peak } = state;
  const by = trippedBy(view);
  if (by === 'spin') return `the same error ${peak.spin} times in ${peak.source}`;
  if (by === 'decline') return `output ${decline} % below its baseline`;
  const still = options.inLoop ? peak.loopStall : peak.stall;
  return `${still} iterations without a file change or a new error`;
}

/** The error a trip is about, where it is about one. */
function errorOf({ state, options }: View): string {
  return state.peak.spin >= options.thresholds.spin[1] ? state.peak.text : '';
}

function speechOf(view: View, health: Health, reason: string | null): HealthSpeech | null {
  const { state } = view;
  if (reason !== null) {
    // Not the reason: its count is another in each of several hooks at once.
    const key = `TRIPPED:${trippedBy(view)}`;
    const isSaid = state.said.some((one) => one.key.startsWith('TRIPPED'));
    return isSaid
      ? null
      : { channel: 'breaker', key, text: trippedText(state, reason, errorOf(view)) };
  }
  if (health === 'BLOCKED') return blockedSpeech(view);
  if (health === 'SPINNING') return spinningSpeech(view);
  if (health === 'DEGRADED') return degradedSpeech(view);
  return health === 'STALLED' ? stalledSpeech(view) : null;
}

function blockedSpeech({ blocker }: View): HealthSpeech | null {
  if (!blocker) return null;
  const text = blockedText(blocker, causeOf(blocker.kind));
  return { channel: 'health', key: `BLOCKED:${blocker.id}@${blocker.iteration}`, text };
}

function spinningSpeech({ spin, state }: View): HealthSpeech | null {
  if (!spin) return null;
  const text = spinningText(spin, state.iteration);
  return { channel: 'health', key: `SPINNING:${spin.name}`, text };
}

function degradedSpeech({ decline, state }: View): HealthSpeech {
  const start = state.iteration - (state.iteration % 3);
  return { channel: 'health', key: `DEGRADED@${start}`, text: degradedText(decline) };
}

/**
 * Said when it begins, again with suggestions, and a third time with the answer that the facts support: what blocks,
 * what spins, or else that a person should be asked.
 */
function stalledSpeech(view: View): HealthSpeech {
  const { state, options, stall, since, spin } = view;
  const step = Math.min(3, stall - stallsAt(options) + 1);
  const key = `STALLED:${step}@${since}`;
  const suspect = state.suspects.at(-1);
  if (step === 3 && suspect)
    return { channel: 'health', key, text: blockedText(suspect, causeOf(suspect.kind)) };
  if (step === 3 && spin && spin.count > 1)
    return { channel: 'health', key, text: spinningText(spin, state.iteration) };
  const suggestions = step === 1 ? [] : (options.suggestions ?? []);
  return { channel: 'health', key, text: stalledText(state, stall, step, suggestions) };
}

function reportOf(blocker: Blocker): BlockerReport {
  const said = blocker.source === SAID;
  const { type, priority, action } = causeOf(blocker.kind);
  const title = said
    ? `a decision is asked for: ${truncate(blocker.text, MAX_TITLE)}`
    : `${blocker.kind} in ${blocker.source}`;
  return { signature: blocker.id, priority, type, title, description: blocker.text, action, said };
}
