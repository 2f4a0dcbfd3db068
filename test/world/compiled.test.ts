import { describe, expect, it } from 'vitest';
import { createMemoryClock } from '../../src/world/clock/memory.ts';
import { sweepCompiled } from '../../src/world/compiled/compiled.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';

const DAY = 86_400_000;

describe('compiled forms', () => {
  it('older than the limit go, with the folder they leave empty; newer ones stay', () => {
    const clock = createMemoryClock(1_000 * DAY);
    const files = createMemoryFiles(
      { '/s/compiled/v1/old': 'a', '/s/compiled/v2/old': 'b' },
      clock,
    );
    clock.advance(20 * DAY);
    files.replace('/s/compiled/v2/new', 'c');
    clock.advance(11 * DAY);
    sweepCompiled(files, clock, '/s', 30);
    expect(files.list('/s/compiled')).toMatchObject({ ok: true, value: [{ name: 'v2' }] });
    expect(files.list('/s/compiled/v2')).toMatchObject({ ok: true, value: [{ name: 'new' }] });
  });

  it('need not be there at all', () => {
    const files = createMemoryFiles();
    expect(() => sweepCompiled(files, createMemoryClock(), '/s', 30)).not.toThrow();
  });
});
