import { fence } from '../../kit/text.ts';
import type { Cause } from '../cause.ts';
import type { Blocker } from '../state.ts';
import { page } from './lines.ts';

/** The blocker's box in plain lines. */
export function blockedText(blocker: Blocker, cause: Cause): string {
  const head = ['EXECUTION BLOCKED', `Blocker type: ${cause.type} (${blocker.kind})`];
  const tail = [
    'The cause lies outside the work. Action needed, by the user unless it is within reach:',
    `- ${cause.action}`,
    'Until then, repeating the same command brings the same error. Work that does not need it can go on; else say what is needed and end the turn.',
  ];
  return page(head, fence(blocker.text).split('\n'), tail);
}
