import type { ErrorKind, Signature } from '../facts/signature.ts';
import { truncate } from '../kit/text.ts';
import { cause } from './cause.ts';
import { clean } from './clean.ts';
import { isCode } from './code-line.ts';
import { readCounts } from './counts.ts';
import { FAMILIES } from './families/families.ts';
import { lastWords } from './families/generic.ts';
import type { Finding } from './finding.ts';
import { hostWord } from './host.ts';
import { withoutCwdNote } from './output.ts';
import { leading } from './rank.ts';
import { EXCERPT, excerptOf, gather, linesOf } from './sign.ts';

/** What came out of a tool call. */
export interface RawOutput {
  /** The host's name of the tool: `Bash`, `Read`, `Edit`, `mcp__server__tool`. */
  readonly tool: string;
  readonly command?: string;
  /** As the host gave it, of any size; of a very long text the first and last part are read. */
  readonly text: string;
  /** Absolute path of the project, to make paths relative. */
  readonly root?: string;
  /** Whether the call failed. Of a call that did not, only what is surely an error line counts. */
  readonly failed: boolean;
}

export interface Diagnosis {
  /** The family of the first error that leads the output, `host` where the host speaks, `none` without any. */
  readonly family: string;
  /** The kind of the output as a whole: of its errors' kinds the one nearest the cause. */
  readonly kind: ErrorKind;
  /** Distinct errors, first first, at most 20. Empty only for a call that did not fail. */
  readonly signatures: readonly Signature[];
  /** How many distinct errors were left out of `signatures`. */
  readonly more: number;
  readonly passed?: number;
  readonly failed?: number;
  /** Said by the host, not by the project. */
  readonly host: boolean;
  /** The host refused a call that was made wrongly: repeating it is spinning on the tool. */
  readonly misuse: boolean;
  /** The error lines as they stood, without colours, at most 4,000 characters. */
  readonly excerpt: string;
}

const MOST = 20;

/** From raw output to its error lines, a set of signatures with counts, and each one's kind. Never throws. */
export function diagnose(raw: RawOutput): Diagnosis {
  const page = clean(raw.text);
  const lines = withoutCwdNote(page.lines);
  const host = raw.failed ? fromHost(raw, lines) : null;
  if (host) return host;
  const found = findErrors(lines, raw.failed);
  const kept =
    found.length > 0 || !raw.failed ? found : [settle(withoutErrorLine(raw, lines, page.exit))];
  const signatures = gather(kept, lines, raw.root);
  return {
    family:
      signatures.find((one) => one.kind === leading(signatures.map((s) => s.kind)))?.family ??
      'none',
    kind: leading(signatures.map((one) => one.kind)),
    signatures: signatures.slice(0, MOST),
    more: Math.max(0, signatures.length - MOST),
    ...readCounts(lines),
    host: false,
    misuse: false,
    excerpt: excerptOf(kept, lines),
  };
}

/**
 * The lines that `excerpt` is made of, all of them and none cut: what has to outlive a compaction word for word. Of a very
 * long text the first and last part are read. What the host says is its own text.
 */
export function errorLines(text: string): readonly string[] {
  const raw: RawOutput = { tool: 'Bash', text, failed: true };
  const page = clean(text);
  const lines = withoutCwdNote(page.lines);
  if (fromHost(raw, lines)) return lines;
  const found = findErrors(lines, true);
  const kept = found.length > 0 ? found : [withoutErrorLine(raw, lines, page.exit)];
  const { errors, tail } = linesOf(kept, lines);
  return [...errors, ...tail];
}

function fromHost(raw: RawOutput, lines: readonly string[]): Diagnosis | null {
  const text = lines.join('\n');
  const word = hostWord(text);
  if (!word) return null;
  // What a command had printed before its time was up tells one such end from another.
  const rest =
    word.kind === 'timeout'
      ? (text
          .slice(word.end)
          .split('\n')
          .find((line) => /\w/.test(line)) ?? '')
      : '';
  const message = [
    word.message,
    word.kind === 'timeout' ? (raw.command ?? '').slice(0, 120) : '',
    rest.trim(),
  ];
  const said = message.filter((part) => part !== '').join(': ');
  const finding: Finding = { family: 'host', at: 0, kind: word.kind, message: said, firm: true };
  const signatures = gather([finding], lines, raw.root);
  const base = {
    family: 'host',
    kind: word.kind,
    signatures,
    more: 0,
    host: true,
    misuse: word.misuse,
  };
  return { ...base, excerpt: truncate(text, EXCERPT) };
}

/** Asks the families in turn; the lines one takes are blank for the next. Wrappers go where they wrap something. */
function findErrors(lines: readonly string[], failed: boolean): Finding[] {
  const open = [...lines];
  let text = textOf(open);
  const found: Finding[] = [];
  for (const { signs, scan, loose } of FAMILIES) {
    if (loose && !failed) continue;
    if (signs.length > 0 && !signs.some((sign) => text.includes(sign))) continue;
    const own = scan(open, signs);
    for (const finding of own) blank(open, finding);
    for (const finding of own) found.push(settle(finding));
    if (own.length > 0) text = textOf(open);
  }
  const own = found.filter((finding) => !finding.wrapper);
  const kept = own.length > 0 ? [...own, ...offline(own, found)] : firstWrapper(found);
  return kept.sort((a, b) => a.at - b.at);
}

/** As signs are looked for in it: every line begins behind a line break. */
function textOf(lines: readonly string[]): string {
  return `\n${lines.join('\n')}`;
}

/** An installer out of reach of its registry warns of that and then complains that nothing was found: the warning is the cause. */
function offline(own: readonly Finding[], found: readonly Finding[]): readonly Finding[] {
  const missing = own.every((one) => one.kind === 'missing-dependency' || one.kind === 'build');
  if (!missing || !own.some((one) => one.kind === 'missing-dependency')) return [];
  const cut = (one: Finding): boolean => one.kind === 'network-dns' || one.kind === 'service-down';
  return found.filter((one) => one.wrapper === true && cut(one)).slice(0, 1);
}

function blank(lines: string[], { at, span, also }: Finding): void {
  lines.fill('', at, at + (span ?? 1));
  for (const line of also ?? []) lines[line] = '';
}

/** Of wrappers alone the one that says most: of the leading kind the longest. */
function firstWrapper(found: readonly Finding[]): Finding[] {
  const kind = leading(found.map((one) => one.kind));
  const own = found.filter((one) => one.kind === kind);
  const longest = Math.max(0, ...own.map((one) => one.message.length));
  return own.filter((one) => one.message.length === longest).slice(0, 1);
}

/** The words of a message may say more about the cause than the family that printed it. */
function settle(finding: Finding): Finding {
  if (finding.firm) return finding;
  const said = finding.type === undefined ? finding.message : `${finding.type}: ${finding.message}`;
  return { ...finding, kind: cause(said) ?? finding.kind };
}

/** A failure that printed no error line is told by the command, its exit code and what sounds most like an error. */
function withoutErrorLine(
  raw: RawOutput,
  lines: readonly string[],
  exit: number | undefined,
): Finding {
  const last = lastWords(lines);
  const command = raw.command === undefined ? '' : raw.command.slice(0, 120);
  const words = last ? [last.message] : [`exit code ${exit ?? 'unknown'}`, command];
  const message = words.filter((word) => word !== '').join(': ');
  return {
    family: raw.tool.startsWith('mcp__') ? 'mcp' : 'generic',
    at: last?.at ?? 0,
    kind: 'other',
    message,
    // The words of a command or of a line of code speak of no failure.
    firm: last === null || isCode(last.message),
  };
}
