import type { ErrorKind } from '../../facts/signature.ts';
import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';
import { testFinding } from './failing-test.ts';

function javaKind(said: string): ErrorKind {
  if (/^package \S+ does not exist/.test(said)) return 'missing-dependency';
  if (
    /expected$|^(?:illegal start|unclosed|not a statement|reached end of file|class, interface|Expecting )|without 'try'/.test(
      said,
    )
  )
    return 'syntax';
  return 'type-error';
}

const JAVAC = [
  /^(?<file>(?:[A-Za-z]:)?[^\s:]+\.(?:java|scala)):\d+(?::\d+)?: error: (?<message>.+)/,
  /^\[ERROR\] (?<file>(?:[A-Za-z]:)?[^\s:]+\.(?:java|kt|scala)):(?:\[\d+,\d+\]|\d+:) (?:error: )?(?<message>.+)/,
  /^e: (?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[^\s:]+\.kts?):(?: \(\d+, \d+\):|\d+:\d+:?) (?<message>.+)/,
];

/** javac, kotlinc and maven's rendering of them; the symbol they miss stands below. */
export function javac(lines: Lines): Finding[] {
  return eachLine(lines, ['.java', '.kt', '.scala'], (line, at) => {
    const head = JAVAC.map((pattern) => pattern.exec(line)?.groups).find(
      (groups) => groups !== undefined,
    );
    if (!head) return [];
    const below = lines.slice(at + 1, at + 5).map((next) => next.replace(/^\[ERROR\]/, ''));
    const symbol = below.find((next) => /^\s+symbol:/.test(next));
    const message = joined([head['message'] ?? '', symbol ?? '']);
    return [
      {
        family: 'javac',
        at,
        kind: javaKind(head['message'] ?? ''),
        firm: true,
        message,
        file: head['file'],
      },
    ];
  });
}

const GRADLE = /^(?<suite>[\w.$]+) > (?<name>.+?) FAILED$/;
const SUREFIRE =
  /^\[ERROR\] (?<name>[\w.$]+\.[\w$]+(?:\(.*?\))?)(?:\s+(?:--)? ?Time elapsed:.*)? <<< (?:FAILURE|ERROR)!/;
const THROWN = /^\s*(?<said>[\w.$]+(?:Error|Exception|Failure\w*)\b.*)/;

/** gradle's and surefire's failing tests: the exception stands on the next line. */
export function jvmTest(lines: Lines): Finding[] {
  return eachLine(lines, [' FAILED', '<<< '], (line, at) => {
    const gradle = GRADLE.exec(line)?.groups;
    const name = gradle
      ? `${gradle['suite']}.${gradle['name']}`
      : SUREFIRE.exec(line)?.groups?.['name'];
    if (name === undefined) return [];
    const below = until(lines, at + 1, /^\s+at [\w.$/]+\(|^$/, 8);
    const said = (THROWN.exec(below[0] ?? '')?.groups?.['said'] ?? '').replace(
      / at \w+\.\w+:\d+$/,
      '',
    );
    return [
      testFinding({
        at,
        span: 1 + below.length,
        family: gradle ? 'gradle' : 'maven',
        subject: name,
        file: undefined,
        said: [said || 'failed', ...below.slice(1)],
      }),
    ];
  });
}

const WENT_WRONG = /^\* What went wrong:/;

export function gradle(lines: Lines): Finding[] {
  return eachLine(lines, ['What went wrong'], (line, at) => {
    if (!WENT_WRONG.test(line)) return [];
    const below = until(lines, at + 1, /^$|^\* Try:/, 12);
    const message = joined(
      below.map((next) => next.replace(/^\s*> /, '')),
      4,
    );
    const wrapper =
      /There were failing tests|Compilation failed|Compilation error|compileJava|finished with non-zero/.test(
        message,
      );
    const kind = /Could not (?:resolve|find) /.test(message) ? 'missing-dependency' : 'build';
    return [{ family: 'gradle', at, span: 1 + below.length, kind, message, wrapper }];
  });
}

export function maven(lines: Lines, signs: Signs): Finding[] {
  return byLine('maven', lines, signs, [
    {
      pattern: /^\[ERROR\]\s+(?<subject>\w+(?:\.\w+)+):\d+ (?<message>.*expected.*)/i,
      kind: 'test-failure',
      firm: true,
      assertion: true,
      wrapper: true,
    },
    {
      pattern:
        /^\[ERROR\] Failed to execute goal (?<subject>\S+)[^:]*: (?<message>(?:Compilation failure|There are test failures).*)/,
      kind: 'build',
      wrapper: true,
    },
    {
      pattern:
        /^\[ERROR\] Failed to execute goal (?<subject>[^\s:]+:[^\s:]+)\S*.{0,80}?: (?<message>.+?)(?: -> \[Help \d+\])?$/,
      kind: 'build',
    },
    {
      pattern:
        /^\[ERROR\] (?:Tests run:|BUILD FAILURE|COMPILATION ERROR|To see|Re-run|For more|After correcting|\[Help).*/,
      kind: 'build',
      wrapper: true,
    },
    { pattern: /^\[ERROR\] (?<message>\S.*)/, kind: 'build', wrapper: true },
  ]);
}
