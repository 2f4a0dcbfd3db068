/** Why a task is none that guidance could help. `hard` ends it; `soft` asks for more evidence than usual. */
export interface Veto {
  readonly name: string;
  readonly strength: 'hard' | 'soft';
}

interface Rule extends Veto {
  readonly pattern: RegExp;
  /** In lower case; a text without any of them cannot match: to ask a pattern for the first time costs more than to look for words. */
  readonly hints?: readonly string[];
  /** As `hints`, of another part of the pattern. */
  readonly beside?: readonly string[];
  /** As `hints`, of its beginning. */
  readonly openings?: readonly string[];
  /** Only texts of at most this many words. */
  readonly upTo?: number;
}

const WRITE =
  '(?:add|updat|writ|fix|correct|improv|describ|mention|clarif|document|link|translat|reword|rephras|explain|expand|edit|review|suggest|extend|rewrit|draft|creat|remov|show|includ|chang)\\w*';

/** What is built about a text is no text: an article page, a newsletter form. */
const NO_APP =
  '(?! (?:apps?|pages?|components?|endpoints?|forms?|features?|tables?|models?|services?|systems?|api|editors?|sign-?ups?|subscriptions?|modules?|sites?|websites?|platforms?|generators?|routes?|screens?|schemas?|queries|query|images?|videos?|uploads?|list|lists|cards?|ids?)\\b)';

