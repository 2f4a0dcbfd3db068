import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/cli/replay/facts.ts';
import { timeline } from '../../../src/cli/replay/timeline.ts';
import type { Turn } from '../../../src/core/facts/turn.ts';
import { DEFAULT } from './support.ts';

const folder = path.resolve(import.meta.dirname, '../../fixtures/traces');
const files = fs.readdirSync(folder);

describe('labelled traces of real sessions', () => {
  it('are at least sixty, stuck and healthy', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
  });

  it.each(files)('%s', (file) => {
    const [head = '', ...lines] = fs
      .readFileSync(path.join(folder, file), 'utf8')
      .trim()
      .split('\n');
    const { says } = JSON.parse(head) as { says: string[] };
    const turns = lines.map((line, at) => ({ offset: at, at, ...JSON.parse(line) }) as Turn);
    const { moments } = timeline(factsOf(turns, '/project'), DEFAULT);
    const said = moments.flatMap(({ key }) => (key === undefined ? [] : [key.split(/[:@]/)[0]]));
    expect(said).toEqual(says);
  });
});
