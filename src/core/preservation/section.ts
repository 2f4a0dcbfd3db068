import { hash } from '../kit/hash.ts';
import { fence, truncate } from '../kit/text.ts';
import { maskSecrets } from './mask.ts';
import type {
  BreakerReport,
  ErrorSignal,
  FailedApproach,
  ResolvedError,
  StopSignals,
} from './signal.ts';

export type SectionName =
  | 'task'
  | 'errors'
  | 'stops'
  | 'failed'
  | 'worked'
  | 'breaker'
  | 'working'
  | 'upcoming';

/** One signal as the block shows it: included whole or left to the file. */
export interface Item {
  /** Stable for the same signal. */
  readonly id: string;
  readonly section: SectionName;
  /** The lines it adds to its section, secrets masked. */
  readonly text: string;
  /** What must be found word for word for the signal to count as kept, secrets masked. */
  readonly proof: readonly string[];
}

export interface Section {
  readonly name: SectionName;
  readonly heading: string;
  /** Error lines stand in one fence. */
  readonly fenced: boolean;
  readonly items: readonly Item[];
}

/**
 * The signals as sections, most valuable first. The order and the bytes depend on the signals alone.
 *
 * @param whole for the file: long requests and commands are not cut
 */
export function sectionsOf(signals: StopSignals, whole = false): Section[] {
  const sections = [
    section('task', 'Current task', taskItems(signals, whole)),
    section(
      'errors',
      'Errors (verbatim, do NOT paraphrase)',
      signals.errors.flatMap(errorItems),
      true,
    ),
    section('stops', 'BLOCKED and stop orders', stopItems(signals)),
    section(
      'failed',
      'Failed Approaches (DO NOT RETRY without new information)',
      signals.failed.map(failedItem),
    ),
    section(
      'worked',
      'What worked',
      signals.worked.map((text) => item('worked', `- ${flat(text)}`, [flat(text)])),
    ),
    section('breaker', 'Circuit Breaker State', breakerItems(signals.breaker)),
    section('working', 'Working State', workingItems(signals)),
    section(
      'upcoming',
      'Upcoming tasks',
      signals.upcoming.map((text, i) => item('upcoming', `${i + 1}. ${flat(text)}`, [flat(text)])),
    ),
  ];
  return sections.filter(({ items }) => items.length > 0);
}

function section(
  name: SectionName,
  heading: string,
  items: readonly Item[],
  fenced = false,
): Section {
  return { name, heading, items, fenced };
}

function item(name: SectionName, text: string, proof: readonly string[]): Item {
  const masked = maskSecrets(text);
  return {
    id: `${name}:${hash(masked)}`,
    section: name,
    text: masked,
    proof: proof.map(maskSecrets),
  };
}

/** One line: what is quoted in a list must not break it. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Longer requests and commands begin here and stand whole in the file. */
const MAX_QUOTE = 1_500;
const MAX_COMMAND = 600;

function taskItems({ task, command, requests }: StopSignals, whole: boolean): Item[] {
  const max = whole ? Number.POSITIVE_INFINITY : MAX_QUOTE;
  const items = task === null ? [] : [quoted('Task', task, max)];
  if (command) {
    const text = truncate(flat(command.text), whole ? max : MAX_COMMAND);
    items.push(item('task', `Last command (${command.outcome}): ${code(text)}`, [text]));
  }
  const others = requests.filter((request) => request !== task);
  return [...items, ...others.map((request) => quoted('The user asked', request, max))];
}

/** Several lines stay several lines, in a fence. */
function quoted(label: string, text: string, max: number): Item {
  const shown = truncate(text.trim(), max);
  if (!shown.includes('\n')) return item('task', `${label}: ${shown}`, [shown]);
  return item('task', `${label}:\n${fence(shown, 'text')}`, [shown]);
}

function code(text: string): string {
  return text.includes('`') ? text : `\`${text}\``;
}

/** Lines of an error that stand or fall together; an error of many lines is several items. */
const LINES_PER_ITEM = 8;
const CHARS_PER_ITEM = 1_500;

