import { truncate } from '../kit/text.ts';
import { current } from './decide.ts';
import type { LoopState } from './state.ts';

/** Nothing a loop puts before the model is longer. UTF-16 units. */
export const PROMPT_LIMIT = 9_500;
const TASK_LIMIT = 4_000;
const HINT_LIMIT = 1_000;

/** The parts of the next prompt, as far as there are any; most stable first. */
export interface PromptParts {
  /** Plan and progress. */
  readonly recitation?: string | null;
  /** What a compression pass keeps: errors that stand, approaches that failed. */
  readonly recap?: string | null;
  /** Due health text or guidance. */
  readonly speech?: string | null;
  /** The loop's own file, relative to the project. */
  readonly file: string;
}

/**
 * The message the agent goes on with: recitation, what is due, the user's hint, the task. Bounded: the task and the hint
 * have their room first, then each other part whole or not at all. No clock in it.
 */
export function composePrompt(
  loop: LoopState,
  ask: 'task' | 'evidence',
  parts: PromptParts,
): string {
  const tail = [
    hintText(loop),
    ask === 'evidence' ? evidenceText(loop) : taskText(loop, parts.file),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
  let room = PROMPT_LIMIT - tail.length;
  const kept = [parts.recitation, parts.recap, parts.speech].filter((part) => {
    if (!part || part.length + 2 > room) return false;
    room -= part.length + 2;
    return true;
  });
  return [...kept, tail].join('\n\n');
}

/** What stands beside the user's command when a loop begins, or beside the resume command. */
export function openingText(loop: LoopState, file: string, resumed: boolean): string {
  const head = resumed
    ? `Fire Flow loop ${loop.id} goes on: iteration ${current(loop)} of at most ${loop.maxIterations}.`
    : `Fire Flow loop ${loop.id} has begun: at most ${loop.maxIterations} iterations. Each time you end your turn the next one begins.`;
  return [head, ...(resumed ? ['', labelled(loop, file)] : []), '', ...rules(loop)].join('\n');
}

function taskText(loop: LoopState, file: string): string {
  const head = `Fire Flow loop ${loop.id}, iteration ${current(loop)} of at most ${loop.maxIterations}.`;
  return [head, labelled(loop, file), '', ...rules(loop)].join('\n');
}

function labelled(loop: LoopState, file: string): string {
  const cut = truncate(loop.task, TASK_LIMIT, '');
  const rest =
    cut === loop.task
      ? ''
      : `\n[${loop.task.length - cut.length} more characters of the task are in ${file}]`;
  return `The user's task:\n${cut}${rest}`;
}

function rules(loop: LoopState): readonly string[] {
  return [
    `When the whole task is done and a check that ran after your last change shows it, end your message with <promise>${loop.promise}</promise> and nothing else in the tag. Until then go on with the next step.`,
    'Where only the user can decide or provide something, say BLOCKED and what is needed.',
  ];
}

function hintText({ hint }: LoopState): string {
  return hint === null ? '' : `The user adds: ${truncate(hint, HINT_LIMIT)}`;
}

function evidenceText(loop: LoopState): string {
  return [
    `Fire Flow loop ${loop.id}: you said that the task is done, but no check passed after your last change.`,
    'Run the check that shows it (tests, build, or the command the task names), read its outcome,',
    `and end with <promise>${loop.promise}</promise> if it shows that the task is done. If it does not, go on with the task.`,
    'Where the task has no check, say what shows that it is done, and give the promise again.',
  ].join('\n');
}
