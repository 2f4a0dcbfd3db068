import { holdsAny } from '../kit/text.ts';

/** What lines of code, of comments and of tables begin with, behind blanks. */
const BEGINNINGS = [
  ...['│', '╷', '╵', '//', '#', '*', '<!--'],
  ...['import ', 'const ', 'let ', 'var ', 'func ', 'def ', 'return ', 'if '],
];
const ENDINGS = '{;,';
const DIGITS = '0123456789';

/**
 * Whether a line is source code, data or a search hit, as failed `grep`s and `cat`s print them: its words speak of no failure.
 * A pattern is tried only where a plain look finds what it must hold: to compile one costs more than many looks.
 */
export function isCode(line: string): boolean {
  const start = line.trimStart();
  if (line.startsWith('>') || ENDINGS.includes(line.trimEnd().at(-1) ?? ' ')) return true;
  if (BEGINNINGS.some((beginning) => start.startsWith(beginning))) return true;
  if (DIGITS.includes(start[0] ?? ' ') && NUMBERED.test(start)) return true;
  return holdsAny(line, [':', '-']) && HIT.test(line);
}

const NUMBERED = /^\d+[-:\t→]|^\d{1,6} ?[|│] /;
const HIT = /^[\w./-]+\.\w{1,5}[:-]\d+[:-](?! \w)/;
