import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine } from '../finding.ts';

/** `bash: line 3: `, `zsh:1: `, `(eval):1: `, `./x.sh: line 4: `, `/bin/sh: 1: `. */
export function shell(lines: Lines, signs: Signs): Finding[] {
  return byLine('shell', lines, signs, [
    {
      pattern:
        /^(?:.{0,80}?: )?(?:line )?(?:\d+: )?(?<message>(?<subject>[^\s:]{1,120}): command not found)$/,
      kind: 'command-not-found',
      firm: true,
    },
    {
      pattern: /^(?:\S{0,40}?:)?(?:\d+: )?(?<message>command not found: .+)$/,
      kind: 'command-not-found',
      firm: true,
    },
    {
      pattern: /^(?:\/\S+\/)?(?:ba|da|a|z|k)?sh: (?:line )?\d+: (?<message>\S+: not found)$/,
      kind: 'command-not-found',
      firm: true,
    },
    {
      pattern: /^(?<message>'?[^\s']+'? is not recognized as an internal or external command.*)/,
      kind: 'command-not-found',
      firm: true,
    },
    {
      pattern:
        /^(?:\S{1,80}: )?(?:(?:line )?\d+: |\w+:\d+: )?(?<message>(?:syntax error near|syntax error:|unexpected EOF while|parse error near|Syntax error:).*)/,
      kind: 'syntax',
      firm: true,
    },
    {
      pattern:
        /^(?:\S{1,80}: )?(?:line )?(?:\d+: )?(?<message>\w+: (?:unbound variable|parameter not set|parameter null or not set))/,
      kind: 'missing-env',
      firm: true,
    },
    {
      pattern: /^(?:\S{1,40}:)?(?:\d+: )?(?<message>no matches found: .+)/,
      kind: 'not-found',
      firm: true,
    },
    {
      pattern:
        /^(?:.{0,80}?: )?(?:line )?(?:\d+: )?(?:\d+ )?(?<message>(?:Segmentation fault|Bus error|Floating point exception|Illegal instruction|Aborted)\b.{0,40})/,
      kind: 'runtime-error',
      firm: true,
    },
    {
      pattern: /^(?:.{0,80}?: )?(?:line )?(?:\d+: )?(?:\d+ )?(?<message>Killed\b.{0,80})$/,
      kind: 'oom',
      firm: true,
    },
  ]);
}
