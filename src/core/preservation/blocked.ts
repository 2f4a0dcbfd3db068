import { holdsAny } from '../kit/text.ts';

/**
 * Whether an assistant says in a line that it waits for someone or something outside its work. Only who speaks of itself
 * or of its work is blocked: a port, a thread or a merge that is blocked is what the work is about. What is quoted or
 * stands in code is nobody's statement.
 */
export function saysBlocked(line: string, lower = line.toLowerCase()): boolean {
  const near = CRIES.filter(({ marks }) => marks.every((some) => holdsAny(lower, some)));
  const labels = holdsAny(lower, BLOCKED) ? LABELS : [];
  if (near.length + labels.length === 0) return false;
  const spoken = withoutQuotes(line);
  if (labels.some((label) => new RegExp(label).test(spoken))) return true;
  if (near.length === 0 || (lower.includes('let me ') && GOES_ON.test(spoken))) return false;
  return spoken.split(/[.!?;]\s+/).some((sentence) => near.some((cry) => isCry(cry, sentence)));
}

/** Who says what comes next is not waiting. */
const GOES_ON = /\blet me (?!know)/i;

/** Code and quotations; an apostrophe inside a word opens none. */
function withoutQuotes(line: string): string {
  if (!holdsAny(line, QUOTES)) return line;
  return line.replace(/`[^`]*`|"[^"]*"|“[^”]*”|(?<![\w])'[^']*'(?!\w)/g, "''");
}

const QUOTES = ['`', '"', '“', "'"];

const END = String.raw`(?:[^\w\s]{0,4}\s*$|[^\w\s]{0,4} ?[:—–(-]|,? (?:by|on|until|waiting|pending|because)\b)`;
/** `BLOCKED` or `STUCK` in capitals, alone or before its reason, at the beginning of a line; behind `Status:` and the like in any letters. */
const LABELS = [
  `^[^A-Za-z0-9|>]{0,8}(?:BLOCKED|STUCK)${END}`,
  String.raw`^[^A-Za-z0-9|>]{0,8}(?:[\w ]{0,30} )?(?:[Ss]tatus|[Ss]tate|[Rr]esult|[Oo]utcome|[Vv]erdict|STATUS)[^A-Za-z0-9]{1,6}(?:BLOCKED|STUCK|[Bb]locked|[Ss]tuck)${END}`,
];

const ADVERB = '(?: (?:now|currently|still|completely|again|fully|entirely|effectively))?';
const REASON = '(?:by|on|until|waiting|pending|because|without)';
const GO_ON =
  '(?:proceed|continue|go (?:on|any further|further)|move (?:on|forward)|make (?:any )?(?:further |more )?progress)';
const WANT =
  '(?:keys?|credentials?|tokens?|passwords?|secrets?|permissions?|approval|access|accounts?|licen[cs]es?|rights|vpn|login)';

/**
 * A wording of being blocked: the pattern, tried only where the line in lower case holds one of each of the marks, since most
 * lines hold none. What stands before or behind a match in its sentence may take it back.
 */
interface Cry {
  readonly marks: readonly (readonly string[])[];
  readonly pattern: string;
}

const BLOCKED = ['blocked', 'stuck'];
const UNABLE = ['cannot', 'can not', "can't", 'can’t', 'unable to', 'not able to'];

const CRIES: readonly Cry[] = [
  {
    marks: [BLOCKED],
    pattern: String.raw`\b(?:I am|I['’]m|we are|we['’]re)${ADVERB} (?:blocked|stuck)\b`,
  },
  {
    marks: [BLOCKED],
    pattern: String.raw`\b(?:work|tasks?|progress|implementation|everything|the rest|remaining (?:steps?|tasks?|items?)) (?:is|are|remains?|stays?)${ADVERB} (?:blocked|stuck)\b(?! by (?:#|\d|task|issue|''))`,
  },
  {
    marks: [BLOCKED],
    pattern: String.raw`\b(?:this|it|that)(?: is|['’]s| remains| stays)${ADVERB} (?:blocked|stuck) (?:on|until|waiting|pending|because|without)\b`,
  },
  {
    marks: [['blocked ']],
    pattern: String.raw`^\W{0,8}(?:now |currently |still )?blocked ${REASON}\b(?! (?:#|\d|task|issue|''))`,
  },
  {
    marks: [[' blocked']],
    pattern: String.raw`\b(?:access|connection|push(?:ing)?|publish(?:ing)?|deploy(?:ment|ing)?|install(?:ation|ing)?|login)\b.{0,60} (?:is|are|remains?)${ADVERB} blocked\b(?! for\b)(?:.{0,40}\b(?:no|missing|without|lack(?:s|ing)?|needs?|waiting for|until)\b.{0,40}\b${WANT}\b|.{0,40}\b${WANT} (?:is|are) (?:missing|unset|expired|refused|invalid|not)\b)`,
  },
  {
    marks: [UNABLE, ['proceed', 'continue', 'go on', 'go any', 'go further', 'move ', 'progress']],
    pattern: String.raw`(?:\b(?:I|we|work|this|the (?:task|loop))(?: am| are|['’]m|['’]re)? ?|^\W{0,8})(?:can ?not|can['’]t|unable to|not able to) ${GO_ON}\b`,
  },
  {
    marks: [['need ', 'require ']],
    pattern: String.raw`\b(?:I|we)(?: still| now| also)? (?:need|require) (?:you to|your|a decision|(?:the )?(?:right |valid )?${WANT}|the user)\b(?! to '')`,
  },
  {
    marks: [['waiting for ', 'waiting on ']],
    pattern: String.raw`\b(?:I|we)(?: am| are|['’]m|['’]re)(?: still| now)? waiting (?:for|on) (?:you|your|the user|a decision|approval)\b`,
  },
  {
    marks: [UNABLE, [' finish ', ' complete '], ['without', 'until']],
    pattern: String.raw`\b(?:I|we)(?: am| are|['’]m|['’]re)? ?(?:can ?not|can['’]t|unable to|not able to) (?:finish|complete) .{0,60}\b(?:without|until)\b`,
  },
  {
    marks: [[' a dead end', ' a wall', ' a blocker']],
    pattern: String.raw`\b(?:I|we)(?:['’]ve| have) (?:hit|reached|run into) a (?:dead end|wall|blocker)\b`,
  },
];

/** It is over, was never so, only would be, or is being seen to. */
const BEFORE =
  /\b(?:no longer|not|never|nothing|if|when(?:ever)?|unless|would|could|might|may|should|avoid|was|were|until|before)\b|n['’]t\b/i;
const AFTER =
  /\b(?:is|are|been|now|got) (?:now )?(?:resolved|solved|lifted|gone)\b|\bno more\b|\bonly if\b|\bby design\b|\bon purpose\b|\bso (?:I|we)\b(?! (?:will )?(?:wait|stop))|\b(?:I|we)(?:['’]ll| will) (?!wait|stop)/i;

function isCry({ pattern }: Cry, sentence: string): boolean {
  const found = new RegExp(pattern, 'i').exec(sentence);
  if (!found) return false;
  const before = sentence.slice(0, found.index);
  return !BEFORE.test(before) && !AFTER.test(sentence.slice(found.index + found[0].length));
}
