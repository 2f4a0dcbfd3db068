import { cause } from '../cause.ts';
import type { Finding, Lines } from '../finding.ts';
import { eachLine } from '../finding.ts';
import { until } from '../lines.ts';
import { testFinding } from './failing-test.ts';

/** Where a failing test's own words end: its stack, its code frame, the next ruler. */
const STACK = /^\s*(?:❯ |at \S|⎯{3}|─{3}|›|> \d+ \||\d+ ?\||\|)|^\s+\d+ ?[|│]|^\s*(?:PASS|FAIL)\s/;

const FAIL = /^\s*FAIL\s+(?:\|[^|]+\|\s+)?(?<file>[^\s>]+\.\w+)(?: > (?<name>.+?))?(?: \[ .+ \])?$/;

/** vitest's failure section: ` FAIL  file > suite > name`, then the error, a diff, a place. */
function scanSection(lines: Lines): Finding[] {
  return eachLine(lines, ['FAIL'], (line, at) => {
    const head = FAIL.exec(line)?.groups;
    if (!head || !speaks(lines[at + 1])) return [];
    const said = until(lines, at + 1, STACK);
    const rest = until(lines, at + 1 + said.length, /⎯{3}|^\s*FAIL\s/, 30);
    const span = 1 + said.length + rest.length;
    const told = { at, span, family: 'vitest', said: withoutDiff(said) };
    return [testFinding({ ...told, subject: head['name'], file: head['file'] })];
  });
}

/** jest prints the same heading, followed by a bullet or nothing. */
function speaks(line: string | undefined): boolean {
  return (
    line !== undefined && line.trim() !== '' && !/^\s*(?:●|✓|✕|×|FAIL|PASS|[A-Z]\S*$)/.test(line)
  );
}

/** The diff repeats what the message says when the message names both values; its lines are kept otherwise. */
function withoutDiff(said: readonly string[]): readonly string[] {
  const diff = said.findIndex((line) => /^\s*- Expected/.test(line));
  if (diff < 0) return said;
  const changed = said.slice(diff).filter((line) => /^\s*[-+] (?!Expected|Received)/.test(line));
  return [...said.slice(0, diff), ...changed];
}

const CROSS = /^\s*[×✗✖] (?:(?<file>\S+\.\w+) > )?(?<name>.+?)(?:\s+\d+(?:\.\d+)?\s?m?s)?$/;
const HEADING = /^\s*[❯✗×] (?:\|[^|]+\| )?(?<file>\S+\.\w{1,4}) \(\d+ tests?/;
const ARROW = /^\s*→ (?<message>.+)/;

/** The list of tests, for an output whose failure section was cut off. */
function scanList(lines: Lines): Finding[] {
  let file: string | undefined;
  return eachLine(lines, ['❯', '✗', '×', '✖'], (line, at) => {
    const heading = HEADING.exec(line)?.groups?.['file'];
    if (heading !== undefined) file = heading;
    const cross = CROSS.exec(line)?.groups;
    const arrow = ARROW.exec(lines[at + 1] ?? '')?.groups?.['message'];
    const place = cross?.['file'] ?? file;
    if (!cross || (arrow === undefined && place === undefined)) return [];
    const told = {
      at,
      span: arrow === undefined ? 1 : 2,
      family: 'vitest',
      subject: cross['name'],
      file: place,
    };
    return [testFinding({ ...told, said: [arrow ?? 'failed'] })];
  });
}

export function vitest(lines: Lines): Finding[] {
  const section = scanSection(lines);
  return section.length > 0 ? section : scanList(lines);
}

const BULLET = /^\s*● (?<name>.+)$/;
const FILE = /^\s*FAIL\s+(?:\S+ )?(?<file>\S+\.\w+)(?: \([\d.]+ ?m?s\))?$/;

/** jest: `FAIL file`, then a bullet per failing test; the summary repeats them under a heading of its own. */
export function jest(lines: Lines): Finding[] {
  let file: string | undefined;
  const seen = new Set<string>();
  return eachLine(lines, ['FAIL', '●'], (line, at) => {
    file = FILE.exec(line)?.groups?.['file'] ?? file;
    const name = BULLET.exec(line)?.groups?.['name'];
    if (name === undefined || seen.has(`${file} ${name}`) || /^Console$/.test(name)) return [];
    seen.add(`${file} ${name}`);
    const said = until(lines, at + 1, /^\s*● |^\s+at \S|^\s+>? ?\d+ \||^(?:Test Suites|Tests):/);
    const told = { at, span: 1 + said.length, family: 'jest', file, said: jestWords(said) };
    const suite = /^Test suite failed/.test(name);
    const finding = testFinding({ ...told, subject: suite ? undefined : name });
    // A suite that did not load says what another tool printed: where the words alone tell nothing, that tool's family reads them.
    const foreign = suite && finding.type === undefined && cause(finding.message) === null;
    return [foreign ? { ...finding, span: 1, wrapper: true } : finding];
  });
}

function jestWords(said: readonly string[]): readonly string[] {
  return said.filter((line) => !/^\s*(?:Details:|Jest encountered)/.test(line));
}
