import { bothEnds, ownLines } from '../kit/prompt.ts';
import { holdsAny } from '../kit/text.ts';

/**
 * Finds in a user's prompt the sentences that forbid, stop or rule something, verbatim. Questions and remarks about how
 * things behave are none. Text in fences and pasted logs is not the user's own and is not searched.
 */
export function ordersIn(prompt: string): string[] {
  const found: string[] = [];
  for (const sentence of sentences(ownLines(bothEnds(prompt, HEAD, TAIL)))) {
    if (isOrder(sentence) && !found.includes(sentence)) found.push(sentence);
    if (found.length === MAX_ORDERS) break;
  }
  return found;
}

const MAX_ORDERS = 20;
const MAX_SENTENCE = 400;
/** Of a longer prompt: what is ruled stands before or after what is pasted. */
const HEAD = 12_000;
const TAIL = 8_000;

/** A longer line is output that was pasted. */
const MAX_LINE = 2_000;

function sentences(own: readonly string[]): string[] {
  return own
    .filter((line) => line.length < MAX_LINE)
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

/**
 * A wording that rules: the pattern, tried only where the sentence in lower case holds one of the marks, since a session's
 * prompts have thousands of sentences and few of them any.
 */
interface Cue {
  readonly marks: readonly string[];
  readonly pattern: string;
}

const IMPERATIVES: readonly Cue[] = [
  {
    marks: [
      ...["don't", 'don\u2019t', 'dont', 'do not', 'never', 'avoid', 'refrain', 'stop', 'quit'],
      ...['cease', 'hold o', 'hands off', 'no longer'],
    ],
    pattern:
      "(?:don[\\u2019']?t|do not|never|avoid|refrain|stop|quit|cease|hold off|hold on|hands off|no longer)\\b",
  },
  { marks: ['always'], pattern: 'always\\b' },
  {
    marks: ['only '],
    pattern:
      'only (?:change|edit|touch|modify|use|work|look|read|run|write|fix|do|commit|add|test)\\b',
  },
  {
    marks: ['no '],
    pattern:
      'no (?:more )?(?:changes?|edits?|commits?|push(?:es|ing)?|new|refactor\\w{0,5}|mocks?|deploy\\w{0,5}|touching|workarounds?|dependenc\\w{1,3})\\b',
  },
  {
    marks: ['leave ', 'keep '],
    pattern: '(?:leave|keep) .{1,120}\\b(?:alone|untouched|unchanged|as is|as-is|intact|out of)\\b',
  },
  { marks: ['ask '], pattern: 'ask (?:me |us )?(?:first|before)\\b' },
  { marks: ['wait'], pattern: 'wait(?: (?:for|until|till|before)\\b|[!.,])' },
  { marks: ['skip '], pattern: 'skip (?:the|it|this|that|any|all|tests?)\\b' },
  { marks: ['make sure'], pattern: 'make sure (?:you |that you |to )?(?:never|not|don)' },
].map(({ marks, pattern }) => ({ marks, pattern: BEFORE + pattern }));

/** Cues that rule wherever they stand in a sentence. */
const RULES: readonly Cue[] = [
  { marks: ['not', 'never'], pattern: '\\b(?:must|should|shall|may) ?(?:not|never)\\b' },
  { marks: ['not', 'never'], pattern: '\\b(?:you|we) can ?(?:not|never)\\b' },
  {
    marks: ["'t ", '\u2019t '],
    pattern:
      "\\b(?:mustn|shouldn|can)[\u2019']t (?:be )?(?:touch|chang|edit|modif|delet|remov|commit|push|use|run|break|merg|deploy|leave)",
  },
  {
    marks: [
      ...['forbidden', 'prohibited', 'off-limits', 'off limits', 'not allowed', 'read-only'],
      ...['read only', 'under no', 'at no point', 'no exceptions', 'do-not-touch'],
    ],
    pattern:
      '\\b(?:forbidden|prohibited|off[- ]limits|not allowed|read[- ]only|under no circumstances|at no point|no exceptions|do-not-touch)\\b',
  },
  {
    marks: ['without '],
    pattern:
      '\\bwithout (?:asking|changing|touching|doing|modifying|editing|running|breaking|committing|pushing|deleting|removing|my (?:ok|okay|approval|permission|consent))\\b',
  },
  {
    marks: [' you '],
    pattern: '\\b(?:want|need|like) you (?:not to|to (?:stop|never|avoid))\\b',
  },
  { marks: ['from now on', 'going forward'], pattern: '\\b(?:from now on|going forward)\\b' },
  { marks: ['not yet', 'not now'], pattern: '\\bnot (?:yet|now)\\b[.!]?$' },
];

const NEGATIONS = ["n't", 'n\u2019t', 'dont', 'cant', 'not', 'never'];

/** What people say about themselves, and conditions: neither is said to the agent. */
const REMARKS = [
  /\b(?:I|we) (?:really |still |also )?(?:don[’']?t|do not|never|can ?not|can[’']t) (?:think|know|understand|see|remember|believe|recall|get|mind|care|have|saw|had|knew)\b/gi,
  /\b(?:if|when|because|since|why|how|where|which) (?:it|they|you|we|I) (?:don[’']?t|do not|never|can ?not|can[’']t)\b/gi,
];

function isOrder(sentence: string): boolean {
  if (sentence.endsWith('?')) return false;
  const lower = sentence.toLowerCase();
  const cues = [...IMPERATIVES, ...RULES].filter(({ marks }) => holdsAny(lower, marks));
  if (cues.length === 0) return false;
  const rest = holdsAny(lower, NEGATIONS) ? withoutRemarks(sentence) : sentence;
  return cues.some(({ pattern }) => new RegExp(pattern, 'i').test(rest));
}

function withoutRemarks(sentence: string): string {
  return REMARKS.reduce((text, remark) => text.replace(remark, ''), sentence);
}
