import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaches, type SourceFile } from './support/architecture.ts';

const root = path.resolve(import.meta.dirname, '..');

function sourceFiles(): SourceFile[] {
  const names = fs.readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
    .map((file) => ({ path: file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
}

describe('the architecture', () => {
  const found = breaches(sourceFiles());

  for (const [rule, breached] of Object.entries(found)) {
    it(`holds: ${rule}`, () => {
      expect(breached).toEqual([]);
    });
  }

  it('core rooms have an index of at most 15 lines and kit at most 6 files', () => {
    const core = path.join(root, 'src/core');
    const rooms = fs.readdirSync(core).filter((name) => name !== 'kit' && name !== 'facts');
    const filled = rooms.filter((name) => fs.readdirSync(path.join(core, name)).length > 0);
    for (const room of filled) {
      const index = fs.readFileSync(path.join(core, room, 'index.ts'), 'utf8');
      const statements = index.split('\n').filter((line) => /^export/.test(line));
      expect(statements.length, room).toBeLessThanOrEqual(15);
    }
    expect(fs.readdirSync(path.join(core, 'kit')).length).toBeLessThanOrEqual(6);
  });
});

/** Each rule must be able to fail: a snippet that breaks it, and only it. */
const violations: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['layers', 'src/core/health/a.ts', "import { b } from '../guidance/b.ts';"],
  ['layers', 'src/core/health/a.ts', "import type { b } from '../../world/world.ts';"],
  ['layers', 'src/events/a.ts', "import { createNodeFiles } from '../world/files/node.ts';"],
  ['layers', 'src/host/a.ts', "import { x } from '../events/stop.ts';"],
  ['layers', 'src/world/a.ts', "import { x } from '../core/health/index.ts';"],
  ['layers', 'src/entries/a.ts', "import { x } from '../core/health/index.ts';"],
  ['layers', 'src/cli/a.ts', "export { x } from '../entries/stop.ts';"],
  ['packages', 'src/core/health/a.ts', "import { z } from 'zod';"],
  ['packages', 'src/events/a.ts', "import matter from 'gray-matter';"],
  ['purity', 'src/core/health/a.ts', "import fs from 'node:fs';"],
  ['purity', 'src/core/health/a.ts', 'const now = Date.now();'],
  ['purity', 'src/core/kit/a.ts', 'const home = process.env;'],
  ['entries', 'src/entries/a.ts', 'if (x) run();'],
  ['entries', 'src/entries/a.ts', 'run();\n'.repeat(16)],
  ['dynamic', 'src/events/a.ts', 'const x = await import(name);'],
  ['children', 'src/events/a.ts', "import { spawn } from 'node:child_process';"],
  ['output', 'src/events/a.ts', "console.log('x');"],
];

describe('the architecture test', () => {
  it.each(violations)('can fail: %s in %s', (rule, file, text) => {
    const found = breaches([{ path: file, text }]);
    expect(found[rule]).toHaveLength(1);
  });

  it('can fail: cycles', () => {
    const found = breaches([
      { path: 'src/core/health/a.ts', text: "import { b } from './b.ts';" },
      { path: 'src/core/health/b.ts', text: "import { a } from './a.ts';" },
    ]);
    expect(found['cycles']).toEqual([
      'src/core/health/a.ts -> src/core/health/b.ts -> src/core/health/a.ts',
    ]);
  });

  it('does not take a comment or a type for a breach', () => {
    const text = "// process.env\n/* Date.now() */\nimport type { Fact } from '../facts/fact.ts';";
    const found = breaches([{ path: 'src/core/health/a.ts', text }]);
    expect(Object.values(found).flat()).toEqual([]);
  });
});