function errorItems(error: ErrorSignal): Item[] {
  const times = error.count > 1 ? ` (seen ${error.count} times)` : '';
  const head = `# from: ${truncate(flat(error.source), 200)}${times}`;
  const masked = maskSecrets(error.lines.join('\n')).split('\n');
  return groupLines(masked).map((lines, i) => {
    const body = lines.join('\n');
    return item('errors', `${head}${i === 0 ? '' : ' (continued)'}\n${body}`, lines);
  });
}

function groupLines(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const last = groups.at(-1);
    const full = last === undefined || last.length >= LINES_PER_ITEM;
    if (full || size + line.length > CHARS_PER_ITEM) {
      groups.push([line]);
      size = line.length;
    } else {
      last.push(line);
      size += line.length;
    }
  }
  return groups;
}

function stopItems({ blocked, refused, orders, breaker }: StopSignals): Item[] {
  const why = breaker?.blocked ? [`- BLOCKED: ${flat(breaker.blocked)}`] : [];
  return [
    ...why.map((text) => item('stops', text, [flat(breaker?.blocked ?? '')])),
    ...orders.map((text) => item('stops', `- The user ordered: "${flat(text)}"`, [flat(text)])),
    ...blocked.map((text) => item('stops', `- You stated: ${flat(text)}`, [flat(text)])),
    ...refused.map((text) => item('stops', `- Refused: ${flat(text)}`, [flat(text)])),
  ];
}

function failedItem(failed: FailedApproach): Item {
  const text = flat(failed.text);
  const reason = flat(failed.reason);
  const tried = failed.count > 1 ? ` Tried ${failed.count} times.` : '';
  const instead = failed.instead ? ` Worked instead: ${flat(failed.instead)}` : '';
  const why = reason === '' ? '' : ` — ${reason}`;
  return item(
    'failed',
    `- ${text}${why}.${tried}${instead}`,
    [text, reason].filter((part) => part !== ''),
  );
}

function breakerItems(breaker: BreakerReport | null): Item[] {
  if (!breaker) return [];
  const { stall, spin, decline, state } = breaker;
  const text = `stall: ${stall[0]}/${stall[1]} | spin: ${spin[0]}/${spin[1]} | decline: ${decline}% | state: ${state}`;
  return [item('breaker', text, [text])];
}

function workingItems(signals: StopSignals): Item[] {
  const items: Item[] = [];
  const { change, hypothesis, confidence, modified } = signals;
  if (change) {
    const place = change.line === undefined ? change.path : `${change.path}:${change.line}`;
    const label = change.check === 'failed' ? 'Last change' : 'Last successful change';
    items.push(item('working', `- ${label}: ${place} (check ${change.check})`, [place]));
  }
  if (hypothesis)
    items.push(item('working', `- Current hypothesis: ${flat(hypothesis)}`, [flat(hypothesis)]));
  const [sure] = confidence;
  if (sure !== undefined) {
    const earlier = confidence.length > 1 ? ` (before: ${confidence.slice(1).join(', ')})` : '';
    items.push(item('working', `- Confidence: ${sure}/100${earlier}`, [`${sure}/100`]));
  }
  for (const one of signals.resolved) items.push(resolvedItem(one));
  if (modified.length > 0) items.push(modifiedItem(modified));
  return items;
}

function resolvedItem({ text, by, commit }: ResolvedError): Item {
  const how = commit ? ` in commit ${commit}` : by ? ` by: ${flat(by)}` : '';
  return item('working', `- Resolved${how}: ${flat(text)}`, [flat(text)]);
}

const MAX_MODIFIED = 20;

function modifiedItem(modified: readonly string[]): Item {
  const shown = modified.slice(0, MAX_MODIFIED);
  const more = modified.length > shown.length ? ` and ${modified.length - shown.length} more` : '';
  return item('working', `- Modified files: ${shown.join(', ')}${more}`, shown);
}
