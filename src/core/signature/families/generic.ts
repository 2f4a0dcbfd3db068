import type { ErrorKind } from '../../facts/signature.ts';
import { holdsAny } from '../../kit/text.ts';
import { isAssertion } from '../assertion.ts';
import { cause } from '../cause.ts';
import { isCode } from '../code-line.ts';
import { splitType } from '../error-type.ts';
import { saidAt } from '../error-word.ts';
import type { Finding, Lines } from '../finding.ts';

/** `Type: message` at the beginning of a line, whatever language threw it. */
const EXCEPTION =
  /^\s*(?:[\w ]{0,30}[:>-] )?[{[ ]{0,3}(?:Uncaught |Unhandled |Fatal |PHP |raise )?(?:[A-Za-z_]\w*[.:]{1,2}){0,8}(?<type>(?:[A-Z]\w*)?(?:Error|Exception|Failure|Timeout|Expired))(?: \[\w+\])?(?:: ?|(?=\()|$)(?<message>.*)/;
/** What may stand before the word in `error: …`: a program's name, a mark, a level; three at most. */
const BEFORE =
  /[\w./-]{1,60}(?::\d+){0,2}: |\w{1,20} (?=[Ee]rror: |ERROR: )|[✗✖×❌⨯] ?|\[\w[\w-]{0,30}\] ?|time="[^"]*" (?:level=)?/y;
/** Each of them holds one of these. */
const FORERUNNERS = [': ', '[', 'time=', '✗', '✖', '×', '❌', '⨯'];
/** Words that make a line an error line without any such beginning. */
const WEAK: readonly string[] = [
  'failed',
  'failure',
  'fatal',
  'cannot',
  'could not',
  "couldn't",
  'unable to',
  'denied',
  'refused',
  'invalid',
  'not found',
  'missing',
  'unknown',
  'unsupported',
  'aborted',
  'exceed',
  'exceeds',
  'error',
  'blocked',
  'warning',
  'fail',
];
/** Lines that close a report and say only that there was something. */
const CLOSING =
  /^\s*(?:\[\w+\] )?(?:ERROR task failed|error Command failed|Error: Process completed|\d+ (?:errors?|issues?|problems?)\b|Found \d+ errors?|exit status \d+|Command failed with exit code)/i;

const THROWN = ['Error', 'Exception', 'Failure', 'Timeout', 'Expired'];

function exception(line: string, at: number): Finding | null {
  if (!holdsAny(line, THROWN)) return null;
  const match = EXCEPTION.exec(line)?.groups;
  const type = match?.['type'];
  if (!match || type === undefined || (type === 'Error' && !match['message'])) return null;
  const message = match['message'] ?? '';
  const assertion = isAssertion(type, message);
  const kind = assertion ? 'test-failure' : 'runtime-error';
  return { family: 'generic', at, kind, type, message, assertion, firm: assertion };
}

/** `ActiveRecord::RecordInvalid: …`: a class in its module is how Ruby and Perl print what was thrown. */
function scoped(line: string, at: number): Finding | null {
  if (!line.includes('::')) return null;
  const match = /^\s*(?:[A-Z]\w{0,60}::){1,6}(?<type>[A-Z]\w{2,60}): (?<message>\S.*)/.exec(
    line,
  )?.groups;
  if (!match) return null;
  return {
    family: 'generic',
    at,
    kind: 'runtime-error',
    type: match['type'],
    message: match['message'] ?? '',
  };
}

const LEVELS = ['err', 'fatal', 'panic', 'crit', 'emerg', 'alert'];

function errorLine(line: string, at: number): Finding | null {
  if (!holdsAny(line.toLowerCase(), LEVELS)) return null;
  const said = saidAfterWord(line);
  if (said === null) return null;
  const { type, message } = splitType(said);
  const base = { family: 'generic', at, type, message } as const;
  if (isAssertion(type, message) && !/^expected\b/i.test(message))
    return { ...base, kind: 'test-failure', assertion: true, firm: true };
  return {
    ...base,
    kind: complaint(line, said) ?? (thrown(line, type) ? 'runtime-error' : 'other'),
  };
}

/** What stands around the error word: the kind it names (`parse error: …`), or a place in a source, as every compiler prints it. */
function complaint(line: string, said: string): ErrorKind | null {
  const before = line.slice(0, line.length - said.length);
  const named = /\b([a-z]\w{1,20} error)\W{0,3}$/i.exec(before)?.[1];
  const kind = named === undefined ? null : cause(named);
  if (kind !== null || !COMPILED.test(before)) return kind;
  return /\btypes?\b/i.test(line) ? 'type-error' : 'build';
}

const COMPILED = /^[\w./-]{1,200}\.\w{1,6}[:(]\d+(?:[:,]\d+)?\)?: (?:fatal )?error/i;

/** What follows the error word, behind as many of its forerunners as there are: one pattern for all of them would cost milliseconds to compile. */
function saidAfterWord(line: string): string | null {
  const starts = [line.length - line.trimStart().length];
  for (let more = holdsAny(line, FORERUNNERS); more && starts.length <= 3; ) {
    BEFORE.lastIndex = starts.at(-1) ?? 0;
    more = BEFORE.test(line);
    if (more) starts.push(BEFORE.lastIndex);
  }
  for (const start of starts.reverse()) {
    const said = saidAt(line, start);
    if (said !== null) return said;
  }
  return null;
}

/** `Error:` with a capital is how programs print what was thrown; `error:` is a tool's complaint about its call. */
function thrown(line: string, type: string | undefined): boolean {
  return type !== undefined || /\bError:|\bError in |\bpanic\b|\b(?:FATAL|CRITICAL)\b/.test(line);
}

/** A line whose words name a cause: `No space left on device` needs no `error:` before it. */
function causeLine(line: string, at: number): Finding | null {
  const kind = cause(line);
  if (kind === null || isCode(line)) return null;
  // A warning, or a word that something failed to build, counts where nothing worse was said.
  return {
    family: 'generic',
    at,
    kind,
    message: line.trim(),
    wrapper: kind === 'build' || /^\W*warn(?:ing)?\b/i.test(line),
  };
}

const CLOSERS = ['exit', 'error', 'issue', 'problem'];

/** What any program may print: an error by its words. */
export function generic(lines: Lines): Finding[] {
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    if (holdsAny(line.toLowerCase(), CLOSERS) && CLOSING.test(line))
      return [{ family: 'generic', at, kind: 'other', message: line.trim(), wrapper: true }];
    const found =
      exception(line, at) ?? scoped(line, at) ?? errorLine(line, at) ?? causeLine(line, at);
    return found ? [found] : [];
  });
}

/** For an output without any error line: the line that sounds most like one, else of a short output the first, of a long one the last. */
export function lastWords(lines: readonly string[]): { at: number; message: string } | null {
  const spoken = lines
    .map((line, at) => ({ at, message: line.trim() }))
    .filter((one) => /\w/.test(one.message) && !/^(?:hint: |Error$)/.test(one.message));
  const weak = spoken.find((one) => isWeak(one.message) && !isCode(one.message));
  return weak ?? (spoken.length > SHORT ? spoken.at(-1) : spoken[0]) ?? null;
}

const SHORT = 12;

/** The pattern is made for lines that hold one of its words: it costs more than to look for them all. */
function isWeak(message: string): boolean {
  if (!holdsAny(message.toLowerCase(), WEAK)) return false;
  return new RegExp(`\\b(?:${WEAK.join('|')})\\b`, 'i').test(message);
}
