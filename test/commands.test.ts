import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { describe, expect, test } from 'vitest';
import { readBlueprint } from '../src/core/planning/index.ts';

const FOLDER = path.resolve(import.meta.dirname, '../commands');
const PLAN_COMMANDS = [
  'fire-plan',
  'fire-execute-plan',
  'fire-3-execute',
  'fire-debug',
  'fire-map-codebase',
  'fire-discover',
  'fire-status',
];
const commands = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const text = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

test('the commands that work on plans are there', () => {
  for (const name of PLAN_COMMANDS) expect(commands).toContain(`${name}.md`);
});

describe.each(commands)('%s', (name) => {
  test('is short, and says what it does and which tools it needs', () => {
    const { data } = matter(text(name));
    expect(text(name).trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    expect(data['description']).toEqual(expect.any(String));
    expect(data['argument-hint']).toEqual(expect.any(String));
    expect(Object.keys(data).sort()).toEqual([
      'allowed-tools',
      'argument-hint',
      'description',
      'disable-model-invocation',
    ]);
    expect(data['disable-model-invocation']).toBe(true);
    expect(data['allowed-tools']).not.toMatch(/\*\s*$|Bash\(\*/);
  });

  test('puts no text of the user into a shell line', () => {
    expect(text(name)).not.toMatch(/!`|^\s*!|^```(?:bash|sh)/m);
  });
});

test.each(PLAN_COMMANDS)('%s lets no command run unasked but git and the usual checks', (name) => {
  const tools = String(matter(text(`${name}.md`)).data['allowed-tools']).split(/,\s*/);
  const shells = tools.filter((tool) => tool.startsWith('Bash'));
  expect(shells.length).toBeGreaterThan(0);
  for (const shell of shells) expect(shell).toMatch(/^Bash\([\w.][\w ./-]* ?[\w-]+:\*\)$/);
  const any =
    /^Bash\((?:git|npm|npx|npm run|pnpm|yarn|go|cargo|make|node|python|sh|bash|git push[^)]*):\*\)$/;
  expect(shells.filter((shell) => any.test(shell))).toEqual([]);
});

test('the form /fire-plan asks for is read by the reader', () => {
  const sample = /<task [\s\S]*?<\/task>/.exec(text('fire-plan.md'))?.[0] ?? '';
  const { shape, tasks } = readBlueprint(`# Plan\n\n${sample.replace(/^ {3}/gm, '')}\n`);
  expect(shape).toBe('blocks');
  expect(tasks[0]).toMatchObject({
    type: 'backend',
    title: 'one line that names the result',
    done: false,
    skills: ['category/name', 'where one fits'],
    verification: ['the command that proves it'],
    doneCriteria: ['what can be observed when it is done'],
  });
});
