import { exclusionFold } from '../core/exclusion/index.ts';
import type { Fact } from '../core/facts/fact.ts';
import type { Moment } from '../core/guidance/index.ts';
import type { PostToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { afterCompaction } from './after-compaction.ts';
import { checkUp } from './check-up.ts';
import { hygieneSpeech } from './hygiene.ts';
import { awaitsUse, momentOf } from './moments.ts';
import { plainFact } from './observe/plain.ts';
import { isPlain } from './observe/quiet.ts';
import { type ToolResult, textField, writtenBy } from './observe/result.ts';
import { changesPlan, keepsPlans } from './pending.ts';
import { openSession, type Session } from './session.ts';
import { isGuided, type Speech, speak } from './speech.ts';
import { successOf } from './tool-result.ts';

/** Records what was done, takes excluded lines out of an output, and says what fits. */
export async function postToolUse(event: PostToolUseEvent, world: World): Promise<Outcome> {
  const visible = await withoutExcluded(event, world);
  const session = openSession(event, world);
  if (session === null) return visible;
  const filtered = await withoutNoise(event, visible, session);
  const result = successOf(event, session);
  const fact = isPlain(result) ? plainFact(result) : await judged(result, session);
  if (fact === null) return filtered;
  const written = writtenBy(result);
  const moment = session.isSubagent ? null : momentOf(fact, written, result.text, session);
  const hint = session.isSubagent ? null : hygieneSpeech(fact, result, session);
  const { speeches, halt } = await checkUp(fact, event, session);
  if (session.isSubagent) return filtered;
  const said = speak(
    [
      ...speeches,
      ...(await afterCompaction(event, session)),
      await guided(isGuided(speeches) ? null : moment, written, session),
      ...(await recited(result, session)),
      hint,
    ],
    session,
  );
  const decision = halt === null ? filtered.decision : ({ type: 'halt', reason: halt } as const);
  return { ...filtered, decision, context: [...filtered.context, ...said] };
}

async function withoutExcluded(event: PostToolUseEvent, world: World): Promise<Outcome> {
  if (event.tool !== 'Bash' || !wasNarrowed(event, world)) return PASS;
  const { filterOutput } = await import('./filter-output.ts');
  return filterOutput(event, world);
}

async function withoutNoise(
  event: PostToolUseEvent,
  visible: Outcome,
  session: Session,
): Promise<Outcome> {
  const { compress, aboveBytes } = session.config.output;
  const isLong = textField(event.response, 'stdout').length > aboveBytes;
  if (!compress || !isLong || event.tool !== 'Bash') return visible;
  const { shortened } = await import('./shorten.ts');
  return shortened(event, visible, session);
}

/** Whether PreToolUse has changed this call or left something of its output to be taken out. */
function wasNarrowed({ use, session }: PostToolUseEvent, world: World): boolean {
  const folded = world.journals.open(session)?.fold('exclusion', exclusionFold);
  return use !== undefined && folded?.state.narrowed[use] !== undefined;
}

async function recited(result: ToolResult, session: Session): Promise<readonly Speech[]> {
  if (!changesPlan(result) || !keepsPlans(session)) return [];
  const { reciteAdvance } = await import('./recitation.ts');
  return reciteAdvance(result, session);
}

async function guided(
  moment: Moment | null,
  written: string,
  session: Session,
): Promise<Speech | null> {
  const showsUse = written !== '' && awaitsUse(session);
  if (moment === null && !showsUse) return null;
  const { guide, noteUse } = await import('./guidance.ts');
  if (showsUse) noteUse(written, session);
  return moment && guide(moment, session);
}

async function judged(result: ToolResult, { journal }: Session): Promise<Fact | null> {
  const { observe } = await import('./observe/observe.ts');
  return observe(result, (text) => journal.keepError(text));
}
