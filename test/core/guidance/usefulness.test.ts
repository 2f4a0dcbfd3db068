import { describe, expect, it } from 'vitest';
import { asksToDecide, isUseful } from '../../../src/core/guidance/index.ts';

describe('whether a skill was of use', () => {
  const terms = ['useId', 'suppressHydrationWarning', 'next'];

  it('is seen by its terms in later text', () => {
    expect(isUseful({ terms }, 'hydration failed', ['const id = useId(); // next'])).toBe(true);
    expect(isUseful({ terms }, '', ['<html suppressHydrationWarning>'])).toBe(true);
  });

  it('is not seen by what was there before, nor by one plain word', () => {
    expect(isUseful({ terms }, 'suppresshydrationwarning', ['suppressHydrationWarning'])).toBe(
      false,
    );
    expect(isUseful({ terms }, '', ['the next thing'])).toBe(false);
    expect(isUseful({ terms: [] }, '', ['anything'])).toBe(false);
  });
});

describe('wording of a decision', () => {
  it.each([
    'Should we use Redis or Postgres for the queue?',
    'Prisma vs Drizzle for this project',
    'Which approach is better for file uploads?',
    'Where do I keep the refresh token: in a cookie, or in memory?',
    'checkpoint:decision storage',
  ])('%j asks', (prompt) => {
    expect(asksToDecide(prompt)).toBe(true);
  });

  it.each([
    'Add a login page',
    'Remove the tests that fail or are skipped',
    'Fix the error in src/a.ts or tell me why it cannot be fixed',
    'Is this right?',
  ])('%j does not', (prompt) => {
    expect(asksToDecide(prompt)).toBe(false);
  });
});
