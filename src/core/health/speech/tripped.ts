import { fence } from '../../kit/text.ts';
import type { HealthState } from '../state.ts';
import { page } from './lines.ts';

/** The breaker's last word: the next move is the user's. */
export function trippedText(state: HealthState, reason: string, text: string): string {
  const head = [`CIRCUIT BREAKER: TRIPPED (iteration ${state.iteration})`, `Reason: ${reason}.`];
  const tail = [
    'More attempts of this kind have not helped. Please stop here and tell the user:',
    '- what the goal was and where it stands',
    '- what was tried, and what each attempt showed',
    '- what is needed to go on',
  ];
  return page(head, text === '' ? [] : fence(text).split('\n'), tail);
}
