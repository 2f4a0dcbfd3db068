import { place } from './place.ts';

/** A replacement of something that differs between two runs of the same fault. */
type Step = readonly [pattern: RegExp, by: string];

/** What changes in any text, values under comparison included. */
const VOLATILE: readonly Step[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<uuid>'],
  [
    /\b\d{4}[-/]\d\d?[-/]\d\d?(?:[T ]\d\d?:\d\d(?::\d\d)?(?:[.,]\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?(?!\d)/g,
    '<time>',
  ],
  [
    /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} \d{1,4}(?:,? \d{4})?(?:,? \d\d?:\d\d(?::\d\d)?)?(?: (?:GMT|UTC)(?:[+-]\d{4})?)?\b/g,
    '<time>',
  ],
  [/\b\d\d?:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?[AP]M)?\b/g, '<time>'],
  [/\b1[5-9]\d{8}(?:\d{3}|\d{6}|\d{9})?(?:\.\d{1,9})?\b/g, '<time>'],
  [
    /(?<![\w.])(?:\d{1,9}(?:\.\d{1,12})? ?(?:ms|milliseconds?|µs|us|ns|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)(?: (?=\d)|(?![\w-])))+/g,
    '<duration>',
  ],
  [/\b0x[0-9a-f]{5,16}\b/gi, '<address>'],
  [/#(?:PID|Ref|Port|Function)<[\d.]{1,40}/g, '#<$'],
  [/\b(sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]{16,}/g, '$1<hash>'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,64}\b/g, '<hash>'],
  [/\b(req|msg|toolu|call|run|chatcmpl|org|sess|session|task)_(?=\w*\d)\w{8,}/g, '$1_<id>'],
  [
    /(:)(?:3276[89]|327[7-9]\d|32[89]\d\d|3[3-9]\d{3}|[45]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-3]\d)(?!\d|\.\d)/g,
    '$1<port>',
  ],
  [
    /(\bport:? )(?:3276[89]|327[7-9]\d|32[89]\d\d|3[3-9]\d{3}|[45]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-3]\d)(?!\d|\.\d)/gi,
    '$1<port>',
  ],
];

/** Positions of code. */
const POSITION: readonly Step[] = [
  [
    /(\.(?!(?:com|org|net|io|dev|local|internal|lan|app|ai|co|cloud|svc|edu|gov)\b)[A-Za-z]\w{0,9}):\d{1,7}(?::\d{1,7})?(?!\w)/g,
    '$1',
  ],
  [/(\.\w{1,10})[([]\d{1,7},\s?\d{1,7}(?:,\d{1,7},\d{1,7})?[)\]]/g, '$1'],
  [
    /(\(char|\b(?:lines?|column|col|char|character|row|offset|position|byte|index(?= \d+ of))) \d{1,9}(?:[-–:]\d{1,9}| ?, ?(?:column|col) \d{1,9})?/gi,
    '$1 <n>',
  ],
];

/** Counts, sizes and tries, where nothing is compared. */
const COUNTED: readonly Step[] = [
  [/\b\d[\d,]*(?:\.\d+)? ?(?:[KMGT]i?B?|bytes?|B)\b/g, '<size>'],
  [/\b\d[\d,]*(?:\.\d+)?(?= ?%)/g, '<n>'],
  [
    /\b\d[\d,]*(?! (?:Client|Server) Error)(?= (?:\w{1,20} ){0,2}?(?:errors?|warnings?|failures?|failed|passed|skipped|tests?|files?|problems?|matches|occurrences|packages?|modules?|lines?|tokens?|characters|chars|items?|rows?|times|attempts?|retries|issues?|vulnerabilities|jobs?|suites?|examples?|conversations?|messages?|others?|more)\b)/gi,
    '<n>',
  ],
  [/\(\d{1,6}\/\d{1,6}\)/g, '(<n>/<n>)'],
  [
    /\b(total|pid|PID|process|attempt|attempts|retry|retries|after|errno|thread|worker|goroutine|uid|gid|count|size|length|try)([ =:#]{1,2})-?\d{1,12}\b/g,
    '$1$2<n>',
  ],
  [/\b\d{9,}\b/g, '<n>'],
  [/(\w-)\d{3,}(?=-<hash>|-\d{3,})/g, '$1<n>'],
];

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
  let said = paths(text.slice(0, 1_000), root);
  for (const [pattern, by] of POSITION) said = said.replace(pattern, by);
  for (const [pattern, by] of VOLATILE) said = said.replace(pattern, by);
  if (!assertion) for (const [pattern, by] of COUNTED) said = said.replace(pattern, by);
  return said.replace(/\s+/g, ' ').trim();
}

/** Times, durations, addresses and identifiers taken out of a whole output, lines kept. */
export function normaliseOutput(text: string): string {
  let said = text;
  for (const [pattern, by] of VOLATILE) said = said.replace(pattern, by);
  return said;
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
