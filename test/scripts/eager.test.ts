import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { eager } from '../../scripts/eager.ts';

describe('a script whose functions are put into parentheses', () => {
  it('gives what it gave, called before they stand in it and by each other', () => {
    const code =
      'said=odd(5);function odd(n){return n>0&&even(n-1)}var two="2";function even(n){return n===0||odd(n-1)}';
    const run = (script: string) => vm.runInNewContext(`var said;${script};[said,even(4),two]`);
    expect(eager(code)).toMatch(/^var odd=\(function \(n\)/);
    expect(run(eager(code))).toEqual(run(code));
  });

  it('is left as it is without any, and refused when it is none', () => {
    expect(eager('var a=1;')).toBe('var a=1;');
    expect(() => eager('function (')).toThrow('is no script');
  });
});
