import { current, timeSpent } from './decide.ts';
import type { EndReason, LoopState } from './state.ts';

const PREFIX = '/fire-flow:';

/** The limits in force, for the user. */
export function limitsText(loop: LoopState): string {
  const parts = [
    `at most ${loop.maxIterations} iterations`,
    `${loop.maxMinutes} minutes`,
    `${loop.maxTokens.toLocaleString('en-US')} tokens`,
  ];
  const breaker = loop.breaker ? (loop.aggressive ? 'aggressive' : 'on') : 'off';
  const skills = loop.skills.length > 0 ? `, skills ${loop.skills.join(', ')}` : '';
  return `${parts.join(', ')}; done at <promise>${loop.promise}</promise>; checkpoint every ${loop.checkpointInterval}; circuit breaker ${breaker}${skills}`;
}

const WHY: Readonly<Record<EndReason, string>> = {
  prompt: 'paused by your prompt',
  interrupted:
    'interrupted: the agent did not come to its stop (abort, error, rate limit or full context)',
  'session-end': 'paused: its session ended',
  waiting: 'waiting for work in the background',
  'save-failed': 'paused: its state could not be saved',
  'output-decline': 'rest: output has declined',
  'context-full': 'rest: the context is nearly full',
  'long-context': 'rest: many iterations in one context',
  'same-action': 'rest: the same action three times',
  blocked: 'blocked by something outside',
  'circuit-break': 'circuit breaker',
  idle: 'idle: nothing was done',
  'max-iterations': 'iteration limit',
  'max-minutes': 'time limit',
  'max-tokens': 'token limit',
  promise: 'done',
  cancelled: 'stopped by you',
};

export function whyText({ reason, detail }: LoopState): string {
  const why = reason === null ? '' : WHY[reason];
  return detail === '' ? why : `${why} (${detail})`;
}

/** One paragraph on where a loop stands, for the user. */
export function statusText(loop: LoopState, now: number): string {
  const minutes = Math.floor(timeSpent(loop, now) / 60_000);
  const state =
    loop.status === 'running' ? 'running' : loop.status === 'ready' ? 'ready' : whyText(loop);
  const at =
    loop.status === 'running' ? `iteration ${current(loop)}` : `${loop.iteration} iterations done`;
  const lines = [
    `Loop ${loop.id}: ${state}; ${at} of at most ${loop.maxIterations}, ${minutes} of ${loop.maxMinutes} minutes, ${loop.tokens.toLocaleString('en-US')} of ${loop.maxTokens.toLocaleString('en-US')} tokens.`,
    `Task: ${firstLine(loop.task)}`,
  ];
  if (loop.hint !== null) lines.push(`Pending hint: ${firstLine(loop.hint)}`);
  return lines.join('\n');
}

/** How to go on with a loop that does not run; `''` where it is over. */
export function resumeLine(loop: LoopState): string {
  if (loop.status === 'done' || loop.reason === 'cancelled') return '';
  if (loop.reason === 'max-iterations')
    return `${PREFIX}fire-loop-extend N, then ${PREFIX}fire-loop-resume ${loop.id}, goes on.`;
  if (loop.status === 'resting')
    return `Type /clear, then ${PREFIX}fire-loop-resume ${loop.id}: it goes on in a fresh context.`;
  return `Resume with: ${PREFIX}fire-loop-resume ${loop.id}`;
}

/** What the user is told when a loop ends. */
export function endText(loop: LoopState, file: string): string {
  return [
    `Fire Flow loop ${loop.id} ended after ${loop.iteration} iterations: ${whyText(loop)}.`,
    `State saved to: ${file}`,
    resumeLine(loop),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

export interface BlockedReport {
  /** What kind of thing stands in the way. */
  readonly kind: string;
  readonly error: string;
  readonly action: string;
  /** The entry in BLOCKERS.md; absent where none was written. */
  readonly entry?: string;
}

const WIDTH = 77;

/** The box a blocked loop ends with. */
export function blockedBox(loop: LoopState, file: string, report: BlockedReport): string {
  const inside = [
    `Blocker Type: ${report.kind}`,
    `Error: ${report.error}`,
    '',
    'This error requires action outside the loop:',
    `  ${report.action}`,
    '',
    `State saved to: ${file}`,
    `Resume with: ${PREFIX}fire-loop-resume ${loop.id}`,
    ...(report.entry ? ['', `Added to BLOCKERS.md as ${report.entry}`] : []),
  ];
  const rule = '─'.repeat(WIDTH);
  const row = (text: string) => `│ ${text.padEnd(WIDTH - 1)}│`;
  const body = inside.flatMap((line) => wrap(line, WIDTH - 2)).map(row);
  return [`┌${rule}┐`, row('EXECUTION BLOCKED'), `├${rule}┤`, ...body, `└${rule}┘`].join('\n');
}

function wrap(line: string, width: number): readonly string[] {
  const characters = [...line.replace(/\s*\n\s*/g, ' ')];
  const rows = Math.max(1, Math.ceil(characters.length / width));
  return Array.from({ length: Math.min(rows, 6) }, (_, i) =>
    characters.slice(i * width, (i + 1) * width).join(''),
  );
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  return line.length > 200 || line !== text.trim() ? `${line.slice(0, 200)} …` : line;
}
