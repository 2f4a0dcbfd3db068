import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose, errorLines } from '../../../src/core/signature/index.ts';
import { type Fault, type Noise, TEMPLATES } from './templates.ts';

const word = fc.constantFrom(
  'alpha',
  'bravo',
  'charlie',
  'delta',
  'golf',
  'hotel',
  'kilo',
  'lima',
  'oscar',
  'papa',
  'romeo',
  'sierra',
);
const fault: fc.Arbitrary<Fault> = fc.record({
  file: fc
    .tuple(fc.constantFrom('src', 'lib', 'app/core'), word)
    .map(([folder, name]) => `${folder}/${name}.ts`),
  name: word,
  message: word,
  value: fc.integer({ min: 5, max: 99 }).map(String),
});
const digits = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const hexOf = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((a) => a.join(''));
const noise: fc.Arbitrary<Noise> = fc.record({
  root: fc.constantFrom(
    '/home/ann/proj',
    '/Users/bob/work/proj',
    '/workspace/x',
    '/srv/ci/build/7f',
  ),
  line: digits(1, 4000),
  column: digits(1, 120),
  millis: digits(1, 9000),
  port: digits(32768, 60999),
  hex: hexOf(12).map((hex) => `0x${hex}`),
  uuid: hexOf(32).map(
    (h) =>
      `${h.slice(0, 8)}-${h.slice(8, 12)}-${h.slice(12, 16)}-${h.slice(16, 20)}-${h.slice(20)}`,
  ),
  time: fc
    .tuple(digits(10, 23), digits(10, 59), digits(10, 59))
    .map(([h, m, s]) => `2025-03-0${(h % 9) + 1}T${h}:${m}:${s}Z`),
  temp: fc.tuple(hexOf(4), hexOf(3)).map(([a, b]) => `tmp${a}9${b}`),
  count: digits(2, 60),
});
/** How an output is wrapped on its way to us. */
const wrapping = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `Exit code 1\n${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) =>
    text
      .split('\n')
      .map((line) => (line === '' ? '' : `\u001b[31m${line}\u001b[39m`))
      .join('\n'),
  (text) => `Progress 1%\rProgress 99%\r\n${text}`,
);

function ids(text: string, root: string): string {
  return diagnose({ tool: 'Bash', text, root, failed: true })
    .signatures.map((signature) => signature.id)
    .sort()
    .join(' ');
}

describe.each(TEMPLATES)('$name', ({ kind, shows, render }) => {
  it('has its kind and one signature', () => {
    fc.assert(
      fc.property(fault, noise, (f, n) => {
        const found = diagnose({ tool: 'Bash', text: render(f, n), root: n.root, failed: true });
        expect(found.kind).toBe(kind);
        expect(found.signatures.map((one) => one.kind)).toContain(kind);
        expect(found.host).toBe(false);
      }),
      { numRuns: 20 },
    );
  });

  it('is the same error at other places and times, in other wrapping', () => {
    fc.assert(
      fc.property(fault, noise, noise, wrapping, (f, a, b, wrap) => {
        expect(ids(wrap(render(f, b)), b.root)).toBe(ids(render(f, a), a.root));
      }),
      { numRuns: 60 },
    );
  });

  it.each(shows.map((key) => ({ key })))('is another error with another $key', ({ key }) => {
    fc.assert(
      fc.property(fault, fault, noise, (f, other, n) => {
        fc.pre(f[key] !== other[key]);
        expect(ids(render({ ...f, [key]: other[key] }, n), n.root)).not.toBe(
          ids(render(f, n), n.root),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('several errors in one output', () => {
  const lines = fc.uniqueArray(word, { minLength: 2, maxLength: 8 });
  const render = (names: readonly string[]): string =>
    names.map((name) => `src/a.ts(1,2): error TS2304: Cannot find name '${name}'.`).join('\n');

  it('are a set: their order does not matter', () => {
    fc.assert(
      fc.property(lines, (names) => {
        expect(ids(render([...names].reverse()), '/r')).toBe(ids(render(names), '/r'));
      }),
    );
  });

  it('shrink by one when one is fixed', () => {
    fc.assert(
      fc.property(lines, (names) => {
        const all = diagnose({ tool: 'Bash', text: render(names), failed: true }).signatures;
        const less = diagnose({
          tool: 'Bash',
          text: render(names.slice(1)),
          failed: true,
        }).signatures;
        expect(less.map((one) => one.id)).toEqual(all.slice(1).map((one) => one.id));
      }),
    );
  });

  it('are counted where they repeat and cut at twenty', () => {
    const text = Array.from(
      { length: 30 },
      (_, i) =>
        `src/f${'abcdefghij'[i % 10]}x${'klm'[i % 3]}.ts(${i},1): error TS2304: Cannot find name 'q'.`,
    ).join('\n');
    const found = diagnose({ tool: 'Bash', text: `${text}\n${text}`, failed: true });
    expect(found.signatures).toHaveLength(20);
    expect(found.more).toBe(10);
    expect(found.signatures[0]?.count).toBe(2);
  });
});

describe('precedence of kinds', () => {
  it.each([
    [
      'a failing test inside npm',
      ' FAIL  a.test.ts > x\nAssertionError: expected 1 to be 2\nnpm ERR! Test failed.  See above for more details.',
      'test-failure',
    ],
    [
      'a traceback that ends in a refused connection',
      'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\nConnectionRefusedError: [Errno 111] Connection refused',
      'service-down',
    ],
    [
      'a package that is not there',
      "Error: Cannot find module 'left-pad'\nRequire stack:\n- /p/a.js\n    at Module._resolve (node:internal/modules:1:1)",
      'missing-dependency',
    ],
    [
      'a file of the project that is not there',
      "Error: Cannot find module './left'\nRequire stack:\n- /p/a.js\n    at Module._resolve (node:internal/modules:1:1)",
      'runtime-error',
    ],
    [
      'the same in typescript',
      "src/a.ts(1,1): error TS2307: Cannot find module './left' or its corresponding type declarations.",
      'type-error',
    ],
    [
      'a package in typescript',
      "src/a.ts(1,1): error TS2307: Cannot find module 'left' or its corresponding type declarations.",
      'missing-dependency',
    ],
    [
      'a test that throws',
      ' FAIL  a.test.ts > x\nTypeError: a is not a function\n ❯ a.ts:1:1',
      'type-error',
    ],
    [
      'an assertion that quotes an error',
      " FAIL  a.test.ts > x\nAssertionError: expected 'ENOENT: no such file or directory' to be 'ok'",
      'test-failure',
    ],
    [
      'make around a compiler',
      "a.c:1:2: error: expected ';' before '}' token\nmake: *** [Makefile:2: all] Error 1",
      'syntax',
    ],
    ['make alone', 'make: *** [Makefile:2: all] Error 1', 'build'],
    [
      'a warning beside an error',
      "warning: could not open directory 'x/': No such file or directory\nfatal: pathspec 'y' did not match any files",
      'git',
    ],
    [
      'git that cannot log in',
      "fatal: Authentication failed for 'https://example.com/x.git/'",
      'auth',
    ],
    [
      'git that cannot resolve',
      "fatal: unable to access 'https://example.com/x.git/': Could not resolve host: example.com",
      'network-dns',
    ],
    ['git that is locked', "fatal: Unable to create '/p/.git/index.lock': File exists.", 'lock'],
    ['ssh without a key', 'git@example.com: Permission denied (publickey).', 'auth'],
    [
      'a watcher limit is no full disk',
      'Error: ENOSPC: System limit for number of file watchers reached',
      'runtime-error',
    ],
    [
      'a code is a word of its own',
      "ModuleNotFoundError: No module named 'requests'",
      'missing-dependency',
    ],
    [
      'the same of a file',
      "FileNotFoundError: [Errno 2] No such file or directory: '/data/x'",
      'not-found',
    ],
    ['a variable that is not set', 'RuntimeError: STRIPE_API_KEY is not set', 'missing-env'],
    [
      'a thrown error that begins like an assertion',
      "IndentationError: expected an indented block after 'if' statement on line 4",
      'syntax',
    ],
    [
      'a status of a server',
      'Error: request failed with status code 503 service unavailable',
      'service-down',
    ],
    [
      'a status that says the call was wrong',
      'requests.exceptions.HTTPError: 400 Client Error: Bad Request for url: http://x/y',
      'runtime-error',
    ],
    ['a tool that does not know its flag', 'error: unknown option --foo', 'other'],
    [
      'lines of code in a failed search',
      'Exit code 1\nsrc/a.go:12:\treturn errors.New("permission denied")',
      'other',
    ],
    ['nothing said', 'Exit code 1', 'other'],
  ])('%s', (_, text, kind) => {
    expect(diagnose({ tool: 'Bash', text, failed: true }).kind).toBe(kind);
  });
});

describe('a call that did not fail', () => {
  it('has errors only where a tool surely printed some', () => {
    const quiet = diagnose({
      tool: 'Bash',
      text: 'Error: something\nall fine, connection refused earlier',
      failed: false,
    });
    expect(quiet.signatures).toEqual([]);
    expect(quiet.family).toBe('none');
    const piped = diagnose({
      tool: 'Bash',
      text: ' FAIL  a.test.ts > x\nAssertionError: expected 1 to be 2',
      failed: false,
    });
    expect(piped.signatures.map((one) => one.kind)).toEqual(['test-failure']);
  });
});

describe('a failure without an error line', () => {
  it('is told by its command', () => {
    const of = (command: string): string | undefined =>
      diagnose({ tool: 'Bash', command, text: 'Exit code 1', failed: true }).signatures[0]?.id;
    expect(of('false')).toBe(of('false'));
    expect(of('false')).not.toBe(of('make x'));
    const quoting = diagnose({
      tool: 'Bash',
      command: 'grep "permission denied" a',
      text: 'Exit code 1',
      failed: true,
    });
    expect(quoting.kind).toBe('other');
  });
});

describe('the host’s cut', () => {
  it('loses neither first errors nor the summary', () => {
    const text = `src/a.ts(1,1): error TS2304: Cannot find name 'q'.\n${'x'.repeat(5000)}\n... [20000 characters truncated] ...\n${'y'.repeat(4000)}\n      Tests  2 failed | 5 passed (7)`;
    const found = diagnose({ tool: 'Bash', text, failed: true });
    expect(found.signatures.some((one) => one.type === 'TS2304')).toBe(true);
    expect(found).toMatchObject({ passed: 5, failed: 2 });
    expect(found.excerpt).toContain('TS2304');
    expect(found.excerpt).toContain('2 failed | 5 passed');
  });
});

describe('error lines', () => {
  it('are all there and whole, however many and long: 120 of them beyond the bound of an excerpt', () => {
    const line = (i: number): string =>
      `src/part-${i}/page.ts(${i + 1},7): error TS2339: Property 'total${i}' does not exist on type '{ ${'readonly item: Item; '.repeat(12)} }'.`;
    const printed = Array.from({ length: 120 }, (_, i) => line(i));
    const noise = printed.flatMap((one, i) => [one, `  ${i} | const total = page.total;`]);
    const found = new Set(errorLines(`Exit code 2\n${noise.join('\n')}\nFound 120 errors.`));
    expect(printed.filter((one) => !found.has(one))).toEqual([]);
    expect(found.has('Found 120 errors.')).toBe(true);
  });

  it('of a failure without any are the words that come nearest', () => {
    expect(errorLines('Exit code 1\nstep one\nno luck today')).toContain('no luck today');
  });
});

describe('kinds of tools without a family of their own', () => {
  it.each([
    [
      'An error occurred (ThingNotFoundException) when calling the GetThing operation: gone',
      'not-found',
    ],
    ['An error occurred (SignatureDoesNotMatch) when calling the PutThing operation: no', 'auth'],
    ['rpc error: code = UNAUTHENTICATED desc = no', 'auth'],
    ['main.xyz:3:17: error: expected type "i32", found a text', 'type-error'],
    ['main.xyz:3:17: error: duplicate definition of main', 'build'],
    ['parse error: Invalid literal at line 1, column 8', 'syntax'],
    ['proxyd: [emerg] unknown directive "pas" in /etc/proxyd.conf:9', 'syntax'],
    ['(error) OOM command not allowed', 'oom'],
    ['Shop::Records::NotUnique: email is taken', 'runtime-error'],
    ['Failed to restart x.service: Interactive authentication required.', 'permission'],
    ['tool could not find a settings.toml file in /srv', 'not-found'],
    ['fatal: [web1]: UNREACHABLE! => {"msg": "connection refused"}', 'service-down'],
  ])('%s', (text, kind) => {
    expect(diagnose({ tool: 'Bash', text: `Exit code 1\n${text}`, failed: true }).kind).toBe(kind);
  });

  it('a search hit that quotes git is no failure of a call that passed', () => {
    const text = 'docs/b.md:9:fatal: not a git repository';
    expect(diagnose({ tool: 'Bash', text, failed: false }).signatures).toEqual([]);
  });
});
