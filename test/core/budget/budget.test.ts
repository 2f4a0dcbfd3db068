import { describe, expect, it } from 'vitest';
import {
  type BudgetLevel,
  budgetText,
  HYGIENE,
  hygieneHint,
  type Look,
  levelToSpeak,
  ordinalOf,
  SPOKEN,
  shareOf,
  windowOf,
} from '../../../src/core/budget/index.ts';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { Turn } from '../../../src/core/facts/turn.ts';
import { assistant } from '../../support/facts.ts';

const settings = { warn: 70, critical: 85 };
const used = (tokens: number, model = 'claude-sonnet-4-5-20250929') =>
  assistant('', {
    model,
    usage: { input: 10, cacheRead: tokens - 40, cacheCreation: 20, output: 10 },
  });

describe('the window', () => {
  it.each([
    ['claude-sonnet-4-5-20250929', 200_000],
    ['claude-sonnet-4-5-20250929[1m]', 1_000_000],
    ['claude-3-7-sonnet-20250219', 200_000],
    ['claude-opus-4-6', 200_000],
    ['claude-opus-4-1-20250805', 200_000],
    ['claude-opus-4-20250514', 200_000],
    ['claude-opus-4-7', 1_000_000],
    ['claude-sonnet-4-7', 200_000],
    ['claude-opus-5', 1_000_000],
    ['claude-haiku-5-5', 1_000_000],
    ['us.anthropic.claude-sonnet-5-20260101-v1:0', 1_000_000],
    ['anthropic/claude-opus-4.7', 1_000_000],
    ['gpt-x', 200_000],
  ])('of %s is %i', (model, window) => {
    expect(windowOf({ model })).toBe(window);
  });

  it('is at least what was seen in it, and what is configured wins over all', () => {
    expect(windowOf({ model: 'claude-sonnet-4-5', seen: 230_000 })).toBe(1_000_000);
    expect(windowOf({ model: 'claude-opus-5', seen: 230_000, configured: 300_000 })).toBe(300_000);
  });
});

describe('the share', () => {
  it('counts all that went in and came out of the last call of the main conversation', () => {
    const turns = [
      used(50_000),
      used(141_000),
      { ...used(190_000), sidechain: true },
      assistant('API error'),
    ];
    expect(shareOf(turns, settings)).toEqual({ used: 141_000, window: 200_000, percent: 70 });
  });

  it('knows the large window by the mark that only the model line keeps', () => {
    const mark: Turn = { role: 'model', id: 'claude-sonnet-4-5[1m]', offset: 0, sidechain: false };
    expect(shareOf([mark, used(150_000)], settings)?.percent).toBe(15);
  });

  it('is not measured by what another model held before', () => {
    const turns = [used(600_000, 'claude-opus-5'), used(150_000)];
    expect(shareOf(turns, settings)).toMatchObject({ window: 200_000, percent: 75 });
    expect(shareOf([used(230_000), used(150_000)], settings)?.window).toBe(1_000_000);
  });

  it('is unknown without usage', () => {
    expect(shareOf([assistant('hi')], settings)).toBeNull();
  });
});

describe('levels', () => {
  it('are each spoken once on the way up', () => {
    const spoken: BudgetLevel[] = [];
    const said = [10, 69, 70, 75, 84, 85, 90, 99].map((percent) => {
      const level = levelToSpeak(percent, settings, spoken);
      if (level) spoken.push(level);
      return level;
    });
    expect(said).toEqual([null, null, 'warn', null, null, 'critical', null, null]);
  });

  it('do not come back after a higher one', () => {
    expect(levelToSpeak(72, settings, ['critical'])).toBeNull();
  });

  it('say the share and what would be saved, the same for the same state', () => {
    const share = { used: 172_400, window: 200_000, percent: 86 };
    expect(budgetText('critical', share, 61_000)).toMatch(
      /^Context budget: 86 % of the window is in use \(172K of 200K tokens\)\. A compaction would free about 61K tokens\./,
    );
    expect(budgetText('warn', share, 0)).not.toContain('free');
  });
});

describe('the calls of a session', () => {
  const call = (use: string): Fact[] => [
    { v: 1, at: 0, kind: 'approach', use, text: 'try it' },
    { v: 1, at: 0, kind: 'look', use, tool: 'Read', target: use, whole: true },
  ];

  it('count once however many facts tell of them, and know their place side by side', () => {
    const uses = Array.from({ length: 60 }, (_, i) => `u${i + 1}`);
    const state = uses.flatMap(call).reduce(SPOKEN.step, SPOKEN.initial);
    expect(state.calls).toBe(60);
    expect(uses.slice(-30).map((use) => ordinalOf(state, use))).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 31),
    );
    expect([ordinalOf(state, undefined), ordinalOf(state, 'u1')]).toEqual([60, 60]);
  });
});

describe('hygiene hints', () => {
  const look = (rest: Partial<Look> = {}): Look => ({
    tool: 'Read',
    target: 'a.ts',
    what: 'file',
    version: '10:1',
    whole: true,
    size: 10,
    ...rest,
  });
  const seen = (rest: Partial<Look> = {}): Fact => {
    const { tool, target, version, whole } = look(rest);
    return { v: 1, at: 0, kind: 'look', tool, target, version, whole };
  };
  const stateAfter = (...facts: Fact[]) => facts.reduce(HYGIENE.step, HYGIENE.initial);

  it('come for an unchanged file read again in full, and not for a changed one or a range', () => {
    const state = stateAfter(seen());
    expect(hygieneHint(state, look())?.text).toContain('has not changed');
    expect(hygieneHint(state, look({ version: '11:2' }))).toBeNull();
    expect(hygieneHint(state, look({ whole: false }))).toBeNull();
    expect(hygieneHint(state, look({ target: 'b.ts' }))).toBeNull();
  });

  it('come for a very large file and for a directory listed again', () => {
    expect(hygieneHint(stateAfter(), look({ size: 200_000 }))?.text).toContain('offset and limit');
    const list = { tool: 'Bash', target: 'src', what: 'directory', version: 'h' } as const;
    expect(hygieneHint(stateAfter(seen(list)), look(list))?.text).toContain('listed before');
    expect(hygieneHint(stateAfter(), look({ ...list, size: 200_000 }))).toBeNull();
  });

  it('come from ten thousand tokens on', () => {
    expect(hygieneHint(stateAfter(), look({ size: 39_999 }))).toBeNull();
    expect(hygieneHint(stateAfter(), look({ size: 40_000 }))).not.toBeNull();
  });

  it('come once per file and session', () => {
    const said: Fact = { v: 1, at: 0, kind: 'said', channel: 'hygiene', key: 'a.ts', hash: '' };
    expect(hygieneHint(stateAfter(seen(), said), look())).toBeNull();
  });

  it('do not come for what a compaction took out of the context', () => {
    const compaction: Fact = { v: 1, at: 0, kind: 'compaction', trigger: 'auto' };
    expect(hygieneHint(stateAfter(seen(), compaction), look())).toBeNull();
  });

  it('rest on a bounded state', () => {
    let state = HYGIENE.initial;
    for (let i = 0; i < 2_000; i++) state = HYGIENE.step(state, seen({ target: `f${i}` }));
    expect(state.seen.length).toBeLessThanOrEqual(300);
    expect(hygieneHint(state, look({ target: 'f1999' }))).not.toBeNull();
  });
});
