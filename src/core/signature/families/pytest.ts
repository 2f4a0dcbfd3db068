import { isAssertion } from '../assertion.ts';
import { splitType } from '../error-type.ts';
import type { Finding, Lines } from '../finding.ts';
import { eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';

const SUMMARY = /^(?<what>FAILED|ERROR) (?<file>[^\s:]+)(?:::(?<name>\S.*?))?(?: - (?<said>.+))?$/;
const RULER = /^_{3,} (?:ERROR (?:at (?:setup|teardown) of|collecting) )?(?<name>\S.*?) _{3,}$/;
const PLACE = /^(?<file>[^\s:]+\.py):\d+: (?<type>[\w.]+)?/;
const SECTION = /^[=_]{3,} |^-{3,} .* -{3,}$/;

interface Block {
  readonly at: number;
  readonly span: number;
  readonly name: string | undefined;
  readonly said: string;
  readonly type: string | undefined;
  readonly file: string | undefined;
}

/** The `E` lines of one failure, the name above and the place below them. */
function readBlocks(lines: Lines): Block[] {
  const found: Block[] = [];
  let name: string | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    name =
      RULER.exec(line)?.groups?.['name'] ??
      (SECTION.test(line) && !RULER.test(line) ? undefined : name);
    if (!/^E {2,}\S/.test(line)) continue;
    const said = until(lines, at, /^(?!E(?:\s|$))/, 30);
    found.push(block(lines, at, said, name));
    at += said.length - 1;
  }
  return found;
}

function block(
  lines: readonly string[],
  at: number,
  said: readonly string[],
  name: string | undefined,
): Block {
  const after = until(lines, at + said.length, SECTION, 6);
  const place = after
    .map((line) => PLACE.exec(line)?.groups)
    .find((groups) => groups !== undefined);
  const words = said
    .map((line) => line.slice(1).trim())
    .filter((line) => !/^(?:\+ {2}where|\+? {2,}and)/.test(line));
  return {
    at,
    span: said.length,
    name,
    said: tellingWord(words),
    type: place?.['type'],
    file: place?.['file'],
  };
}

/** The first line that names an error or a claim; lines of code may stand before it. */
function tellingWord(words: readonly string[]): string {
  const telling = words.find((word) => /^assert /.test(word) || splitType(word).type !== undefined);
  return telling ?? words[0] ?? '';
}

function findingOf(at: number, span: number, said: string, type: string | undefined): Finding {
  const split = splitType(said);
  const named = split.type ?? className(type);
  const assertion = isAssertion(named, split.message);
  const kind = named !== undefined && !assertion ? 'runtime-error' : 'test-failure';
  const told = {
    family: 'pytest',
    at,
    span,
    kind,
    message: joined([split.message]) || 'failed',
  } as const;
  return { ...told, type: assertion ? 'AssertionError' : named, assertion, firm: assertion };
}

/** The place below a failure names the class that was thrown, whatever it ends in; of a frame it says `in`. */
function className(type: string | undefined): string | undefined {
  return type === undefined
    ? undefined
    : /^(?:\w+\.)*(?<name>[A-Z]\w*)$/.exec(type)?.groups?.['name'];
}

/** One finding per failing test: the summary names it and its file, its block says more than the summary. */
export function pytest(lines: Lines): Finding[] {
  const blocks = readBlocks(lines);
  const used = new Set<Block>();
  const summary = eachLine(lines, ['FAILED ', 'ERROR '], (line, at) => {
    const row = SUMMARY.exec(line)?.groups;
    if (
      !row ||
      (row['name'] === undefined && row['said'] === undefined && !/\.py$/.test(row['file'] ?? ''))
    )
      return [];
    const own = blocks.find((one) => !used.has(one) && matches(one, row['name'], row['file']));
    if (own) used.add(own);
    const told = findingOf(
      own?.at ?? at,
      own?.span ?? 1,
      own?.said || row['said'] || '',
      own?.type,
    );
    // What pytest calls an error broke before or after the test: nothing was compared.
    const kind = row['what'] === 'ERROR' && !told.assertion ? 'runtime-error' : told.kind;
    return [{ ...told, kind, also: [at], subject: row['name'], file: row['file'] }];
  });
  return [
    ...blocks.filter((one) => !used.has(one)).map(fromBlock),
    ...summary,
    ...summaryLines(lines),
  ];
}

/** The block's heading has the class before the test's name with a dot, the summary with `::`. */
function matches(one: Block, name: string | undefined, file: string | undefined): boolean {
  if (one.name === undefined) return false;
  return name === undefined ? one.name === file : one.name === name.replaceAll('::', '.');
}

function fromBlock(one: Block): Finding {
  const told = findingOf(one.at, one.span, one.said, one.type);
  return { ...told, subject: one.name?.replaceAll('.', '::'), file: one.file };
}

/** The last line alone still says that something failed; its place line what and where. */
function summaryLines(lines: Lines): Finding[] {
  return eachLine(lines, ['.py:', '=='], (line, at): Finding[] => {
    const place = /^(?<file>[^\s:]+\.py):\d+: (?<type>[\w.]+)$/.exec(line)?.groups;
    if (place) {
      const told = findingOf(at, 1, place['type'] ?? '', place['type']);
      return [{ ...told, message: place['type'] ?? '', file: place['file'], wrapper: true }];
    }
    const total = /^=+ (?<message>.*\b\d+ (?:failed|errors?)\b.*?) (?:in [\d.]+s.*)?=+$/.exec(
      line,
    )?.groups;
    return total
      ? [
          {
            family: 'pytest',
            at,
            kind: 'test-failure',
            message: withoutPassed(total['message'] ?? ''),
            wrapper: true,
            assertion: true,
          },
        ]
      : [];
  });
}

/** How many passed beside says nothing of what failed. */
function withoutPassed(total: string): string {
  return total.replace(
    /,? ?\b\d+ (?:passed|skipped|deselected|warnings?|xfailed|xpassed|rerun)\b/g,
    '',
  );
}
