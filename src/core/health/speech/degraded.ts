/** Output has thinned out: a rest is better than pressing on. */
export function degradedText(decline: number): string {
  return [
    'HEALTH CHECK: DEGRADED',
    `The last three iterations put out at least ${decline} % less than the first three.`,
    'A rest is near: write down what is done, what is open and what was learnt, so that a fresh context can go on from it.',
    'Until then keep to one small step at a time.',
  ].join('\n');
}
