import { byLine } from '../finding.ts';

/** ruby's uncaught errors: place, method, message, class in brackets. */
export const rubyThrown = byLine('ruby', ['.rb:', ':in `', ":in '"], () => [
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

export const php = byLine('php', ['PHP ', 'Fatal error', 'Parse error'], () => [
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
