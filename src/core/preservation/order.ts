import { wellFormedPrefix } from '../kit/text.ts';

/**
 * Finds in a user's prompt the sentences that forbid, stop or rule something, verbatim. Questions and remarks about how
 * things behave are none. Text in fences and pasted logs is not the user's own and is not searched.
 */
export function ordersIn(prompt: string): string[] {
  const found: string[] = [];
  for (const sentence of sentences(ownWords(prompt))) {
    if (isOrder(sentence) && !found.includes(sentence)) found.push(sentence);
    if (found.length === MAX_ORDERS) break;
  }
  return found;
}

const MAX_ORDERS = 20;
const MAX_SENTENCE = 400;
const MAX_PROMPT = 20_000;

/** Lines of logs and commands that stand in a prompt without a fence. */
const PASTED =
  /^\s{0,20}(?:(?:error|warn|warning|info|debug|fatal|trace)\b[:\]]|\[|\{|\$ |#!|--?\w|at \S+ \(|[A-Z]{3,20} {1,4}\S{0,80}[/.]\S)/;

/** Fenced blocks, quoted lines, logs and very long lines (pasted output) are left out. */
function ownWords(prompt: string): string[] {
  let fenced = false;
  const own: string[] = [];
  for (const line of wellFormedPrefix(prompt, MAX_PROMPT).split(/\r?\n/)) {
    if (/^\s{0,8}(?:```|~~~)/.test(line)) fenced = !fenced;
    else if (!fenced && line.length < 2_000 && !/^\s{0,8}>/.test(line) && !PASTED.test(line))
      own.push(line);
  }
  return own;
}

function sentences(own: readonly string[]): string[] {
  return own
    .flatMap((line) =>
      line.replace(/^\s{0,20}(?:[-*•]|\d{1,3}[.)])\s{1,4}/, '').split(SENTENCE_END),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 3 && sentence.length <= MAX_SENTENCE);
}

/** After a full stop, question or exclamation mark that a space follows; not inside `a.ts`. */
const SENTENCE_END = /(?<=[.!?;])\s/;

/** What may stand before an imperative: nothing, a join, a politeness, the person addressed. */
const BEFORE =
  '(?:^|[,:;.!(] ?|[\u2014-] |\\b(?:please|pls|and|but|so|then|also|just|now|ok|okay|or|you|we|should|must|(?:sure|remember|need) to|remember|still|anyone|nobody|instead) )';

const IMPERATIVES = [
  "(?:don[\\u2019']?t|do not|never|avoid|refrain|stop|quit|cease|hold off|hold on|hands off|no longer)\\b",
  'always\\b',
  'only (?:change|edit|touch|modify|use|work|look|read|run|write|fix|do|commit|add|test)\\b',
  'no (?:more )?(?:changes?|edits?|commits?|push(?:es|ing)?|new|refactor\\w{0,5}|mocks?|deploy\\w{0,5}|touching|workarounds?|dependenc\\w{1,3})\\b',
  '(?:leave|keep) .{1,120}\\b(?:alone|untouched|unchanged|as is|as-is|intact|out of)\\b',
  'ask (?:me |us )?(?:first|before)\\b',
  'wait (?:for|until|till|before)\\b',
  'wait[!.,]',
  'skip (?:the|it|this|that|any|all|tests?)\\b',
  'make sure (?:you |that you |to )?(?:never|not|don)',
].map((cue) => new RegExp(BEFORE + cue, 'i'));

/** Cues that rule wherever they stand in a sentence. */
const RULES = [
  /\b(?:must|should|shall|may) ?(?:not|never)\b/i,
  /\b(?:you|we) can ?(?:not|never)\b/i,
  /\b(?:mustn|shouldn|can)[’']t (?:be )?(?:touch|chang|edit|modif|delet|remov|commit|push|use|run|break|merg|deploy|leave)/i,
  /\b(?:forbidden|prohibited|off[- ]limits|not allowed|read[- ]only|under no circumstances|at no point|no exceptions|do-not-touch)\b/i,
  /\bwithout (?:asking|changing|touching|doing|modifying|editing|running|breaking|committing|pushing|deleting|removing|my (?:ok|okay|approval|permission|consent))\b/i,
  /\b(?:want|need|like) you (?:not to|to (?:stop|never|avoid))\b/i,
  /\b(?:from now on|going forward)\b/i,
  /\bnot (?:yet|now)\b[.!]?$/i,
];

/** What people say about themselves, and conditions: neither is said to the agent. */
const REMARKS = [
  /\b(?:I|we) (?:really |still |also )?(?:don[’']?t|do not|never|can ?not|can[’']t) (?:think|know|understand|see|remember|believe|recall|get|mind|care|have|saw|had|knew)\b/gi,
  /\b(?:if|when|because|since|why|how|where|which) (?:it|they|you|we|I) (?:don[’']?t|do not|never|can ?not|can[’']t)\b/gi,
];

function isOrder(sentence: string): boolean {
  if (sentence.endsWith('?')) return false;
  const rest = REMARKS.reduce((text, remark) => text.replace(remark, ''), sentence);
  return IMPERATIVES.some((cue) => cue.test(rest)) || RULES.some((cue) => cue.test(rest));
}
