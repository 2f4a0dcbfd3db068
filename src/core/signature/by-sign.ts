import {
  eachLine,
  type Finding,
  type Lines,
  matchRules,
  type Rule,
  type Signs,
} from './finding.ts';

/** One rule with the words of which a line must hold one for it to be tried. */
export type Signed = readonly [signs: Signs, rule: () => Rule];

/** `byLine` for many tools that share little: of the rules only those are made and tried of whose own signs the line holds one. */
export function bySign(
  family: string,
  lines: Lines,
  signs: Signs,
  rows: readonly Signed[],
): Finding[] {
  return eachLine(lines, signs, (line, at) => {
    const rules = rows
      .filter(([own]) => own.some((sign) => line.includes(sign)))
      .map(([, rule]) => rule());
    return matchRules(family, rules, line, at) ?? [];
  });
}
