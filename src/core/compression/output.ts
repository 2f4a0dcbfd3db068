import { lines } from '../kit/text.ts';
import { NOISE, type NoisyFamily, TELLING_LINE } from './noise.ts';

export interface Shortened {
  readonly text: string;
  /** Lines left out; 0: the text is the given one. */
  readonly left: number;
}

/** The first and last lines of an output stay as they are: what ran, and how it ended. */
const HEAD = 3;
const TAIL = 25;

const MAX_JUDGED = 600;

/**
 * Shortens the output of an install, a build or a test run: runs of lines that only say that something passed become one
 * line with their count. Error lines, warnings, summaries and everything not known to be noise stay word for word.
 *
 * @param errorLines the error lines of the output, as the signature room finds them
 * @param above characters from which on shortening is worth it
 */
export function shortenOutput(
  output: string,
  family: NoisyFamily,
  errorLines: readonly string[],
  above: number,
): Shortened {
  if (output.length <= above) return { text: output, left: 0 };
  const { kept, left } = collapse(lines(output), family, new Set(errorLines));
  const text = kept.join('\n');
  const whole = left > 0 && errorLines.every((line) => text.includes(line));
  return whole ? { text, left } : { text: output, left: 0 };
}

function collapse(all: readonly string[], family: NoisyFamily, errors: ReadonlySet<string>) {
  const kept: string[] = [];
  let left = 0;
  let run: string[] = [];
  const close = () => {
    if (run.length > 2) {
      kept.push(`[${run.length} lines of passing ${family} output left out]`);
      left += run.length;
    } else kept.push(...run);
    run = [];
  };
  all.forEach((line, i) => {
    const edge = i < HEAD || i >= all.length - TAIL;
    if (!edge && !errors.has(line) && isNoise(line, family)) run.push(line);
    else {
      close();
      kept.push(line);
    }
  });
  close();
  return { kept, left };
}

function isNoise(line: string, family: NoisyFamily): boolean {
  const start = line.slice(0, MAX_JUDGED);
  if (start.trim() === '' || TELLING_LINE.test(line)) return false;
  return NOISE[family].some((shape) => shape.test(start));
}
