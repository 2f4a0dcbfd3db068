/** What a test runner's summary says; absent where it does not say. */
export interface Counts {
  readonly passed?: number;
  readonly failed?: number;
}

interface Row {
  readonly word: string;
  /** A line this matches is a summary of this runner. */
  readonly line: RegExp;
  readonly passed?: RegExp;
  readonly failed?: readonly RegExp[];
  /** Several summaries of one output add up (one per crate, project or module). */
  readonly adds?: true;
}

/** Tried only on outputs that hold the row's word. */
const rows = (): readonly Row[] => [
  {
    word: 'Tests',
    line: /^\s*Tests:?\s+(?:\d+ [a-z]+(?:,| \||\s)*)+\(?\d+/,
    passed: /(\d+) passed/,
    failed: [/(\d+) failed/],
  },
  {
    word: '==',
    line: /^=+ .*\b\d+ (?:passed|failed|errors?|skipped)\b.* in [\d.:]+/,
    passed: /(\d+) passed/,
    failed: [/(\d+) failed/, /(\d+) errors?/],
  },
  {
    word: ' in ',
    line: /^(?:\d+ (?:passed|failed|errors?|skipped|xfailed|xpassed|deselected|warnings?)(?:, )?)+ in [\d.]+s/,
    passed: /(\d+) passed/,
    failed: [/(\d+) failed/, /(\d+) errors?/],
  },
  {
    word: 'test result',
    line: /^test result: /,
    passed: /(\d+) passed/,
    failed: [/(\d+) failed/],
    adds: true,
  },
  {
    word: 'Tests run:',
    line: /Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+(?!.*Time elapsed)/,
    passed: /Tests run: (\d+)/,
    failed: [/Failures: (\d+)/, /Errors: (\d+)/],
  },
  {
    word: 'tests completed',
    line: /^\d+ tests completed, \d+ failed/,
    passed: /^(\d+) tests/,
    failed: [/(\d+) failed/],
  },
  {
    word: 'ed!',
    line: /^(?:Failed|Passed)!\s+- Failed:/,
    passed: /Passed:\s+(\d+)/,
    failed: [/Failed:\s+(\d+)/],
    adds: true,
  },
  {
    word: 'example',
    line: /^\d+ examples?, \d+ failures?/,
    passed: /^(\d+)/,
    failed: [/(\d+) failures?/, /(\d+) errors? occurred/],
  },
  {
    word: 'assertions',
    line: /^\d+ (?:runs|tests), \d+ assertions, /,
    passed: /^(\d+)/,
    failed: [/(\d+) failures/, /(\d+) errors/],
  },
  {
    word: 'failure',
    line: /^(?:\d+ (?:doctests?|propert(?:y|ies)|features?), )*\d+ tests?, \d+ failures?/,
    passed: /(\d+) tests?/,
    failed: [/(\d+) failures?/],
  },
  {
    word: 'Assertions',
    line: /^Tests: \d+, Assertions: \d+/,
    passed: /Tests: (\d+)/,
    failed: [/Failures: (\d+)/, /Errors: (\d+)/],
  },
  { word: 'OK (', line: /^OK \(\d+ tests?, /, passed: /(\d+) tests?/ },
  {
    word: '% tests passed',
    line: /^\d+% tests passed, \d+ tests? failed out of \d+/,
    passed: /out of (\d+)/,
    failed: [/(\d+) tests? failed/],
  },
  {
    word: ' | ',
    line: /^(?:ok|FAILED) \| \d+ passed/,
    passed: /(\d+) passed/,
    failed: [/(\d+) failed/],
  },
  { word: 'Found ', line: /^Found \d+ errors?(?: in |\.|$)/, failed: [/Found (\d+)/] },
  { word: '✖ ', line: /^✖ \d+ problems? \(/, failed: [/(\d+) errors?,/] },
];

/** Runners whose summary gives all tests that ran, failing ones among them. */
const TOTALS =
  /Tests run:|tests completed|examples?,|(?:runs|tests), \d+ assertions|tests?, \d+ failures?|Tests: \d+, Assertions|out of/;

/** Summaries of one number per line. */
const SINGLE: readonly (readonly [side: 'passed' | 'failed', pattern: RegExp])[] = [
  ['passed', /^\s*(\d+) passing\b/],
  ['failed', /^\s*(\d+) failing\b/],
  ['passed', /^\s*(\d+) passed(?: \([\d.]+m?s?\))?$/],
  ['failed', /^\s*(\d+) failed$/],
  ['passed', /^(?:# |ℹ )pass (\d+)$/],
  ['failed', /^(?:# |ℹ )fail (\d+)$/],
  ['passed', /^\s*(\d+) pass$/],
  ['failed', /^\s*(\d+) fail$/],
];

/** Passed and failed counts of the last summary in an output. */
export function readCounts(lines: readonly string[]): Counts {
  return fromNumbers(lines) ?? fromGo(lines) ?? {};
}

function fromNumbers(lines: readonly string[]): Counts | null {
  if (!lines.some((line) => /\d/.test(line))) return null;
  return fromRows(lines) ?? fromSingles(lines) ?? fromUnittest(lines);
}

function fromRows(lines: readonly string[]): Counts | null {
  const text = lines.join('\n');
  const asked = rows().filter((row) => text.includes(row.word));
  const hits = lines.flatMap((line) => {
    const row = asked.find((one) => line.includes(one.word) && one.line.test(line));
    return row ? [{ row, counts: rowCounts(row, line) }] : [];
  });
  const last = hits.at(-1);
  if (!last) return null;
  const same = last.row.adds ? hits.filter((hit) => hit.row === last.row) : [last];
  return same.map((hit) => hit.counts).reduce(sum);
}

function rowCounts(row: Row, line: string): Counts {
  const failed = (row.failed ?? [])
    .map((pattern) => number(pattern, line) ?? 0)
    .reduce((a, b) => a + b, 0);
  const said = row.passed === undefined ? undefined : (number(row.passed, line) ?? 0);
  if (said === undefined) return { failed };
  return { passed: TOTALS.test(line) ? Math.max(0, said - failed) : said, failed };
}

function sum(a: Counts, b: Counts): Counts {
  return { passed: (a.passed ?? 0) + (b.passed ?? 0), failed: (a.failed ?? 0) + (b.failed ?? 0) };
}

function number(pattern: RegExp, line: string): number | undefined {
  const digits = pattern.exec(line)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function fromSingles(lines: readonly string[]): Counts | null {
  const found: { passed?: number; failed?: number } = {};
  for (const line of lines.slice(-60).filter((one) => /\d/.test(one) && /pass|fail/.test(one))) {
    for (const [side, pattern] of SINGLE) {
      const value = number(pattern, line);
      if (value !== undefined) found[side] = value;
    }
  }
  if (found.passed === undefined && found.failed === undefined) return null;
  return { passed: found.passed ?? 0, failed: found.failed ?? 0 };
}

/** unittest: `Ran 5 tests in 0.1s`, then `FAILED (failures=1, errors=2)` or `OK`. */
function fromUnittest(lines: readonly string[]): Counts | null {
  const ran = lines
    .map((line) => number(/^Ran (\d+) tests? in /, line))
    .findLast((n) => n !== undefined);
  if (ran === undefined) return null;
  const verdict = lines.findLast((line) => /^(?:OK|FAILED)\b/.test(line)) ?? '';
  const failed = (number(/failures=(\d+)/, verdict) ?? 0) + (number(/errors=(\d+)/, verdict) ?? 0);
  return { passed: Math.max(0, ran - failed), failed };
}

/** go prints no total: its verdict lines are counted, packages where tests are not shown. */
function fromGo(lines: readonly string[]): Counts | null {
  const count = (pattern: RegExp): number =>
    lines.filter((line) => /^(?:ok|FAIL|\s*---)/.test(line) && pattern.test(line)).length;
  const tests = { passed: count(/^\s*--- PASS: /), failed: count(/^\s*--- FAIL: /) };
  const packages = { passed: count(/^ok {2}?\t/), failed: count(/^FAIL\t/) };
  if (tests.passed + tests.failed > 0) return tests.passed > 0 ? tests : { failed: tests.failed };
  return packages.passed + packages.failed > 0 ? packages : null;
}
