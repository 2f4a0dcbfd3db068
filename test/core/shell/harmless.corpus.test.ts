import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueFixture, TWIN_WORDS } from '../../../eval/bash/fixture.ts';
import { ownGuard } from '../../../eval/bash/guard.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/bash');
const HOSTS = [
  { rewrites: true, filters: true },
  { rewrites: false, filters: false },
];

/** What everyday commands find beside the sample of the issue. */
const PROJECT: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "sample", "scripts": { "build": "node scripts/build.js" } }\n',
  'requirements.txt': 'pytest\n',
  Makefile: 'all:\n\ttrue\n',
  'scripts/build.sh': 'mkdir -p dist\n',
  'scripts/build.js': "require('fs').mkdirSync('dist', { recursive: true });\n",
  'scripts/deploy.sh': 'echo deploy\n',
  'docker-compose.yml': 'services: {}\n',
  'public/index.html': '<p>public</p>\n',
  'debug.log': 'excluded\n',
  '.env.local': 'TOKEN=excluded\n',
};

let world: string;

beforeAll(() => {
  world = fs.mkdtempSync(path.join(os.tmpdir(), 'corpus-'));
  const { plain, excluded, links } = issueFixture(TWIN_WORDS[0]);
  for (const [name, content] of Object.entries({ ...plain, ...excluded, ...PROJECT })) {
    const file = path.join(world, 'repo', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  for (const [name, target] of Object.entries(links)) {
    fs.symlinkSync(target, path.join(world, 'repo', name));
  }
  fs.mkdirSync(path.join(world, 'repo/.git'));
});

afterAll(() => fs.rmSync(world, { recursive: true, force: true }));

describe('harmless everyday commands', () => {
  const commands = [...plainLines('harmless.txt'), ...jsonLines('harmless.jsonl')];

  it('are many and all different', () => {
    expect(new Set(commands).size).toBe(commands.length);
    expect(commands.length).toBeGreaterThanOrEqual(400);
  });

  it.each(HOSTS)('pass untouched on a host with %o', (host) => {
    const verdicts = commands.map((command) => ({
      command,
      ...ownGuard.judge(command, world, host),
    }));
    // A patch is filtered wherever there are rules: it runs as it is, and nothing of these is dropped.
    const touched = verdicts.filter(
      ({ type, command }) => type !== 'pass' && !(type === 'filter' && /^git /.test(command)),
    );
    expect(touched).toEqual([]);
  });

  it('stand in a tree where the guard is awake', () => {
    for (const command of ['cat .env', 'cat debug.log', 'grep -rn TOKEN .', 'cp -r dist out']) {
      expect(HOSTS.map((host) => ownGuard.judge(command, world, host).type)).not.toContain('pass');
    }
  });
});

function plainLines(name: string): string[] {
  const lines = fs.readFileSync(path.join(FIXTURES, name), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('# '));
}

function jsonLines(name: string): string[] {
  const lines = fs.readFileSync(path.join(FIXTURES, name), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { readonly command: string }).command);
}
