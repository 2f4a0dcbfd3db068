import { budgetText, levelToSpeak, SPOKEN, shareOf } from '../core/budget/index.ts';
import { compress, rate, summaryInstructions } from '../core/compression/index.ts';
import type { ToolCall, Turn } from '../core/facts/turn.ts';
import { assess, healthFold } from '../core/health/index.ts';
import {
  compose,
  composeFile,
  gather,
  type Kept,
  maskSecrets,
  repairedFold,
  repairKey,
  SIGNALS,
  type StopSignals,
  verifyKept,
} from '../core/preservation/index.ts';
import { checkFamily, errorLines } from '../core/signature/index.ts';
import { lastCompaction, readTail } from '../host/transcript/index.ts';
import { changedTrackedFiles } from '../world/project/git-index.ts';
import { breakerReport } from './breaker.ts';
import {
  forget,
  hasAnswered,
  isOfAnother,
  keepPending,
  named,
  type Pending,
  readPending,
  wasGivenUp,
} from './composed.ts';
import { hasPlanningFolder } from './planning-folder.ts';
import type { Session } from './session.ts';
import type { ShownPlan } from './shown-plan.ts';
import type { Speech } from './speech.ts';
import { healthOptions } from './thresholds.ts';

const PRESERVED = 'context-preserved.md';
const TAIL = { maxBytes: 1 << 20 };

/**
 * Before a compaction: folds the stop signals, keeps the block, and says what the summariser should keep. Never blocks;
 * what it returns is plain text.
 */
export async function preserve(
  session: Session,
  transcript: string | undefined,
  trigger: 'auto' | 'manual',
): Promise<string> {
  const { world } = session;
  const turns = turnsOf(transcript, session);
  const plan = await planOf(session);
  const signals = stopSignals(turns, plan, session);
  const at = world.clock.now();
  if (!isWorthKeeping(signals)) {
    forget(session);
    return '';
  }
  const place = preservedPlace(session);
  const composed = compose(signals, undefined, place.shown);
  const stamp = new Date(at).toISOString();
  place.write(composeFile(signals, stamp, trigger === 'auto' ? 'compaction' : 'manual'));
  const from = transcript === undefined ? 0 : (world.files.stat(transcript)?.size ?? 0);
  keepPending({ composed, from, at, ...named(transcript) }, session);
  const rated = rate(turns, {
    closes,
    errorLines,
    orders: signals.orders,
    upcoming: plan.upcoming,
  });
  const verbatim = [...signals.orders, ...signals.errors.map(({ lines }) => lines.join('\n'))];
  return maskSecrets(summaryInstructions(rated, verbatim.map(maskSecrets)));
}

/** A talk in which nothing failed, was ordered or done is the summary's own business. */
function isWorthKeeping(signals: StopSignals): boolean {
  const { errors, resolved, blocked, refused, orders, failed, worked, change, command } = signals;
  const lists = [errors, resolved, blocked, refused, orders, failed, worked];
  return lists.some(({ length }) => length > 0) || change !== null || command !== null;
}

/** Right after the summary: the block, once. */
export function giveBack(session: Session): Speech | null {
  const pending = readPending(session);
  if (pending === null || pending.composed.block === '') return null;
  return { channel: 'preservation', key: `block ${pending.from}`, text: pending.composed.block };
}

/**
 * After a compaction: compares what is left with what was composed, and gives back once what is missing. What was composed
 * is kept until it stands in the transcript, or the model has answered to the repair: a text that had no room waits.
 */
export function verify(session: Session, transcript: string | undefined): Speech | null {
  const { journal } = session;
  const pending = readPending(session);
  if (!pending) return null;
  if (isOfAnother(pending, transcript)) return forget(session);
  const turns = turnsOf(transcript, session);
  const outcome = lastCompaction(turns);
  if (!outcome || outcome.offset < pending.from)
    return wasGivenUp(turns, pending) ? forget(session) : null;
  const kept = verifyKept(pending.composed, outcome.summary, outcome.injected);
  if (!pending.reported) report(kept, pending, session);
  const key = repairKey(outcome.offset);
  const repaired = journal.fold('repaired', repairedFold).state;
  const isOut = repaired?.key === key;
  const isOver = kept.repair === null || (isOut && hasAnswered(turns, repaired.at));
  if (isOver) forget(session);
  else if (!pending.reported) keepPending({ ...pending, reported: true }, session);
  if (isOver || isOut || kept.repair === null) return null;
  return { channel: 'preservation', key, text: kept.repair };
}

/** What the compaction itself kept and lost, whatever a repair brings back later. */
function report(kept: Kept, { composed }: Pending, { journal, world }: Session): void {
  const counts = {
    inSummary: kept.inSummary.length,
    onlyInBlock: kept.onlyInBlock.length,
    lost: kept.lost.length,
    left: composed.left.length,
  };
  const { arrived } = kept;
  journal.append([{ v: 1, kind: 'verified', at: world.clock.now(), ...counts, arrived }]);
}

/** How full the window is, said once for each level between two compactions. */
export function budgetSpeech(session: Session, transcript: string | undefined): Speech | null {
  const { budget } = session.config;
  const turns = turnsOf(transcript, session);
  const share = shareOf(turns, budget);
  const { levels } = session.journal.fold('budget', SPOKEN).state;
  const level = share && levelToSpeak(share.percent, budget, levels);
  if (!budget.enabled || !share || !level) return null;
  const { before, after } = compress(turns, { closes, errorLines });
  return { channel: 'budget', key: level, text: budgetText(level, share, before - after) };
}

/** Most projects keep no plans, and need nothing that reads one. */
async function planOf(session: Session): Promise<ShownPlan> {
  if (!hasPlanningFolder(session.root, session.world)) return { upcoming: [] };
  const { shownPlan } = await import('./shown-plan.ts');
  return shownPlan(session);
}

function stopSignals(turns: readonly Turn[], plan: ShownPlan, session: Session): StopSignals {
  const { journal, root, world } = session;
  return gather(journal.fold('preservation', SIGNALS).state, {
    turns,
    ...plan,
    ...breakerOf(session),
    modified: changedTrackedFiles(world.files, root),
    errorText: (name) => journal.recall(`errors/${name}`),
    errorLines,
  });
}

/** Only where it has something to tell: a healthy session loses nothing with it. */
function breakerOf(session: Session): Pick<Parameters<typeof gather>[1], 'breaker'> {
  const { state, known } = session.journal.fold('health', healthFold);
  if (!known || !session.config.health.enabled) return {};
  const assessment = assess(state, healthOptions(state, session));
  const { stall, spin, decline } = assessment.counters;
  const tells = assessment.breaker !== 'HEALTHY' || stall + spin + decline > 0;
  return tells ? { breaker: breakerReport(assessment) } : {};
}

function turnsOf(transcript: string | undefined, { world }: Session): readonly Turn[] {
  return transcript === undefined ? [] : readTail(world.files, transcript, TAIL).turns;
}

function closes({ name, input }: ToolCall): boolean {
  return name === 'Bash' && checkFamily(String(input['command'] ?? '')) !== null;
}

/** In the project's `.planning/` where there is one, since the host asks before the model may read elsewhere. */
function preservedPlace({ root, journal, world }: Session) {
  const shown = `.planning/${PRESERVED}`;
  if (hasPlanningFolder(root, world)) {
    return { shown, write: (text: string) => void world.files.replace(`${root}/${shown}`, text) };
  }
  return { shown: journal.path(PRESERVED), write: (text: string) => journal.keep(PRESERVED, text) };
}
