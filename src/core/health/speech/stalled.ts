import type { HealthState, Iteration } from '../state.ts';
import { page, quoted } from './lines.ts';

/** The seed's template in neutral words: what was done lately, and how to go on. */
export function stalledText(
  state: HealthState,
  count: number,
  step: number,
  suggestions: readonly string[],
): string {
  const head = [
    `HEALTH CHECK: STALLED (iteration ${state.iteration})`,
    `No file has changed for ${count} iterations, and no new error has been seen.`,
  ];
  const actions = ['Recent actions:', ...state.recent.slice(-count).slice(-3).map(actionLine)];
  const skills =
    suggestions.length === 0
      ? []
      : ['From the skills library:', ...suggestions.slice(0, 3).map((name) => `- ${name}`)];
  return page(head, actions, [...skills, ...(step >= 3 ? ASK : GO_ON)]);
}

function actionLine({ number, actions, looks }: Iteration): string {
  const shown = actions.slice(-3).map((action) => quoted(action, 70));
  const more = looks > 3 ? ` (${looks} looks in all)` : '';
  return `- [iteration ${number}] ${shown.join(', ')}${more}`;
}

const GO_ON = ['To move on:', '1. pick one specific change', '2. make it', '3. test it'];
const ASK = [
  'What is known so far may be enough for a first change; a check will show what is missing.',
  'If something outside the work is missing, say what it is and ask the user for it.',
];
