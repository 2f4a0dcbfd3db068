import { wellFormedPrefix } from '../kit/text.ts';
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
    if (saysBlocked(line)) blocked.push(wellFormedPrefix(line, MAX_STATEMENT));
    const sure = confidenceOf(line);
    if (sure !== null) {
      confidence.push(sure);
      confident.push(wellFormedPrefix(line, MAX_STATEMENT));
    }
    if (HYPOTHESIS.test(line)) hypothesis.push(wellFormedPrefix(line, MAX_STATEMENT));
  }
  return { blocked, confidence, confident, hypothesis };
}

function spokenLines(text: string): string[] {
  let fenced = false;
  const spoken: string[] = [];
  for (const line of text
    .slice(-MAX_TEXT)
    .replace(/^[\udc00-\udfff]/, '')
    .split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed.startsWith('```') || trimmed.startsWith('~~~')) fenced = !fenced;
    else if (!fenced && trimmed !== '' && !/^[|>]/.test(trimmed) && trimmed.length < 2_000)
      spoken.push(trimmed);
  }
  return spoken;
}

const HYPOTHESIS =
  /\b(?:hypothesis|my theory|I suspect (?:that|the|this|it)\b|I believe the|root cause (?:is|was|seems|appears|might|could)|the (?:problem|issue|cause|culprit|bug) (?:is|seems|appears|might be|must be|could be|likely)|likely (?:cause|because)|probably because)\b/i;

const CONFIDENCE = [
  /\bconfidence(?: (?:score|level))?(?: (?:is|at|of))?[*:= ]{1,6}~?(\d{1,3})(?:\.\d)? ?(%|\/ ?100|\/ ?10\b)?/i,
  /\b(\d{1,3}) ?(%) (?:confident|sure|certain|confidence)\b/i,
];

/** 0 to 100; a score out of ten is raised, a bare number counts only from 11 on. */
function confidenceOf(line: string): number | null {
  for (const pattern of CONFIDENCE) {
    const match = pattern.exec(line);
    if (!match) continue;
    const value = Number(match[1]);
    const unit = (match[2] ?? '').replace(' ', '');
    if (unit === '/10') return value <= 10 ? value * 10 : null;
    if (unit === '' && value <= 10) return null;
    return value <= 100 ? value : null;
  }
  return null;
}
