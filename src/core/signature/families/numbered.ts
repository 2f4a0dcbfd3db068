import type { Finding, Lines } from '../finding.ts';
import { eachLine } from '../finding.ts';
import { until } from '../lines.ts';
import { testFinding } from './failing-test.ts';

/** What tells a runner that lists its failures by number apart from the others. */
interface Runner {
  readonly name: string;
  /** The heading of one failure; groups `name`, `file`. */
  readonly head: RegExp;
  /** Takes the lines below the heading apart. */
  readonly tell: (below: readonly string[]) => Told;
  readonly stop: RegExp;
  /** Lines outside the failures' own sections that name one again. */
  readonly again?: RegExp;
  /** The line above the first section; numbers before it are only a list of what ran. */
  readonly from?: RegExp;
}

interface Told {
  readonly said: readonly string[];
  readonly name?: string | undefined;
  readonly file?: string | undefined;
}

const NEXT =
  /^\s*\d+\) (?!.*\) \d)|^(?:Finished in|Failed examples:|FAILURES!|ERRORS!|Tests: |\d+ (?:runs|tests|passed|failed))/;

function numbered(lines: Lines, runner: Runner): Finding[] {
  const { again, from } = runner;
  const start = from === undefined ? 0 : lines.findIndex((line) => from.test(line));
  const [first, ...others] = failures(lines, runner, start);
  if (!first) return [];
  const also = lines.flatMap((line, at) => (again?.test(line) ? [at] : []));
  return [{ ...first, also }, ...others];
}

function failures(lines: Lines, runner: Runner, from: number): Finding[] {
  return eachLine(lines, [') '], (line, at) => {
    const head = at < from ? null : runner.head.exec(line);
    if (!head) return [];
    const below = until(lines, at + 1, runner.stop, 60);
    const told = runner.tell(below);
    if (told.said.length === 0) return [];
    const subject = joinNames(head.groups?.['name'], told.name);
    const file = told.file ?? head.groups?.['file'];
    const span = 1 + below.length;
    return [testFinding({ at, span, family: runner.name, subject, file, said: told.said })];
  });
}

function joinNames(head: string | undefined, below: string | undefined): string | undefined {
  return [head, below].filter((part) => part !== undefined && part !== '').join(' > ') || undefined;
}

/** Words up to the stack; a blank line between message and values is no end. */
function words(lines: Lines, stop: RegExp): string[] {
  return until(lines, 0, stop, 30).filter((line) => line.trim() !== '');
}

/** mocha: suite names deeper and deeper, the last one ended by a colon, then the error. */
function tellMocha(below: readonly string[]): Told {
  const colon = below.findIndex((line) => /:$/.test(line));
  const names = below.slice(0, colon + 1).map((line) => line.trim().replace(/:$/, ''));
  const said = words(below.slice(colon + 1), /^\s+at \S/).filter(
    (line) => !/^\s+\+ expected - actual/.test(line),
  );
  return { said, name: names.join(' > ') };
}

const MOCHA: Runner = {
  name: 'mocha',
  head: /^\s+\d+\) (?<name>.+?):?$/,
  stop: /^\s+\d+\) /,
  again: /^\s+\d+\) |^\s+\d+ (?:passing|failing|pending)\b/,
  from: /^\s+\d+ failing$/,
  tell: tellMocha,
};

export function mocha(lines: Lines): Finding[] {
  return numbered(lines, MOCHA);
}

const PLAYWRIGHT: Runner = {
  name: 'playwright',
  head: /^\s+\d+\) (?:\[[^\]]+\] › )?(?<file>\S+?\.\w+):\d+:\d+ › (?<name>.+?)\s*─*$/,
  stop: /^\s+\d+\) |^\s+\d+ (?:failed|passed)/,
  again: /^\s+(?:\[[^\]]+\] › )?\S+?\.\w+:\d+:\d+ › /,
  tell: (below) => ({
    said: words(below, /^\s+>? ?\d+ \||^\s+at \S|^\s+Call log:/).filter(
      (line) => !/^\s*Retry #/.test(line),
    ),
  }),
};

export function playwright(lines: Lines): Finding[] {
  return numbered(lines, PLAYWRIGHT);
}

const RSPEC: Runner = {
  name: 'ruby',
  head: /^\s+\d+\) (?<name>.+)$/,
  stop: NEXT,
  tell: (below) => ({
    said: words(below, /^\s+# /).filter((line) => !/^\s*Failure\/Error:/.test(line)),
    file: /^\s+# (\S+\.rb):\d+/m.exec(below.join('\n'))?.[1],
  }),
};

export function rspec(lines: Lines): Finding[] {
  return numbered(lines, RSPEC);
}

const MINITEST: Runner = {
  name: 'ruby',
  head: /^\s*\d+\) (?:Failure|Error):$/,
  stop: NEXT,
  tell: (below) => {
    const named = /^\s*(?<name>[\w:]+#\w+)(?: \[(?<file>[^\]:]+):\d+\])?:?$/.exec(
      below[0] ?? '',
    )?.groups;
    return {
      said: words(below.slice(1), /^\s+\S+\.rb:\d+:in /),
      name: named?.['name'],
      file: named?.['file'],
    };
  },
};

export function minitest(lines: Lines): Finding[] {
  return numbered(lines, MINITEST);
}

const PHPUNIT: Runner = {
  name: 'php',
  head: /^\d+\) (?<name>[\w\\]+::\w+.*)$/,
  stop: /^\d+\) |^(?:FAILURES!|ERRORS!|Tests: )/,
  tell: (below) => ({
    said: words(below, /^(?:\/|[A-Z]:)\S+\.php:\d+$/),
    file: /^(\S+\.php):\d+$/m.exec(below.join('\n'))?.[1],
  }),
};

export function phpunit(lines: Lines): Finding[] {
  return numbered(lines, PHPUNIT);
}

const EXUNIT: Runner = {
  name: 'elixir',
  head: /^\s+\d+\) (?<name>(?:test|property|doctest) .+)$/,
  stop: /^\s+\d+\) (?:test|property|doctest) |^Finished in/,
  tell: (below) => ({
    said: words(below.slice(1), /^\s+stacktrace:/).map((line) =>
      line.replace(/^\s*\*\* \((.+?)\) /, '$1: '),
    ),
    file: /^\s*(\S+\.exs?):\d+/.exec(below[0] ?? '')?.[1],
  }),
};

export function exunit(lines: Lines): Finding[] {
  return numbered(lines, EXUNIT);
}
