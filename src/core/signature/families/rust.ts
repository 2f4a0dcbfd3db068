import type { ErrorKind } from '../../facts/signature.ts';
import type { Finding, Lines, Rule, Signs } from '../finding.ts';
import { byLine, eachLine, matchRules } from '../finding.ts';
import { joined, until } from '../lines.ts';

const ARROW = /^\s*--> (?<file>.+?):\d+:\d+/;

function rustKind(groups: Readonly<Record<string, string | undefined>>): ErrorKind {
  const said = groups['message'] ?? '';
  const code = groups['type'];
  if (code === 'E0463' || /can't find crate|unlinked crate|maybe a missing crate/.test(said))
    return 'missing-dependency';
  if (code?.startsWith('E')) return 'type-error';
  if (
    /^(?:expected|unexpected|unknown start of token|unterminated|this file contains an unclosed|unclosed delimiter|mismatched closing|missing )/.test(
      said,
    )
  )
    return 'syntax';
  return 'type-error';
}

const HEAD: readonly Rule[] = [
  { pattern: /^error\[(?<type>E\d{4}|clippy::\w+)\]: (?<message>.+)/, kind: rustKind, firm: true },
  {
    pattern:
      /^error: (?<message>could not compile .+|aborting due to .+|build failed|failed to compile .+|test failed, .+|process didn't exit successfully: .+)/,
    kind: 'build',
    wrapper: true,
  },
  {
    pattern: /^error: (?<message>linking with .+ failed.*|failed to run custom build command.+)/,
    kind: 'build',
  },
  {
    pattern:
      /^error: (?<message>no matching package.+|failed to select a version.+|failed to get .+ as a dependency.*)/,
    kind: 'missing-dependency',
  },
];

/** rustc and clippy: a heading, then the place behind an arrow. */
export function rustc(lines: Lines): Finding[] {
  return eachLine(lines, ['error'], (line, at) => {
    const known = matchRules('rustc', HEAD, line, at);
    const bare = /^error: (?<message>.+)/.exec(line)?.groups?.['message'];
    const file = ARROW.exec(lines[at + 1] ?? '')?.groups?.['file'];
    if (known)
      return [
        {
          ...known,
          file,
          span: file === undefined ? 1 : 2,
          message: withLabel(known.message, lines, at),
        },
      ];
    if (bare === undefined || file === undefined) return [];
    return [bareFinding(lines, at, bare, file)];
  });
}

function bareFinding(lines: Lines, at: number, message: string, file: string): Finding {
  const below = until(lines, at + 1, /^$/, 30);
  const rule = /(?:deny\(|-D )(?<rule>clippy::[\w-]+|[a-z_-]+)\b/.exec(below.join('\n'))?.groups?.[
    'rule'
  ];
  const kind = rule === undefined ? rustKind({ message }) : 'lint';
  return { family: 'rustc', at, span: 2, kind, firm: true, type: rule, message, file };
}

/** The label under the carets says what `mismatched types` leaves out. */
function withLabel(message: string, lines: readonly string[], at: number): string {
  const frame = until(lines, at + 1, /^$/, 12);
  const label = frame
    .map((line) => /\|.*?\^+ (?<label>\S.*)/.exec(line)?.groups?.['label'])
    .find(Boolean);
  return label === undefined ? message : `${message}: ${label}`;
}

const PANIC =
  /^thread '(?<name>[^']+)'(?: \(\d+\))? panicked at (?:'(?<old>.*)', )?(?<file>[^\s:]+\.rs)?/;

/** A panic says its message on the same line (older) or on the next ones. */
export function rustPanic(lines: Lines): Finding[] {
  return eachLine(lines, ['panicked at'], (line, at) => {
    const head = PANIC.exec(line)?.groups;
    if (!head) return [];
    const below = until(lines, at + 1, /^$|^note: |^stack backtrace|^thread '|^----/, 6);
    const message = joined([head['old'] ?? '', ...below], 4);
    const assertion = /^assertion/.test(message);
    const test = head['name'] !== 'main';
    const kind = test ? 'test-failure' : 'runtime-error';
    const told = {
      family: 'cargo',
      at,
      span: 1 + below.length,
      kind,
      message,
      assertion,
      firm: assertion,
    } as const;
    return [
      { ...told, type: 'panic', file: head['file'], subject: test ? head['name'] : undefined },
    ];
  });
}

export function cargoTest(lines: Lines, signs: Signs): Finding[] {
  return byLine('cargo', lines, signs, [
    {
      pattern: /^test (?<subject>\S+)(?: - .*)? \.\.\. (?<message>FAILED)$/,
      kind: 'test-failure',
      wrapper: true,
    },
  ]);
}
