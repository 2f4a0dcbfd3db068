import type { Turn } from '../facts/turn.ts';
import { lastUsage } from '../kit/turns.ts';
import { contextTokens, windowOf } from './window.ts';

export type BudgetLevel = 'warn' | 'critical';

export interface Share {
  /** Tokens in the context. */
  readonly used: number;
  readonly window: number;
  /** Per cent of the window, rounded down. */
  readonly percent: number;
}

export interface BudgetSettings {
  /** Shares in per cent. */
  readonly warn: number;
  readonly critical: number;
  readonly window?: number;
}

/** How full the window is after the newest model call; `null` where no call with usage is among the turns. */
export function shareOf(
  turns: readonly Turn[],
  settings: BudgetSettings,
  model?: string,
): Share | null {
  const usage = lastUsage(turns);
  if (!usage?.usage) return null;
  const marked = turns.findLast((turn) => turn.role === 'model');
  const name = (marked?.role === 'model' ? marked.id : undefined) ?? model ?? usage.model;
  const window = windowOf({
    seen: mostSeen(turns, usage.model),
    ...(settings.window === undefined ? {} : { configured: settings.window }),
    ...(name === undefined ? {} : { model: name }),
  });
  const used = contextTokens(usage.usage);
  return { used, window, percent: Math.floor((used / window) * 100) };
}

/** By this model: what another one held before a change of models proves nothing of this one's window. */
function mostSeen(turns: readonly Turn[], model: string | undefined): number {
  const sizes = turns.map((turn) =>
    turn.role === 'assistant' && !turn.sidechain && turn.usage && turn.model === model
      ? contextTokens(turn.usage)
      : 0,
  );
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}

/**
 * The level that is to be spoken now: the highest one crossed, unless it or a higher one was spoken since the last
 * compaction.
 */
export function levelToSpeak(
  percent: number,
  settings: BudgetSettings,
  spoken: readonly BudgetLevel[],
): BudgetLevel | null {
  if (percent >= settings.critical) return spoken.includes('critical') ? null : 'critical';
  if (percent >= settings.warn) return spoken.length > 0 ? null : 'warn';
  return null;
}

/**
 * What is said of it. Rounded to whole thousands, so that it reads the same for the same state.
 *
 * @param savings estimated tokens that compression would free, 0 where unknown
 */
export function budgetText(level: BudgetLevel, share: Share, savings: number): string {
  const { used, window, percent } = share;
  const head = `Context budget: ${percent} % of the window is in use (${thousands(used)} of ${thousands(window)} tokens).`;
  const saved = savings > 0 ? ` A compaction would free about ${thousands(savings)} tokens.` : '';
  const advice =
    level === 'critical'
      ? 'Bring the step at hand to a point where it can be picked up again (run the check, commit); a rest or /compact is due. Errors and failed approaches are recorded and will be given back.'
      : 'Prefer ranges over whole files, and do not read again what stands above.';
  return `${head}${saved} ${advice}`;
}

function thousands(tokens: number): string {
  return `${Math.round(tokens / 1000)}K`;
}
