import { holdsAny } from '../kit/text.ts';

/**
 * Wordings, in lower case, that put options side by side and ask which. Compiling a pattern costs more than a plain look, so
 * each is only tried where one of its marks occurs.
 */
const CHOICES: readonly (readonly [marks: readonly string[], wording: RegExp])[] = [
  [
    ['should ', 'shall '],
    /\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/,
  ],
  [
    ['better', 'best', 'prefer', 'recommend', 'right', 'safer'],
    /\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/,
  ],
  [[' vs', ' versus'], /\b\w[\w.+-]* (?:vs\.?|versus) \w/],
  [
    ['trade', 'pros and cons', 'checkpoint:', 'decide ', 'choose ', 'choice '],
    /\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/,
  ],
  [['where '], /\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],
  [['?'], /,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],
  [['?'], /:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/],
];

/** Whether a prompt asks for a choice between options: the `decision` moment instead of `prompt`. */
export function asksToDecide(prompt: string): boolean {
  const text = prompt.slice(0, 2_000).toLowerCase();
  return CHOICES.some(([marks, wording]) => holdsAny(text, marks) && wording.test(text));
}
