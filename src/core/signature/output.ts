import { hash } from '../kit/hash.ts';
import { clean } from './clean.ts';
import { normaliseOutput } from './normalise.ts';

/** A hash of an output without times, durations, addresses and identifiers: equal for a poll that saw no change. */
export function outputHash(text: string): string {
  return hash(normaliseOutput(withoutCwdNote(clean(text).lines).join('\n')));
}

/** The host says below a command's output when it moved the shell back: not the command's words. */
export function withoutCwdNote(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !line.startsWith('Shell cwd was reset to '));
}