/** Made when they are asked for: even an unused pattern costs its reading, and most moments ask for none. */
export const vetoRules = (): readonly Rule[] => [
  {
    name: 'chatter',
    strength: 'hard',
    upTo: 14,
    openings: [
      'ok',
      'thank',
      'thx',
      'great',
      'perfect',
      'nice',
      'cool',
      'good',
      'yes',
      'yep',
      'no problem',
      'no worries',
      'sure',
      'lgtm',
      'looks good',
      'sounds good',
      'awesome',
      'done',
      'got it',
      'continue',
      'go on',
      'go ahead',
      'proceed',
      'next',
      'hi',
      'hello',
      'hey',
      'sorry',
    ],
    pattern:
      /^(?:ok(?:ay)?|thanks?|thank you|thx|great|perfect|nice|cool|good|yes|yep|no problem|no worries|sure|lgtm|looks good|sounds good|awesome|done|got it|continue|go on|go ahead|proceed|next[.!]?$|hi|hello|hey|sorry)\b/i,
  },
  {
    name: 'git',
    strength: 'hard',
    hints: ['commit', 'push', 'rebase', 'squash', 'cherry', 'stash', 'amend'],
    pattern:
      /^(?:please |now |can you |could you |and |then |let'?s )*(?:git (?:commit|push)\b|(?:git )?(?:rebase|squash|cherry-?pick|stash|amend|force-?push)\b|(?:commit|push)(?=[\s.,;!?]*$|[.,;:!?]|\s+(?:it|this|that|these|them|and|to|as|with|all|everything|your|my|our|the (?:changes?|commits?|branch|tags?|fix|work|rest|code|file)|changes|origin|main|master|up|now|again|tags?|upstream|-)\b))(?! (?:notification|button|handler|hook|message to))/i,
  },
  {
    name: 'git',
    strength: 'hard',
    hints: [
      'merge conflict',
      'pull request',
      'pr',
      'release notes',
      'changelog',
      'git tag',
      ' main',
      ' master',
      ' develop',
    ],
    pattern:
      /\b(?:merge|resolve|fix|open|create|close|update|review|make)\b[^.\n]{0,40}\b(?:merge conflicts?|pull request|\bPRs?\b(?! (?:checks?|build|pipeline|test))|release notes|changelog|git tag|(?:into|with|from|onto) (?:main|master|develop))\b(?![^.\n]{0,60}\b(?:fail|flaky|broken|error|timeout)\w*)/i,
  },
  {
    name: 'git',
    strength: 'soft',
    hints: ['commit', 'git ', 'bump'],
    pattern:
      /\b(?:commit messages?|commits? (?:into|history|log)|git (?:log|history|branch|status|diff|blame|tag)|bump (?:the )?version|version bump)\b/i,
  },
  {
    name: 'docs',
    strength: 'hard',
    hints: ['doc', 'readme'],
    pattern: /^(?:docs?|readme|chore\(docs?\)|documentation)(?:\([^)]*\))?\s*(?::|v?\d+\.\d+)/i,
  },
  {
    name: 'docs',
    strength: 'hard',
    hints: [
      'readme',
      'doc',
      'changelog',
      'wiki',
      'glossary',
      'faq',
      'cheat',
      'code comment',
      'release note',
    ],
    pattern: new RegExp(
      `\\b${WRITE}\\b(?:[^\\w\\n]+\\w+){0,9}[^\\w\\n]+(?:readme|docs?|documentation|docstrings?|jsdoc|javadoc|changelog|wiki|glossary|faq|cheat ?sheet|code comments?|release notes)\\b(?! (?:site|page) (?:hydrat|render|build|crash|fail))`,
      'i',
    ),
  },
  {
    name: 'docs',
    strength: 'soft',
    hints: [
      'readme',
      'documentation',
      'tutorial',
      'docs',
      'crash course',
      'blog',
      'article',
      'chapter',
      'lesson',
      'workshop',
      'slide',
      'newsletter',
      'textbook',
      'ebook',
      'e-book',
      'cookbook',
      'workbook',
      'cheat',
      'glossary',
      'awesome',
      'curriculum',
      'exercise',
      'quiz',
    ],
    pattern: new RegExp(
      `\\b(?:readme|documentation|tutorial|(?<!\\d ?(?:k|m|million|millions|thousand|mio)? )docs|crash course|blog ?post|article|chapter|lesson|workshop|slides?|newsletter|textbook|e-?book|cookbook|cheat ?sheet|glossary|awesome[- ]list|curriculum|exercise|quiz|workbook)\\b${NO_APP}`,
      'i',
    ),
  },
  {
    name: 'prose',
    strength: 'hard',
    hints: ['summari', 'sum up', 'recap', 'paraphras', 'proofread'],
    pattern:
      /^(?:please |can you |could you |now )*(?:summari[sz]e|sum up|recap|paraphrase|proofread)\b/i,
  },
  {
    name: 'prose',
    strength: 'hard',
    hints: ['write', 'draft', 'compose', 'prepare', 'outline'],
    beside: [
      'tweet',
      'blog',
      'article',
      'essay',
      'newsletter',
      'press release',
      'announcement',
      'linkedin post',
      'slides',
      'presentation',
      'talk',
      'poem',
      'haiku',
      'joke',
      'story',
      'quiz',
      'glossary',
      'interview questions',
      'cover letter',
      'meeting notes',
      'minutes',
      'report for',
    ],
    pattern: new RegExp(
      `\\b(?:write|draft|compose|prepare|outline)\\b(?:[^\\w\\n]+\\w+){0,4}[^\\w\\n]+(?:tweet|blog ?post|article|essay|newsletter|press release|announcement|linkedin post|slides|presentation|talk|poem|haiku|joke|story|quiz|glossary|interview questions|cover letter|meeting notes|minutes|report for)\\b${NO_APP}`,
      'i',
    ),
  },
  {
    // A text for people: a program does not draft a mail, it sends one.
    name: 'prose',
    strength: 'hard',
    hints: ['draft', 'compose', 'minutes', 'meeting notes', 'turn ', 'make ', 'proofread'],
    beside: [
      'mail',
      'message',
      'reply',
      'answer',
      'letter',
      'statement',
      'minutes',
      'meeting notes',
      'tweet',
      'post',
      'sentence',
      'paragraph',
    ],
    pattern:
      /\b(?:draft|compose)\b(?:[^\w\n]+\w+){0,3}[^\w\n]+(?:e-?mail|mail|message|reply|answer|letter|statement) (?:to|for|about|that|saying)\b|\b(?:make|take|write) (?:the |some )?(?:minutes (?:of|from)|meeting (?:minutes|notes))\b|\b(?:turn|make) (?:it|this|that|these|them)(?: \w+)? into (?:an? )?(?:tweet|post|e-?mail|minutes|meeting notes)\b|\bproofread (?:this|the|my) (?:sentence|paragraph|text|post|mail|e-?mail)\b/i,
  },
  {
    // Something to be read, sung or hung on a wall.
    name: 'prose',
    strength: 'hard',
    hints: ['write', 'make', 'create', 'draw', 'give me', 'compose', 'come up with', 'suggest'],
    beside: [
      'bio',
      'headline',
      'slogan',
      'tagline',
      'motto',
      'mind',
      'crossword',
      'riddle',
      'song',
      'poem',
      'haiku',
      'quiz',
      'speech',
      'thank you',
      'thank-you',
      'birthday',
      'job title',
      'ascii',
    ],
    pattern: new RegExp(
      `^(?:please |can you |could you )*(?:write|make|create|draw|give me|compose|come up with|suggest)\\b(?:[^\\w\\n]+\\w+){0,4}[^\\w\\n]+(?:bio(?:graphy)?|headlines?|slogans?|taglines?|motto|mind ?maps?|crosswords?|riddles?|songs?|poems?|haikus?|quiz|speech|thank[- ]you (?:note|card|mail|letter)|birthday card|job titles?|ascii (?:art|diagram))\\b${NO_APP}`,
      'i',
    ),
  },
  {
    // A piece of text is to be changed, whatever it is about.
    name: 'prose',
    strength: 'hard',
    openings: [
      'please ',
      'can you ',
      'could you ',
      'shorten',
      'condense',
      'polish',
      'rewrite',
      'simplify',
      'correct',
      'cut',
      'trim',
      'translate',
    ],
    pattern: new RegExp(
      `^(?:please |can you |could you )*(?:(?:shorten|condense|polish|rewrite|simplify|correct|cut|trim) (?:this|the|my|that|our) (?:\\w+ ){0,2}(?:abstract|paragraphs?|sentences?|text|intro(?:duction)?|bullets?|summary|conclusion|english|essay|letter|section)\\b${NO_APP}|translate\\b(?:[^\\w\\n]+\\w+){0,6}[^\\w\\n]+(?:in)?to (?:\\w+(?:ese|ish|ian)|french|german|korean|dutch|greek|czech|arabic|hindi)\\b)`,
      'i',
    ),
  },
  {
    name: 'talk',
    strength: 'hard',
    hints: [
      'talk',
      'presentation',
      'this session',
      'my session',
      'slides',
      'meetup',
      'meet-up',
      'call for',
    ],
    pattern:
      /\b(?:in (?:this|my) (?:talk|presentation|session i)|(?:give|giving|submit|prepare|propose) (?:a |my |the )?(?:talk|slides|presentation)|slides for|talk (?:proposal|abstract|submission)|meet-?ups?|call for (?:papers|speakers)|lightning talk)\b/i,
  },
  {
    name: 'talk',
    strength: 'soft',
    hints: [
      'talk',
      'presentation',
      'podcast',
      'webinar',
      'lecture',
      'keynote',
      'meetup',
      'meet-up',
      'speaker',
      'conference',
      'call for papers',
      'cfp',
      'job ',
      'hiring',
      'interview',
    ],
    pattern:
      /\b(?:(?:this|my|the|a) (?:talk|presentation|podcast|webinar|lecture|keynote)|meet-?up|speakers?|conference|call for papers|cfp|job (?:post|description|offer)|hiring|interview questions?)\b/i,
  },
  {
    name: 'wording',
    strength: 'soft',
    hints: [
      'typo',
      'grammar',
      'spelling',
      'misspell',
      'wording',
      'rephrase',
      'reword',
      'proofread',
      'translat',
      'punctuation',
      'capitali',
    ],
    pattern:
      /\b(?:typos?|grammar|spelling|misspell\w*|wording|rephrase|reword|proofread|translat(?:e|ed|ion|ing) (?:\w+ ){0,4}(?:to|into) [A-Z]\w+|punctuation|capitali[sz]ation)\b/,
  },
  {
    name: 'wording',
    strength: 'soft',
    hints: ['should be "', 'should read "', 'should say "'],
    pattern: /\b(?:it )?should (?:be|read|say) "[^"\n]{1,60}" (?:rather than|instead of|not)\b/i,
  },
  {
    name: 'rename',
    strength: 'soft',
    hints: ['renam', 'functional change', 'move file', 'move the file'],
    pattern:
      /(?:^|\b(?:please|just|refactor:?|chore:?) )renam(?:e|es|ed|ing)\b|\bno functional changes?\b|\bmove (?:the )?files?\b/i,
  },
  {
    name: 'look-up',
    strength: 'soft',
    upTo: 14,
    openings: [
      'please ',
      'can you ',
      'could you ',
      'show me',
      'list ',
      'count',
      'print the',
      'display the',
      'where ',
      'which ',
      'how ',
      'who ',
      'what',
      'explain ',
      'search for',
      'find ',
      'is ',
    ],
    pattern:
      /^(?:please |can you |could you )*(?:show me|list (?:all|the|every)|count|print the|display the|where (?:is|are|do|does|did)|which (?:version|files?|lines?|of)|how many (?:files|lines|tests|times|places|of|calls|modules|tables|routes)|who (?:wrote|changed|owns)|what (?:version|is an?|are)|what's an?|explain (?:what|how|the|our|this)|how (?:does|do|did|is|are) (?:the|our|this|your|my|we|it) (?:\w+ ){0,5}(?:work|works|behave|look|differ|organi[sz]ed|structured|wired)\b|search for|find (?:all|every|where|the files?)|is \S+ or )\b/i,
  },
  {
    name: 'no-change',
    strength: 'hard',
    upTo: 14,
    hints: ['alphabetical', 'without changing anything', 'without touching anything'],
    pattern: /\balphabetical(?:ly)?\b|\bwithout (?:changing|touching) anything\b/i,
  },
  {
    name: 'no-change',
    strength: 'soft',
    hints: ['without changing', 'without touching', 'behavio'],
    pattern:
      /\bwithout (?:changing|touching) (?:any (?:logic|behaviou?r)|(?:the )?behaviou?r)\b|\b(?:no|same) behaviou?r(?:al)?(?: changes?)?\b/i,
  },
  {
    // Where something stands on a page is seen, not known: whatever it is about.
    name: 'placement',
    strength: 'hard',
    upTo: 20,
    hints: ['put ', 'move ', 'place ', 'align ', 'shift '],
    beside: ['left', 'right', 'above', 'below', 'under', 'beneath', 'next to', 'beside'],
    pattern:
      /^(?:please |can you |could you )*(?:put|move|place|align|shift) (?:[\w-]+ ){0,4}(?:buttons?|links?|icons?|logos?|labels?|badges?|headings?|titles?|paragraphs?|checkbox(?:es)?|captions?|footers?|banners?) (?:\w+ ){0,2}(?:left|right|above|below|under(?:neath)?|beneath|next to|beside)\b/i,
  },
  {
    name: 'licence',
    strength: 'soft',
    hints: ['licen', 'copyright', 'spdx', 'code of conduct'],
    pattern:
      /\blicen[cs]e(?: (?:file|header|text|year|holder)|$|\.)|\bcopyright\b|\bmit license\b|\bspdx\b|\bcode of conduct\b/i,
  },
  {
    name: 'format',
    strength: 'soft',
    hints: [
      'prettier',
      'formatter',
      'gofmt',
      'run black',
      'apply black',
      'rustfmt',
      'code style',
      'formatting',
      'indentation',
      'whitespace',
      'line ending',
      'trailing space',
      'sort import',
      'sort the import',
    ],
    pattern:
      /\b(?:run|apply|fix|with)\b[^.\n]{0,20}\b(?:prettier|formatter|gofmt|rustfmt|code style|formatting|indentation|whitespace|line endings|trailing spaces)\b|\b(?:run|apply) black\b|\bsort (?:the )?imports\b/i,
  },
  {
    name: 'agent',
    strength: 'soft',
    hints: [
      'claude',
      'copilot',
      'chatgpt',
      'codex',
      'slash command',
      'skill',
      'subagent',
      'mcp server',
      'context window',
      'system prompt',
      'llm',
      'language model',
      'tokeni',
      'embedding',
      'fine-tun',
      'finetun',
      'gpt',
      'ollama',
      'hugging',
    ],
    pattern:
      /\b(?:claude(?: code)?|copilot|chatgpt|codex|slash commands?|skill\.md|skills? (?:named|called|file|folder)|(?:a|the|this|that) skill|subagents?|mcp servers?|context window|system prompt|llms?|language models?|tokeni[sz]ers?|embeddings?|fine-?tun\w+|gpt-?\d|ollama|hugging ?face)\b/i,
  },
];

