import { fence, truncate } from '../../kit/text.ts';
import type { Spin } from '../spin.ts';
import type { Attempt } from '../state.ts';
import { page, quoted } from './lines.ts';

const MAX_ATTEMPTS = 4;

/** The seed's template in neutral words: the error, what was tried, where else to look. */
export function spinningText(spin: Spin, iteration: number): string {
  const head = [`HEALTH CHECK: SPINNING (iteration ${iteration})`, opening(spin)];
  const error = spin.repeat.text === '' ? [] : fence(truncate(spin.repeat.text, 200)).split('\n');
  return page([...head, ...error], attemptLines(spin.attempts), adviceFor(spin));
}

function adviceFor({ how, source }: Spin): readonly string[] {
  return how === 'misuse' && !/^(?:Edit|MultiEdit|NotebookEdit) /.test(source) ? CALL : ADVICE[how];
}

function opening({ how, count, source }: Spin): string {
  const where = quoted(source, 80);
  if (how === 'cycle')
    return `The same errors have come round ${count} times in ${where}; one of them:`;
  if (how === 'retry')
    return `${where} was run ${count} times without a change, with the same error:`;
  if (how === 'misuse') return `${where} was refused ${count} times for the same reason:`;
  return `The same error has come ${count} times in ${where}:`;
}

function attemptLines(attempts: readonly Attempt[]): readonly string[] {
  if (attempts.length === 0) return [];
  const shown = attempts
    .slice(-MAX_ATTEMPTS)
    .map((attempt, at) => `${at + 1}. ${attemptLine(attempt)}`);
  return ['Approaches already tried, the error came back after each:', ...shown];
}

function attemptLine({ iteration, edits }: Attempt): string {
  const said = edits.find((edit) => edit.said)?.said;
  const changes = edits.slice(-2).map(({ path, excerpt }) => `${path} ${quoted(excerpt, 70)}`);
  const more = edits.length > 2 ? ` and ${edits.length - 2} more` : '';
  const words = said === undefined ? '' : ` (said: ${quoted(said, 90)})`;
  return `[iteration ${iteration}] ${changes.join(', ')}${more}${words}`;
}

const ROTATE = [
  'Another change of this kind is unlikely to help. Other ways to go at it:',
  '- find where the bad data comes from, not where the error shows',
  '- change the producer instead of the consumer',
  '- make the value right at its source instead of checking for it later',
  'If no other approach is at hand, say what was learnt so far and ask the user.',
];

const CALL = [
  'The same call will fail in the same way. Look at what it needs (its input, its environment), or take another tool.',
  'If no other way is at hand, say what was learnt and ask the user.',
];

const ADVICE: Readonly<Record<Spin['how'], readonly string[]>> = {
  repeat: ROTATE,
  cycle: ['Each change brings back what the one before had mended.', ...ROTATE],
  retry: [
    'The result will be the same while nothing is changed.',
    'Change one thing that the error names and run it again, or say what was learnt and ask the user.',
  ],
  call: CALL,
  misuse: [
    'The call itself does not fit. Read the file again in full, copy the text from what was read, or use another tool:',
    '- a larger stretch of text with its exact white space',
    '- writing the whole file anew',
  ],
};
