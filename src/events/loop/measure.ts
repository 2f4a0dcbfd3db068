import { shareOf } from '../../core/budget/index.ts';
import type { AssistantTurn, Turn } from '../../core/facts/turn.ts';
import type { StopEvent } from '../../host/events/session.ts';
import { readFrom } from '../../host/transcript/index.ts';
import type { LoopSession } from './session.ts';

/** What the transcript tells of an iteration. */
export interface Measure {
  readonly turns: readonly Turn[];
  /** Up to where it was read: the next iteration begins there. */
  readonly offset: number;
  readonly tokens: number;
  readonly calls: number;
  readonly lines: number;
  /** Per cent of the window; `null` where no call carries usage. */
  readonly context: number | null;
  readonly lastMessage: string;
}

const TRIES = 8;
const PAUSE = 150;

/**
 * Reads what was added since the last stop. Hosts that do not send the last message may write it only after this event:
 * it is waited for, about a second at most.
 */
export function measure(event: StopEvent, session: LoopSession, offset: number): Measure {
  const { world, config } = session;
  const read = () => readFrom(world.files, event.transcript ?? '', offset);
  let reading = read();
  if (event.lastMessage === undefined) {
    for (let tries = 0; tries < TRIES && reading.found && !isWhole(reading.turns); tries++) {
      world.clock.wait(PAUSE);
      reading = read();
    }
  }
  const turns = reading.turns.filter((turn) => !turn.sidechain);
  const said = turns.filter((turn): turn is AssistantTurn => turn.role === 'assistant');
  const text = said.map((turn) => turn.text).join('\n');
  return {
    turns,
    offset: reading.found ? reading.next : offset,
    tokens: tokensOf(reading.turns),
    calls: said.reduce((sum, turn) => sum + turn.calls.length, 0),
    lines: text.split('\n').filter((line) => line.trim() !== '').length,
    context: shareOf(turns, config.budget)?.percent ?? null,
    lastMessage: event.lastMessage ?? lastText(said),
  };
}

/** The agent's last words are there: nothing stands behind them. */
function isWhole(turns: readonly Turn[]): boolean {
  const last = turns.findLast((turn) => !turn.sidechain && turn.role !== 'injected');
  return last?.role === 'assistant' && last.calls.length === 0 && last.text.trim() !== '';
}

/** The text behind the last tool call: one message may stand in several lines. */
function lastText(said: readonly AssistantTurn[]): string {
  const from = said.findLastIndex((turn) => turn.calls.length > 0) + 1;
  return said
    .slice(from)
    .map((turn) => turn.text)
    .join('\n');
}

/** Input, cache creation and output of each model call, once: a call's lines repeat its usage. Reads of the cache are left out. */
function tokensOf(turns: readonly Turn[]): number {
  const calls = new Map<string, number>();
  for (const turn of turns) {
    if (turn.role !== 'assistant' || !turn.usage) continue;
    const { input, cacheCreation, output } = turn.usage;
    calls.set(turn.message ?? String(turn.offset), input + cacheCreation + output);
  }
  return [...calls.values()].reduce((sum, tokens) => sum + tokens, 0);
}
