import type { LoopArguments } from './arguments.ts';
import { oneLineOf } from './recap.ts';
import type { LoopState } from './state.ts';
import { limitsText, whyText } from './texts.ts';

/** The head of `fire-loop-<id>.md`. Every value is JSON on one line, so that no task can pose as the file's own structure. */
export function loopFileHead(loop: LoopState, timestamp: string): string {
  const fields: readonly (readonly [string, unknown])[] = [
    ['id', loop.id],
    ['status', 'active'],
    ['created', timestamp],
    ['prompt', loop.task],
    ['max_iterations', loop.maxIterations],
    ['max_minutes', loop.maxMinutes],
    ['max_tokens', loop.maxTokens],
    ['completion_promise', loop.promise],
    ['checkpoint_interval', loop.checkpointInterval],
    ['aggressive', loop.aggressive],
    ['circuit_breaker', loop.breaker],
    ['apply_skills', loop.skills.join(',')],
  ];
  const matter = fields.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const sections = [
    'Loop Progress',
    'Health Classification History',
    'Circuit Breaker State',
    APPROACHES,
  ];
  return [
    '---',
    ...matter,
    '---',
    '',
    `# Loop ${loop.id}`,
    '',
    limitsText(loop),
    '',
    ...sections.flatMap((title) => [`## ${title}`, '']),
  ].join('\n');
}

const APPROACHES = 'Approaches Tried';

/** What a loop file's head says, for a state file that is lost; `null` where it is not ours or not whole. */
export function readLoopHead(source: string) {
  const end = source.indexOf('\n---', 3);
  if (!source.startsWith('---') || end < 0) return null;
  const values = new Map<string, unknown>();
  for (const line of source.slice(0, end).split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) values.set(line.slice(0, colon), parse(line.slice(colon + 2)));
  }
  const text = (key: string, other: string) => typed(values.get(key), 'string') ?? other;
  const count = (key: string) => typed(values.get(key), 'number');
  const [task, max, minutes, tokens] = [
    text('prompt', ''),
    count('max_iterations'),
    count('max_minutes'),
    count('max_tokens'),
  ];
  if (task === '' || !max || !minutes || !tokens) return null;
  const skills = text('apply_skills', '')
    .split(',')
    .filter((name) => name !== '');
  const given: LoopArguments = {
    task,
    maxIterations: max,
    promise: text('completion_promise', 'DONE'),
    checkpointInterval: count('checkpoint_interval') ?? 5,
    aggressive: values.get('aggressive') === true,
    breaker: values.get('circuit_breaker') !== false,
    skills,
  };
  return { given, limits: { maxMinutes: minutes, maxTokens: tokens } };
}

type Kinds = { string: string; number: number };

function typed<Kind extends keyof Kinds>(value: unknown, kind: Kind): Kinds[Kind] | undefined {
  return typeof value === kind ? (value as Kinds[Kind]) : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Adds approaches under their heading, each once. A file without the heading gets it at its end. */
export function addApproaches(source: string, approaches: readonly string[]): string {
  const heading = `## ${APPROACHES}\n`;
  const known = new Set(source.split('\n'));
  const fresh = approaches.map((text) => `- ${oneLineOf(text)}`).filter((line) => !known.has(line));
  if (fresh.length === 0) return source;
  const at = source.indexOf(`\n${heading}`);
  if (at < 0) return `${source}\n${heading}\n${fresh.join('\n')}\n`;
  const body = at + 1 + heading.length;
  const next = source.indexOf('\n## ', body - 1);
  const end = next < 0 ? source.length : next;
  return `${source.slice(0, end).trimEnd()}\n${fresh.join('\n')}\n${next < 0 ? '' : source.slice(end)}`;
}

/** One line per event at the end of the file: begun, rested, resumed, a checkpoint. */
export function logEntry(timestamp: string, title: string, body = ''): string {
  return `\n## ${title}\n\ntimestamp: ${timestamp}\n${body === '' ? '' : `\n${body.trimEnd()}\n`}`;
}

/** The last section of a loop that is over. */
export function finalResult(loop: LoopState): string {
  return [
    `- Status: ${loop.status}`,
    `- Reason: ${oneLineOf(whyText(loop))}`,
    `- Iterations: ${loop.iteration} of at most ${loop.maxIterations}`,
    `- Tokens: ${loop.tokens}`,
    `- Minutes: ${Math.floor(loop.spent / 60_000)}`,
  ].join('\n');
}
