import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine } from '../finding.ts';

/** ruby's uncaught errors: place, method, message, class in brackets. */
export function rubyThrown(lines: Lines, signs: Signs): Finding[] {
  return byLine('ruby', lines, signs, [
    {
      pattern:
        /^(?<file>[^\s:]+\.rb):\d+: (?<message>syntax errors? (?:found|,).*|.*unexpected .+, expecting .+)/,
      kind: 'syntax',
      firm: true,
    },
    {
      pattern:
        /^(?:\S{0,200}: )?(?<file>[^\s:]+(?::\/[^\s:]+)?):\d+:in [`'][^`']*[`']: (?<message>.+?) \((?<type>[A-Z][\w:]*)\)$/,
      kind: 'runtime-error',
    },
  ]);
}

export function php(lines: Lines, signs: Signs): Finding[] {
  return byLine('php', lines, signs, [
    {
      pattern:
        /^(?:PHP )?(?<type>Parse error): {1,2}(?<message>.+?) in (?<file>\S+\.php)(?: on line \d+|:\d+)/,
      kind: 'syntax',
      firm: true,
    },
    {
      pattern:
        /^(?:PHP )?Fatal error: {1,2}Uncaught (?:\w+\\)*(?<type>\w+): (?<message>.+?) in (?<file>\S+\.php):\d+/,
      kind: 'runtime-error',
    },
    {
      pattern:
        /^(?:PHP )?(?<type>Fatal error): {1,2}(?<message>.+?) in (?<file>\S+\.php)(?: on line \d+|:\d+)/,
      kind: 'runtime-error',
    },
  ]);
}
