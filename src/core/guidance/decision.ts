/** Wording that puts options side by side and asks which. */
const CHOICES: readonly RegExp[] = [
  /\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/i,
  /\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/i,
  /\b\w[\w.+-]* (?:vs\.?|versus) \w/i,
  /\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/i,
  /\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/i,
  /,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/,
  /:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/,
];

/** Whether a prompt asks for a choice between options: the `decision` moment instead of `prompt`. */
export function asksToDecide(prompt: string): boolean {
  const text = prompt.slice(0, 2_000);
  return CHOICES.some((pattern) => pattern.test(text));
}
