import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentHost, type HostResult, type Place, runHost, say } from './harness/index.ts';
import { callsIn, canary, repository, resultText, rule } from './repository.ts';

// Programs, scripts and aliases inside a Bash call, in the host under test (FIRE_FLOW_HOST, or the pinned one).
const SECONDS = 300_000;
const host = currentHost();

const WALK = [
  "python3 - <<'EOF'",
  'import os',
  'for folder, _, files in os.walk("dist"):',
  '    for name in files:',
  '        print(open(os.path.join(folder, name)).read())',
  'EOF',
].join('\n');

const CODEMOD = [
  "python3 - <<'EOF'",
  'import pathlib',
  'for path in pathlib.Path(".").rglob("*.ts"):',
  '    before = path.read_text()',
  '    after = before.replace("CANARY(src-app-ts)", "plum")',
  '    if after != before:',
  '        path.write_text(after)',
  '        print("changed", path)',
  'EOF',
].join('\n');

describe(`programs inside a command, on ${host}`, () => {
  let place: Place;
  let run: HostResult;

  beforeAll(async () => {
    place = repository();
    const { bash } = callsIn(place);
    run = await runHost({
      place,
      prompts: ['Look around'],
      turns: [
        [
          bash(WALK, 'toolu_walk'),
          bash("printf 'cat dist/shell.js\\n' > show.sh && bash show.sh", 'toolu_script'),
        ],
        [
          bash(
            "git init -q . && git config alias.peek '!cat dist/served.js' && git peek",
            'toolu_alias',
          ),
          bash('printf ".env\\n" | xargs sh -c \'cat "$0"\'', 'toolu_xargs'),
        ],
        [bash(CODEMOD, 'toolu_codemod')],
        [say('That is all.')],
      ],
    });
  }, SECONDS);
  afterAll(() => place.remove());

  test.each([
    ['a program that walks', 'toolu_walk', 'dist/deep/inner.js', rule('.powerignore', 2)],
    ['a script just written', 'toolu_script', 'dist/shell.js', rule('.powerignore', 2)],
    ['an alias of git', 'toolu_alias', 'dist/served.js', rule('.powerignore', 2)],
    ['a shell that xargs starts', 'toolu_xargs', '.env', rule('.claudeignore', 1)],
  ])('%s is denied with the rule', (_, id, file, where) => {
    expect(run.toolResult(id)?.isError).toBe(true);
    expect(resultText(run, id)).toMatch(where);
    expect(run.seenByModel(canary(file))).toBe(false);
  });

  test('a codemod over the whole tree runs untouched', () => {
    expect(run.toolResult('toolu_codemod')?.isError).not.toBe(true);
    expect(resultText(run, 'toolu_codemod')).toBe('changed src/app.ts');
    expect(readFileSync(callsIn(place).at('src/app.ts'), 'utf8')).toBe('plum\n');
  });
});
