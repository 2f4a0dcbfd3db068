import type { Lines } from './finding.ts';

/** Lines from `from` up to, not including, the first that matches `stop`; at most `max`. */
export function until(lines: Lines, from: number, stop: RegExp, max = 40): readonly string[] {
  const end = Math.min(lines.length, from + max);
  let at = from;
  while (at < end && !stop.test(lines[at] ?? '')) at++;
  return lines.slice(from, at);
}

/** Joins the words of several lines, blank ones left out. */
export function joined(parts: readonly string[], max = 6): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, max)
    .join(' ');
}
