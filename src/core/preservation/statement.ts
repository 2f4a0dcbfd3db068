import { holdsAny, wellFormedPrefix } from '../kit/text.ts';
import { saysBlocked } from './blocked.ts';

/** What an assistant's text states about its own state, verbatim, at most 300 characters each. */
export interface Statements {
  readonly blocked: readonly string[];
  readonly confidence: readonly number[];
  /** The sentences that the confidence was stated in. */
  readonly confident: readonly string[];
  readonly hypothesis: readonly string[];
}

const MAX_STATEMENT = 300;
const MAX_TEXT = 20_000;

/** Reads an assistant's text outside fences, tables and quotes, oldest statement first. */
export function statementsIn(text: string): Statements {
  const blocked: string[] = [];
  const confidence: number[] = [];
  const confident: string[] = [];
  const hypothesis: string[] = [];
  for (const line of spokenLines(text)) {
    const lower = line.toLowerCase();
    if (saysBlocked(line, lower)) blocked.push(wellFormedPrefix(line, MAX_STATEMENT));
    const sure = confidenceOf(line, lower);
    if (sure !== null) {
      confidence.push(sure);
      confident.push(wellFormedPrefix(line, MAX_STATEMENT));
    }
    if (isHypothesis(line, lower)) hypothesis.push(wellFormedPrefix(line, MAX_STATEMENT));
  }
  return { blocked, confidence, confident, hypothesis };
}

function spokenLines(text: string): string[] {
  let fenced = false;
  const spoken: string[] = [];
  for (const line of newest(text).split('\n')) {
    const trimmed = line.trim();
    if (trimmed.startsWith('```') || trimmed.startsWith('~~~')) fenced = !fenced;
    else if (!fenced && trimmed !== '' && trimmed.length < 2_000 && !isFramed(trimmed))
      spoken.push(trimmed);
  }
  return spoken;
}

/** Half a character that the cut leaves goes with what was cut off. */
function newest(text: string): string {
  const end = text.slice(-MAX_TEXT);
  const first = end.charCodeAt(0);
  return first >= 0xdc00 && first <= 0xdfff ? end.slice(1) : end;
}

/** A line of a table or a quotation. */
function isFramed(line: string): boolean {
  return line.startsWith('|') || line.startsWith('>');
}

/** Most lines hold none of these, and are spared the pattern. */
const SUPPOSING = [
  ...['hypothesis', 'my theory', 'i suspect ', 'i believe the', 'root cause ', 'likely cause'],
  ...['because', 'the problem ', 'the issue ', 'the cause ', 'the culprit ', 'the bug '],
];

const HYPOTHESIS =
  /\b(?:hypothesis|my theory|I suspect (?:that|the|this|it)\b|I believe the|root cause (?:is|was|seems|appears|might|could)|the (?:problem|issue|cause|culprit|bug) (?:is|seems|appears|might be|must be|could be|likely)|likely (?:cause|because)|probably because)\b/i;

function isHypothesis(line: string, lower: string): boolean {
  return holdsAny(lower, SUPPOSING) && HYPOTHESIS.test(line);
}

/** Each with what every match of it holds. */
const CONFIDENCE = [
  {
    mark: 'confidence',
    pattern:
      /\bconfidence(?: (?:score|level))?(?: (?:is|at|of))?[*:= ]{1,6}~?(\d{1,3})(?:\.\d)? ?(%|\/ ?100|\/ ?10\b)?/i,
  },
  { mark: '%', pattern: /\b(\d{1,3}) ?(%) (?:confident|sure|certain|confidence)\b/i },
];

/** 0 to 100; a score out of ten is raised, a bare number counts only from 11 on. */
function confidenceOf(line: string, lower: string): number | null {
  for (const { mark, pattern } of CONFIDENCE) {
    const match = lower.includes(mark) ? pattern.exec(line) : null;
    if (!match) continue;
    const value = Number(match[1]);
    const unit = (match[2] ?? '').replace(' ', '');
    if (unit === '/10') return value <= 10 ? value * 10 : null;
    if (unit === '' && value <= 10) return null;
    return value <= 100 ? value : null;
  }
  return null;
}
