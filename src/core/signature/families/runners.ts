import type { Rule } from '../finding.ts';
import { byLine } from '../finding.ts';

const failing = { kind: 'test-failure', firm: true } as const;

/** A tally says only that something failed: it counts where nothing names it. */
const tally = { ...failing, wrapper: true } as const;

/** Runners that name a failing test on a line of its own, and the sums they close with. */
const RULES = (): readonly Rule[] => [
  // xctest
  {
    pattern:
      /^(?<file>[^\s:]+\.swift):\d+: error: (?:-\[(?<subject>[^\]]+)\]|\S+) : (?<message>.+)/,
    ...failing,
    assertion: true,
  },
  {
    pattern: /^Test Case '(?<subject>[^']+)' (?<message>failed) \(/,
    ...tally,
  },
  // ctest
  {
    pattern:
      /^\s+\d+ - (?<subject>\S+) \((?<message>Failed|Timeout|SEGFAULT|Subprocess aborted|Not Run|ILLEGAL|NUMERICAL|OTHER_FAULT)\)/,
    ...failing,
  },
  // googletest
  { pattern: /^\[ {2}FAILED {2}\] (?<subject>[\w/]+\.[\w/]+)(?<message>)(?:,| \(|$)/, ...failing },
  {
    pattern: /^(?<file>[^\s:]+\.\w{1,4}):\d+: (?<message>Failure)$/,
    ...tally,
  },
  // dart, flutter
  {
    pattern: /^\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+)?: (?<subject>.+) (?<message>\[E\])$/,
    ...failing,
  },
  // bun
  {
    pattern: /^(?:✗|\(fail\)) (?<subject>\S.*?)(?<message>)(?: \[[\d.]+m?s\])?$/,
    ...failing,
  },
  // deno
  { pattern: /^(?<subject>\S.*?) \.\.\. (?<message>FAILED)(?: \([\d.]+m?s\))?$/, ...tally },
  // ava
  { pattern: /^\s*✘ \[fail\]: (?<subject>.+?) › ?(?<message>.*)$/, ...failing },
  // karma
  {
    pattern:
      /^(?:Chrome|Firefox|Safari|HeadlessChrome|ChromeHeadless)\S*(?: [\d.]+)? \([^)]+\) (?<subject>.+) (?<message>FAILED)$/,
    ...failing,
  },
  // sbt
  { pattern: /^\[info\] - (?<subject>.+?) \*\*\* (?<message>FAILED) \*\*\*/, ...failing },
  // perl
  { pattern: /^#\s+Failed test (?:'(?<subject>[^']+)')?(?<message>)$/, ...failing },
  // behave, cucumber
  {
    pattern:
      /^(?:cucumber )?(?<file>\S+\.feature):\d+(?:\s+# (?:Scenario: )?| {2}@\S+ )(?<subject>.+)(?<message>)$/,
    ...failing,
  },
  // bats
  { pattern: /^ ✗ (?<subject>.+?)(?<message>)(?:\s+\[\d+(?:ms)?\])?$/, ...failing },
  { pattern: /^Tests?:?(?: Suites:)? +(?<message>\d+ failed\b.*)/, ...tally },
  { pattern: /^Test Suites: +(?<message>\d+ failed\b.*)/, ...tally },
  { pattern: /^ › (?<message>\d+ snapshots? failed)/, ...tally },
  { pattern: /^\s+(?<message>\d+ failing)$/, ...tally },
  {
    pattern: /^(?<message>\d+ (?:examples|tests|runs|specs),.* [1-9]\d* fail(?:ures?|ed).*)/,
    ...tally,
  },
  { pattern: /^(?<message>FAILED \((?:failures|errors)=\d+.*\))$/, ...tally },
  { pattern: /^(?<message>FAILED \| .*[1-9]\d* failed.*)/, ...tally },
  { pattern: /^(?<message>test result: FAILED\..*)/, ...tally },
  { pattern: /^\s*(?<message>Failed! {1,2}- Failed: +[1-9]\d*.*)/, ...tally },
  { pattern: /^\s*(?<message>Executed \d+ tests?, with [1-9]\d* failures?.*)/, ...tally },
  {
    pattern:
      /(?<message>\bSome tests failed\.|The following tests FAILED:|Errors while running CTest|There were failing tests)/,
    ...tally,
  },
];

export const runners = byLine(
  'runner',
  [
    '.swift:',
    "Test Case '",
    '(Failed)',
    '(Timeout)',
    '(SEGFAULT)',
    '(Subprocess aborted)',
    '[  FAILED  ]',
    ': Failure',
    ' [E]',
    '✗ ',
    '(fail) ',
    '... FAILED',
    '[fail]:',
    ') ',
    '*** FAILED',
    'Failed test',
    '.feature:',
    ' failed',
    ' failing',
    ' failure',
    'FAILED (',
    'FAILED |',
    'result: FAILED',
    'Failed! ',
    'tests FAILED',
    'running CTest',
    'failing tests',
  ],
  RULES,
);
