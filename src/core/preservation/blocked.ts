/**
 * Whether an assistant says in a line that it waits for someone or something outside its work. Only who speaks of itself
 * or of its work is blocked: a port, a thread or a merge that is blocked is what the work is about. What is quoted or
 * stands in code is nobody's statement.
 */
export function saysBlocked(line: string): boolean {
  if (!WORDS.test(line)) return false;
  const spoken = withoutQuotes(line);
  if (LABELS.some((label) => new RegExp(label).test(spoken))) return true;
  return !GOES_ON.test(spoken) && spoken.split(/[.!?;]\s+/).some(isCry);
}

/** Most lines hold none of these: the patterns are not even compiled for them. */
const WORDS =
  /block|stuck|proceed|continue|progress|go on|further|move|need|require|wait|without|until|dead end|wall/i;
/** Who says what comes next is not waiting. */
const GOES_ON = /\blet me (?!know)/i;

/** Code and quotations; an apostrophe inside a word opens none. */
function withoutQuotes(line: string): string {
  return line.replace(/`[^`]*`|"[^"]*"|“[^”]*”|(?<![\w])'[^']*'(?!\w)/g, "''");
}

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

/** Each with the words that carry it; what stands before a match in its sentence may take it back. */
const CRIES = [
  String.raw`\b(?:I am|I['’]m|we are|we['’]re)${ADVERB} (?:blocked|stuck)\b`,
  String.raw`\b(?:work|tasks?|progress|implementation|everything|the rest|remaining (?:steps?|tasks?|items?)) (?:is|are|remains?|stays?)${ADVERB} (?:blocked|stuck)\b(?! by (?:#|\d|task|issue|''))`,
  String.raw`\b(?:this|it|that)(?: is|['’]s| remains| stays)${ADVERB} (?:blocked|stuck) (?:on|until|waiting|pending|because|without)\b`,
  String.raw`^\W{0,8}(?:now |currently |still )?blocked ${REASON}\b(?! (?:#|\d|task|issue|''))`,
  String.raw`\b(?:access|connection|push(?:ing)?|publish(?:ing)?|deploy(?:ment|ing)?|install(?:ation|ing)?|login)\b.{0,60} (?:is|are|remains?)${ADVERB} blocked\b(?! for\b)(?:.{0,40}\b(?:no|missing|without|lack(?:s|ing)?|needs?|waiting for|until)\b.{0,40}\b${WANT}\b|.{0,40}\b${WANT} (?:is|are) (?:missing|unset|expired|refused|invalid|not)\b)`,
  String.raw`(?:\b(?:I|we|work|this|the (?:task|loop))(?: am| are|['’]m|['’]re)? ?|^\W{0,8})(?:can ?not|can['’]t|unable to|not able to) ${GO_ON}\b`,
  String.raw`\b(?:I|we)(?: still| now| also)? (?:need|require) (?:you to|your|a decision|(?:the )?(?:right |valid )?${WANT}|the user)\b(?! to '')`,
  String.raw`\b(?:I|we)(?: am| are|['’]m|['’]re)(?: still| now)? waiting (?:for|on) (?:you|your|the user|a decision|approval)\b`,
  String.raw`\b(?:I|we)(?: am| are|['’]m|['’]re)? ?(?:can ?not|can['’]t|unable to|not able to) (?:finish|complete) .{0,60}\b(?:without|until)\b`,
  String.raw`\b(?:I|we)(?:['’]ve| have) (?:hit|reached|run into) a (?:dead end|wall|blocker)\b`,
];

/** It is over, was never so, only would be, or is being seen to. */
const BEFORE =
  /\b(?:no longer|not|never|nothing|if|when(?:ever)?|unless|would|could|might|may|should|avoid|was|were|until|before)\b|n['’]t\b/i;
const AFTER =
  /\b(?:is|are|been|now|got) (?:now )?(?:resolved|solved|lifted|gone)\b|\bno more\b|\bonly if\b|\bby design\b|\bon purpose\b|\bso (?:I|we)\b(?! (?:will )?(?:wait|stop))|\b(?:I|we)(?:['’]ll| will) (?!wait|stop)/i;

let cries: readonly RegExp[] | null = null;

function isCry(sentence: string): boolean {
  cries ??= CRIES.map((cry) => new RegExp(cry, 'i'));
  return cries.some((cry) => {
    const found = cry.exec(sentence);
    if (!found) return false;
    const before = sentence.slice(0, found.index);
    return !BEFORE.test(before) && !AFTER.test(sentence.slice(found.index + found[0].length));
  });
}