/** Files whose change is prose, a picture of a document or a licence, whatever they write about. */
const PROSE =
  /(?:^|\/)(?:docs?|documentation|website\/docs|content|blog|_posts|tutorials?|wiki)\/.*\.(?:mdx?|markdown|rst|adoc|txt|ipynb)$|\.(?:md|mdx|markdown|rst|adoc|tex)$|(?:^|\/)(?:licen[cs]e|copying|notice|authors|contributors|changelog|codeowners)(?:\.\w+)?$/i;

/** A file whose path has none of them is no prose: a plain look, as for a text's hints. */
const PROSE_HINTS = [
  '.md',
  '.markdown',
  '.rst',
  '.adoc',
  '.tex',
  '.txt',
  '.ipynb',
  'licen',
  'copying',
  'notice',
  'authors',
  'contributors',
  'changelog',
  'codeowners',
];

/** Files that steer the repository, no code of it. */
const HOUSEKEEPING =
  /(?:^|\/)(?:\.gitignore|\.gitattributes|\.editorconfig|\.prettierrc(?:\.\w+)?|\.mailmap)$/i;

/** What a task is about is said at its start. */
const MOST = 1_000;

/** What speaks against guidance for a task in these words about these files; the strongest first. */
export function vetoesOf(own: string, files: readonly string[]): readonly Veto[] {
  const found: Veto[] = [];
  if (files.length > 0 && files.every(isProse))
    found.push({ name: 'docs-files', strength: 'hard' });
  if (files.length > 0 && files.every(isHousekeeping))
    found.push({ name: 'housekeeping-files', strength: 'hard' });
  const text = own.slice(0, MOST);
  const lower = text.toLowerCase();
  const count = text.split(/\s+/).length;
  for (const rule of vetoRules()) {
    if (rule.upTo !== undefined && count > rule.upTo) continue;
    if (mayMatch(rule, lower) && rule.pattern.test(text))
      found.push({ name: rule.name, strength: rule.strength });
  }
  return [...found.filter(isHard), ...found.filter((veto) => !isHard(veto))];
}

/** Whether a text, given in lower case, has what the pattern cannot match without. */
export function mayMatch({ hints, beside, openings }: Rule, lower: string): boolean {
  const isThere = (hint: string) => lower.includes(hint);
  return (
    (hints?.some(isThere) ?? true) &&
    (beside?.some(isThere) ?? true) &&
    (openings?.some((opening) => lower.startsWith(opening)) ?? true)
  );
}

function isProse(file: string): boolean {
  const lower = file.toLowerCase();
  return PROSE_HINTS.some((hint) => lower.includes(hint)) && PROSE.test(file);
}

function isHousekeeping(file: string): boolean {
  return file.slice(file.lastIndexOf('/') + 1).startsWith('.') && HOUSEKEEPING.test(file);
}

function isHard({ strength }: Veto): boolean {
  return strength === 'hard';
}
