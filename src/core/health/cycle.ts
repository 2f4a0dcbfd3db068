const LONGEST = 5;

/**
 * How often a whole cycle of two to five different outcomes stands at the end of a history, one after the other;
 * 1 where nothing is repeated. The same outcome over and over is no cycle but a repeat.
 */
export function repetitions(history: readonly string[]): number {
  let most = 1;
  for (let period = 2; period <= LONGEST; period++) {
    if (new Set(history.slice(-period)).size > 1) most = Math.max(most, wholes(history, period));
  }
  return most;
}

function wholes(history: readonly string[], period: number): number {
  let same = 0;
  for (let at = history.length - 1; at >= period && history[at] === history[at - period]; at--)
    same++;
  return 1 + Math.floor(same / period);
}
