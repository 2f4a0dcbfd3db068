import { place } from './place.ts';

/** A replacement of something that differs between two runs of the same fault, tried where `holds` does. */
interface Step {
  readonly holds?: RegExp | string;
  readonly pattern: RegExp;
  readonly by: string | ((match: string, ...groups: string[]) => string);
}

const MONTHS = /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/;

/** What changes in any text, values under comparison included. */
const volatile = (): readonly Step[] => [
  {
    holds: '-',
    pattern: /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
    by: '<uuid>',
  },
  {
    holds: /\d\d[-/]\d/,
    pattern:
      /\b\d{4}[-/]\d\d?[-/]\d\d?(?:[T ]\d\d?:\d\d(?::\d\d)?(?:[.,]\d+)?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?(?!\d)/g,
    by: '<time>',
  },
  {
    holds: MONTHS,
    pattern:
      /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,4}(?:,? \d{4})?(?:,? \d\d?:\d\d(?::\d\d)?)?(?: (?:GMT|UTC)(?:[+-]\d{4})?)?\b/g,
    by: '<time>',
  },
  { holds: ':', pattern: /\b\d\d?:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?\b/g, by: '<time>' },
  {
    holds: /\d{10}/,
    pattern: /\b1[5-9]\d{8}(?:\d{3}|\d{6}|\d{9})?(?:\.\d+)?\b/g,
    by: '<time>',
  },
  { holds: /\d ?[smhuµn]/, pattern: DURATION, by: '<duration>' },
  {
    holds: '_',
    pattern:
      /\b((?:duration|elapsed|time|took)_(?:ms|s|secs?|seconds)\b["']?[:= ]{1,2})\d+(?:\.\d+)?/g,
    by: '$1<duration>',
  },
  { holds: '0x', pattern: /\b0x[0-9a-fA-F]{5,16}\b/g, by: '<address>' },
  { holds: '#', pattern: /#(?:PID|Ref|Port|Function)<[\d.]+/g, by: '#<$' },
  {
    holds: 'sha',
    pattern: /\b(sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]{16,}/g,
    by: '$1<hash>',
  },
  {
    holds: /[0-9a-f]{7}/,
    pattern: /\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,64}\b/g,
    by: '<hash>',
  },
  {
    holds: '_',
    pattern: /\b(req|msg|toolu|call|run|chatcmpl|org|sess|session|task)_(?=\w*\d)\w{8,}/g,
    by: '$1_<id>',
  },
  { holds: /\d{5}/, pattern: /(:|\b[Pp]ort:? )(\d{5})(?!\d|\.\d)/g, by: ephemeral },
];

const DURATION =
  /(?<![\w.])(?:\d+(?:\.\d+)? ?(?:ms|milliseconds?|µs|us|ns|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)(?: (?=\d)|(?![\w-])))+/g;

/** Ports a system hands out by itself; the others are a service's own. */
function ephemeral(match: string, before = '', port = ''): string {
  return Number(port) >= 32_768 && Number(port) <= 65_535 ? `${before}<port>` : match;
}

/** Positions of code. Behind a host's name stands a port instead. */
const position = (): readonly Step[] => [
  {
    holds: /\w:\d/,
    pattern:
      /(\.(?!(?:com|org|net|io|dev|local|internal|lan|app|ai|co|cloud|svc|edu|gov)\b)[A-Za-z]\w{0,9}):\d+(?::\d+)?(?!\w)/g,
    by: '$1',
  },
  {
    holds: /[([]\d+,/,
    pattern: /(\.\w{1,10})[([]\d+,\s?\d+(?:,\d+,\d+)?[)\]]/g,
    by: '$1',
  },
  {
    holds: / \d/,
    pattern:
      /(\(char|\b(?:lines?|column|col|char|character|row|offset|position|byte)) \d+(?:[-–:]\d+| ?, ?(?:column|col) \d+)?/gi,
    by: '$1 <n>',
  },
];

/** Counts, sizes and tries, where nothing is compared. */
const counted = (): readonly Step[] => [
  { pattern: /\b\d[\d,]*(?:\.\d+)? ?(?:[KMGT]i?B?|bytes?|B)\b/g, by: '<size>' },
  { holds: '%', pattern: /\b\d[\d,]*(?:\.\d+)?(?= ?%)/g, by: '<n>' },
  {
    holds: /\d [A-Za-z]/,
    pattern: /\b\d[\d,]*(?= ([A-Za-z]+)(?: ([A-Za-z]+))?(?: ([A-Za-z]+))?)/g,
    by: (match, ...words) => (words.slice(0, 3).some(isUnit) ? '<n>' : match),
  },
  { holds: '/', pattern: /\(\d+\/\d+\)/g, by: '(<n>/<n>)' },
  {
    pattern:
      /\b(total|pid|PID|process|attempts?|retry|retries|after|errno|thread|worker|goroutine|uid|gid|count|size|length|try)([ =:#]{1,2})-?\d+\b/g,
    by: '$1$2<n>',
  },
  { holds: /\d{9}/, pattern: /\b\d{9,}\b/g, by: '<n>' },
  { holds: /-\d{3}/, pattern: /(\w-)\d{3,}(?=-<hash>|-\d{3,})/g, by: '$1<n>' },
];

const UNITS = new Set(
  'warning failure failed passed skipped test file problem match occurrence package module line token character char item row time attempt retry issue vulnerability job suite example conversation message other more error'.split(
    ' ',
  ),
);

/** `400 Client Error` is a code; `400 errors` are a count. */
function isUnit(word: string | undefined): boolean {
  if (typeof word !== 'string' || /^[A-Z]/.test(word)) return false;
  return (
    UNITS.has(word) ||
    UNITS.has(word.replace(/(?:es|s)$/, '')) ||
    UNITS.has(word.replace(/ies$/, 'y'))
  );
}

function take(text: string, steps: readonly Step[]): string {
  let said = text;
  for (const { holds, pattern, by } of steps) {
    const held = typeof holds === 'string' ? said.includes(holds) : (holds?.test(said) ?? true);
    if (held) said = said.replace(pattern, by as string);
  }
  return said;
}

/** Absolute paths, quoted ones to the closing quote (they may hold spaces), others to the next delimiter. */
const QUOTED_PATH = /(['"`])((?:(?:file|unix):\/\/|[A-Za-z]:)?[\\/][^'"`\n]{1,400})\1/g;
const BARE_PATH =
  /(?<![\w:/.\\<>~*)\]-])(?:(?:file|unix):\/\/|[A-Za-z]:)?[\\/](?![\\/])[^\s'"`:,;()<>|[\]{}=]{1,400}/g;
const BACKSLASHED = /(?<![\w\\])(?:[\w.@-]{1,80}\\){1,20}[\w.@-]{1,80}\.[A-Za-z]{1,5}\b/g;

/**
 * A message without what changes between two runs of the same fault. Of an assertion the compared
 * numbers are kept, of anything else counts go as well.
 */
export function normaliseMessage(
  text: string,
  root: string | undefined,
  assertion: boolean,
): string {
  const said = paths(text.slice(0, 1_000), root);
  return withoutNumbers(said, assertion).replace(/\s+/g, ' ').trim();
}

function withoutNumbers(said: string, assertion: boolean): string {
  if (!/\d/.test(said)) return said;
  const bare = take(take(said, position()), volatile());
  return assertion ? bare : take(bare, counted());
}

/** Times, durations, addresses and identifiers taken out of a whole output, lines kept. */
export function normaliseOutput(text: string): string {
  return take(text, volatile());
}

function paths(text: string, root: string | undefined): string {
  if (!/[\\/]/.test(text)) return text;
  return text
    .replace(
      QUOTED_PATH,
      (_, quote: string, path: string) => `${quote}${placed(path, root)}${quote}`,
    )
    .replace(BARE_PATH, (path) => placed(path, root))
    .replace(BACKSLASHED, (path) => path.replaceAll('\\', '/'));
}

/** A position behind a path stays for the position rules to take off. */
function placed(path: string, root: string | undefined): string {
  const position = /(?:[:(][\d,: ]+\)?)?[.]?$/.exec(path)?.[0] ?? '';
  return place(path.slice(0, path.length - position.length), root) + position;
}
