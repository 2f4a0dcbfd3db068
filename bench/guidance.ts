// What does guidance cost, cold, in terms of bare node: with the shipped library alone, and with 2,000 skills of the user's own?
// usage: tsx bench/guidance.ts [rounds]
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Candidate, measureCold } from './support/cold.ts';
import { createWorkplace } from './support/hooks.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const rounds = Number(process.argv[2] ?? 21);

/** Moments that get guidance, and one of each hook that gets none. */
const MOMENTS = [
  ['user-prompt-submit', 'UserPromptSubmit', { prompt: 'See what day it is' }],
  [
    'user-prompt-submit',
    'UserPromptSubmit',
    {
      prompt:
        'Add refresh token rotation to the login endpoint in src/auth/login.ts: issue a JWT, store the session in Postgres, and write an integration test for an expired token.',
    },
  ],
  ['post-tool-use', 'PostToolUse-Edit', {}],
  [
    'post-tool-use',
    'PostToolUse-Edit',
    {
      tool_input: {
        file_path: 'src/app.ts',
        old_string: 'a',
        new_string: "import Stripe from 'stripe';\nimport express from 'express';\n",
      },
    },
  ],
] as const;

for (const own of [0, 2000]) report(own);

function report(own: number): void {
  const place = createWorkplace(0);
  const floor = place.floor();
  if (own > 0) writeSkills(place.project, own);
  // Builds the index of the user's own skills, as the start of a session does.
  const cli = spawnSync(
    process.execPath,
    [path.join(ROOT, 'bin/fire-flow.cjs'), 'skills', 'search', 'jwt refresh token'],
    { cwd: place.project, env: floor.env, encoding: 'utf8' },
  );
  if (cli.status !== 0) throw new Error(cli.stderr);
  const candidates = MOMENTS.map(([hook, payload, change]): Candidate => {
    const made = place.candidate(hook, payload);
    const input = () =>
      JSON.stringify({ ...JSON.parse(String(made.input)), ...change, session_id: randomUUID() });
    const spoken = spawnSync(process.execPath, made.args, { ...made, input: input() });
    return { ...made, input, name: `${made.name}, ${spoken.stdout.length} characters said` };
  });
  const { floor: bare, measured } = measureCold(floor, candidates, rounds);
  console.log(`${own} skills of the user's own; bare node ${bare.median.toFixed(1)} ms`);
  for (const { name, ratio, best } of measured) {
    console.log(`  ${name.padEnd(72)} ratio ${ratio.toFixed(2)}  best ${best.toFixed(2)}`);
  }
  place.remove();
}

/** The shipped skills again and again, each under a name and title of its own. */
function writeSkills(project: string, count: number): void {
  const folder = path.join(ROOT, 'skills-library');
  const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file.includes(path.sep))
    .sort();
  for (let at = 0; at < count; at++) {
    const file = shipped[at % shipped.length] as string;
    const text = readFileSync(path.join(folder, file), 'utf8')
      .replace(/^name: (.*)$/m, `name: $1-${at}`)
      .replace(/^title: "?(.*?)"?$/m, `title: "$1 of part ${at}"`);
    const target = path.join(project, '.claude/skills-library', path.dirname(file));
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, `${path.basename(file, '.md')}-${at}.md`), text);
  }
}
