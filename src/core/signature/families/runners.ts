import type { Signed } from '../by-sign.ts';
import { bySign } from '../by-sign.ts';
import type { Finding, Lines, Signs } from '../finding.ts';
import { eachLine } from '../finding.ts';
import { until } from '../lines.ts';
import { testFinding } from './failing-test.ts';

const failing = { kind: 'test-failure', firm: true } as const;

/** A tally says only that something failed: it counts where nothing names it. */
const tally = { ...failing, wrapper: true } as const;

/** Runners that name a failing test on a line of its own, and the sums they close with. */
const ROWS: readonly Signed[] = [
  // xctest
  [
    ['.swift:'],
    () => ({
      pattern:
        /^(?<file>[^\s:]+\.swift):\d+: error: (?:-\[(?<subject>[^\]]+)\]|\S+) : (?<message>.+)/,
      ...failing,
      assertion: true,
    }),
  ],
  [
    ["Test Case '"],
    () => ({
      pattern: /^Test Case '(?<subject>[^']+)' (?<message>failed) \(/,
      ...tally,
    }),
  ],
  // ctest
  [
    ['(Failed)', '(Timeout)', '(SEGFAULT)', '(Subprocess aborted)', '(Not Run)'],
    () => ({
      pattern:
        /^\s+\d+ - (?<subject>\S+) \((?<message>Failed|Timeout|SEGFAULT|Subprocess aborted|Not Run|ILLEGAL|NUMERICAL|OTHER_FAULT)\)/,
      ...failing,
    }),
  ],
  // googletest
  [
    ['[  FAILED  ]'],
    () => ({
      pattern: /^\[ {2}FAILED {2}\] (?<subject>[\w/]+\.[\w/]+)(?<message>)(?:,| \(|$)/,
      ...failing,
    }),
  ],
  [
    [': Failure'],
    () => ({
      pattern: /^(?<file>[^\s:]+\.\w{1,4}):\d+: (?<message>Failure)$/,
      ...tally,
    }),
  ],
  // dart, flutter
  [
    [' [E]'],
    () => ({
      pattern: /^\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+)?: (?<subject>.+) (?<message>\[E\])$/,
      ...failing,
    }),
  ],
  // bun
  [
    ['✗ ', '(fail) '],
    () => ({
      pattern: /^(?:✗|\(fail\)) (?<subject>\S.*?)(?<message>)(?: \[[\d.]+m?s\])?$/,
      ...failing,
    }),
  ],
  // deno
  [
    ['... FAILED'],
    () => ({
      pattern: /^(?<subject>\S.*?) \.\.\. (?<message>FAILED)(?: \([\d.]+m?s\))?$/,
      ...tally,
    }),
  ],
  // ava
  [
    ['[fail]:'],
    () => ({ pattern: /^\s*✘ \[fail\]: (?<subject>.+?) › ?(?<message>.*)$/, ...failing }),
  ],
  // karma
  [
    ['FAILED'],
    () => ({
      pattern:
        /^(?:Chrome|Firefox|Safari|HeadlessChrome|ChromeHeadless)\S*(?: [\d.]+)? \([^)]+\) (?<subject>.+) (?<message>FAILED)$/,
      ...failing,
    }),
  ],
  // sbt
  [
    ['*** FAILED'],
    () => ({ pattern: /^\[info\] - (?<subject>.+?) \*\*\* (?<message>FAILED) \*\*\*/, ...failing }),
  ],
  // perl
  [
    ['Failed test'],
    () => ({ pattern: /^#\s+Failed test (?:'(?<subject>[^']+)')?(?<message>)$/, ...failing }),
  ],
  // behave, cucumber
  [
    ['.feature:'],
    () => ({
      pattern:
        /^(?:cucumber )?(?<file>\S+\.feature):\d+(?:\s+# (?:Scenario: )?| {2}@\S+ )(?<subject>.+)(?<message>)$/,
      ...failing,
    }),
  ],
  // bats
  [
    [' ✗ '],
    () => ({ pattern: /^ ✗ (?<subject>.+?)(?<message>)(?:\s+\[\d+(?:ms)?\])?$/, ...failing }),
  ],
  [['Tests'], () => ({ pattern: /^Tests?:?(?: Suites:)? +(?<message>\d+ failed\b)/, ...tally })],
  [['Test Suites:'], () => ({ pattern: /^Test Suites: +(?<message>\d+ failed\b)/, ...tally })],
  [[' snapshot'], () => ({ pattern: /^ › (?<message>\d+ snapshots? failed)/, ...tally })],
  [[' failing'], () => ({ pattern: /^\s+(?<message>\d+ failing)$/, ...tally })],
  [
    [' fail'],
    () => ({
      pattern: /^\d+ (?:examples|tests|runs|specs),.* (?<message>[1-9]\d* fail(?:ures?|ed))\b/,
      ...tally,
    }),
  ],
  [
    ['FAILED ('],
    () => ({ pattern: /^(?<message>FAILED \((?:failures|errors)=\d+.*\))$/, ...tally }),
  ],
  [['FAILED |'], () => ({ pattern: /^FAILED \| .*?(?<message>[1-9]\d* failed)\b/, ...tally })],
  [
    ['result: FAILED'],
    () => ({ pattern: /^test result: FAILED\..*? (?<message>\d+ failed)\b/, ...tally }),
  ],
  [
    ['Failed! '],
    () => ({ pattern: /^\s*Failed! {1,2}- (?<message>Failed: +[1-9]\d*)\b/, ...tally }),
  ],
  [
    ['Executed '],
    () => ({ pattern: /^\s*Executed \d+ tests?, with (?<message>[1-9]\d* failures?)\b/, ...tally }),
  ],
  [
    ['tests failed', 'tests FAILED', 'running CTest', 'failing tests'],
    () => ({
      pattern:
        /(?<message>\bSome tests failed\.|The following tests FAILED:|Errors while running CTest|There were failing tests)/,
      ...tally,
    }),
  ],
];

/** deno: the test's name and place, then what it threw. */
export function denoTest(lines: Lines): Finding[] {
  return eachLine(lines, [' => '], (line, at) => {
    const head = /^(?<name>\S.*?) => (?<file>\S+):\d+:\d+$/.exec(line)?.groups;
    const thrown = /^error: (?<said>.+)/.exec(lines[at + 1] ?? '')?.groups?.['said'];
    if (!head || thrown === undefined) return [];
    const below = until(lines, at + 2, /^\s+at \S|^\s*throw | => /, 12);
    const told = { at, span: 2 + below.length, family: 'deno', said: [thrown, ...below] };
    return [testFinding({ ...told, subject: head['name'], file: head['file'] })];
  });
}

export function runners(lines: Lines, signs: Signs): Finding[] {
  return bySign('runner', lines, signs, ROWS);
}
