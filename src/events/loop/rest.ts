import { compress, restSnapshot } from '../../core/compression/index.ts';
import type { Turn } from '../../core/facts/turn.ts';
import type { Assessment } from '../../core/health/index.ts';
import { fence } from '../../core/kit/text.ts';
import { type LoopState, statusText } from '../../core/loop/index.ts';
import { composeFile, maskSecrets, type StopSignals } from '../../core/preservation/index.ts';
import { checkFamily } from '../../core/signature/index.ts';
import type { PlanView } from './plan.ts';
import { type LoopSession, timestamp } from './session.ts';
import { errorLines } from './signals.ts';
import { loopFolder } from './store.ts';

/** Characters of the conversation that a snapshot keeps. */
const MAX_CONTEXT = 24_000;

export interface Rest {
  readonly turns: readonly Turn[];
  readonly view: PlanView;
  readonly signals: StopSignals;
  readonly assessment: Assessment | null;
}

/** Writes `sabbath-<id>-iter<N>.md`: all that a fresh context needs, what matters most first. Gives its path, absolute. */
export function writeSnapshot(session: LoopSession, loop: LoopState, rest: Rest): string | null {
  const { files, clock } = session.world;
  const path = `${loopFolder(session.root)}/sabbath-${loop.id}-iter${loop.iteration}.md`;
  const written = files.replace(path, snapshotText(session, loop, rest, timestamp(clock.now())));
  return written.ok ? path : null;
}

/** The newest snapshot of a loop, by its iteration. */
export function latestSnapshot({ root, world }: LoopSession, id: string): string | null {
  const entries = world.files.list(loopFolder(root));
  const iterations = (entries.ok ? entries.value : []).flatMap(({ name }) => {
    const match = /^sabbath-(.+)-iter(\d{1,6})\.md$/.exec(name);
    return match && match[1] === id ? [{ name, iteration: Number(match[2]) }] : [];
  });
  const [newest] = iterations.sort((a, b) => b.iteration - a.iteration);
  return newest ? `${loopFolder(root)}/${newest.name}` : null;
}

function snapshotText(session: LoopSession, loop: LoopState, rest: Rest, now: string): string {
  const { signals, view, assessment } = rest;
  const sections: readonly (readonly [string, string])[] = [
    ['Progress', statusText(loop, session.world.clock.now())],
    ['Next Steps', list([...currentTask(view), ...view.upcoming])],
    ['Circuit Breaker', assessment ? readings(assessment) : 'not known'],
    ['Error History', fenced(signals.errors.flatMap(({ lines }) => lines).slice(0, 30))],
    ['Approaches Tried', list(signals.failed.map(({ text, reason }) => `${text} -> ${reason}`))],
    ['What Worked', list(signals.worked)],
    ['Files Modified', list(signals.modified.slice(0, 40))],
    ['Skills', list(loop.skills)],
    ['Key Context', keyContext(session, rest)],
  ];
  const body = sections.flatMap(([title, text]) => [`## ${title}`, '', text || '-', '']);
  const head = [
    '---',
    `loop: ${loop.id}`,
    `iteration: ${loop.iteration}`,
    `created: ${now}`,
    '---',
    '',
  ];
  const text = [
    ...head,
    `# Sabbath Rest — loop ${loop.id}, iteration ${loop.iteration}`,
    '',
    ...body,
  ];
  return maskSecrets(`${text.join('\n')}\n${composeFile(signals, now, 'sabbath_rest')}`);
}

function currentTask({ plan }: PlanView): readonly string[] {
  return plan ? [`Task ${plan.current.number}: ${plan.current.title}`] : [];
}

function readings({ breaker, health, counters }: Assessment): string {
  return `${breaker}, ${health}; stall ${counters.stall}, spin ${counters.spin}, decline ${counters.decline} %`;
}

function keyContext({ root }: LoopSession, { turns, view, signals }: Rest): string {
  const compression = compress(turns, {
    closes: ({ name, input }) => name === 'Bash' && checkFamily(String(input['command'])) !== null,
    errorLines: (text) => errorLines(text, root),
    orders: signals.orders,
    upcoming: view.upcoming,
  });
  return fence(restSnapshot(compression, MAX_CONTEXT), 'data');
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item.replace(/\s+/g, ' ').trim()}`).join('\n');
}

function fenced(lines: readonly string[]): string {
  return lines.length === 0 ? '' : fence(lines.join('\n'), 'text');
}
