import { exclusionFold, mentionsIn, namesIn } from '../core/exclusion/index.ts';
import type { PromptFact } from '../core/facts/fact.ts';
import type { Moment } from '../core/guidance/index.ts';
import { commandOf, isEnvelope } from '../core/kit/prompt.ts';
import { truncate } from '../core/kit/text.ts';
import { DOUBLE_CHECK, type Route, route } from '../core/routing/index.ts';
import type { UserPromptSubmitEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { afterCompaction } from './after-compaction.ts';
import { isLoopCommand, loopPrompt } from './loop/running.ts';
import { promptMoment } from './moments.ts';
import { keepsPlans } from './pending.ts';
import { openSession, type Session } from './session.ts';
import { type Speech, speak } from './speech.ts';

const MAX_TEXT = 1000;

/** Remembers what the user asked for, keeps out a private file that the host would read by itself (`@path`), and guides the task's start. */
export async function userPromptSubmit(
  event: UserPromptSubmitEvent,
  world: World,
): Promise<Outcome> {
  if (isEnvelope(event.prompt)) return PASS;
  const refusal = await refusalOf(event, world);
  if (refusal) return { ...PASS, decision: { type: 'blockPrompt', reason: refusal } };
  const session = openSession(event, world);
  if (session === null) return PASS;
  const loop = await loopPrompt(event, session);
  if (loop !== null && isLoopCommand(event.prompt)) return loop;
  const routed = route(event.prompt);
  const { asks, tier, continues } = routed;
  const names = namesIn(event.prompt);
  const text = truncate(event.prompt, MAX_TEXT);
  const before = continues ? asksBefore(session) : null;
  const asked = before === null ? { asks } : { asks: before, continues: true as const };
  const orders = event.prompt.length > MAX_TEXT ? await ordersOf(event.prompt) : {};
  const at = world.clock.now();
  session.journal.append([{ v: 1, kind: 'prompt', at, text, ...orders, ...asked, names }]);
  if (session.isSubagent) return PASS;
  const speeches = [...(await afterCompaction(event, session))];
  const moment = promptMoment(event.prompt, names);
  // A choice between options is asked in one short sentence as a rule: it is a decision point however small it looks.
  const begins = beginsPlan(event.prompt);
  if (!begins && (moment.kind === 'decision' || mayNeedGuidance(routed, event.prompt))) {
    speeches.push(await guideTask(moment, session));
  }
  if (tier !== 'SIMPLE') speeches.push(...(await planSpeeches(begins, tier, session)));
  return { ...(loop ?? PASS), context: [...(loop?.context ?? []), ...speak(speeches, session)] };
}

/** A long prompt is not kept whole, and what it rules stands at its end as a rule. */
async function ordersOf(prompt: string): Promise<Pick<PromptFact, 'orders'>> {
  const { ordersToKeep } = await import('./orders.ts');
  return { orders: ordersToKeep(prompt) };
}

/** A report of a fault is often put as a remark or a question, and no small change. */
const CHATTER_WORDS = 5;

/** A change that is small needs no search, and a few words of talk are none; what else is no task the guidance room sees by itself. */
function mayNeedGuidance({ tier, reason, continues }: Route, prompt: string): boolean {
  if (tier !== 'SIMPLE') return true;
  if (reason === 'files' || continues) return false;
  return prompt.slice(0, MAX_TEXT).trim().split(/\s+/).length > CHATTER_WORDS;
}

/** What the prompt before asked for: "go on" asks for the same. */
function asksBefore({ journal }: Session): PromptFact['asks'] | null {
  return journal.fold('exclusion', exclusionFold).state.asks;
}

async function guideTask(moment: Moment, session: Session): Promise<Speech | null> {
  const { guide } = await import('./guidance.ts');
  return guide(moment, session);
}

/** A prompt without a mention, as nearly all are, needs no rules. */
async function refusalOf(event: UserPromptSubmitEvent, world: World): Promise<string | null> {
  const mentions = mentionsIn(event.prompt);
  if (mentions.length === 0) return null;
  const { privateMention } = await import('./private-mention.ts');
  return privateMention(mentions, event, world);
}

/** A command that works on plans: its task stands in the plan, not in the prompt. */
function beginsPlan(prompt: string): boolean {
  return /^fire-(?:execute-plan|3-execute)$/.test(commandOf(prompt)?.name ?? '');
}

async function planSpeeches(
  begins: boolean,
  tier: 'MODERATE' | 'COMPLEX',
  session: Session,
): Promise<readonly (Speech | null)[]> {
  if (!keepsPlans(session)) return [];
  const { beginTask, recitePlan } = await import('./recitation.ts');
  const surplus = tier === 'COMPLEX' ? { note: DOUBLE_CHECK } : {};
  return begins ? beginTask(session, surplus) : [recitePlan(session, surplus)];
}
