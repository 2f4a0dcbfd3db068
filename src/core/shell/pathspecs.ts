import type { WalkFacts } from '../facts/access.ts';
import { relative } from '../kit/path.ts';
import { LIMITS } from './limits.ts';
import type { MetWalk, NarrowingRule } from './narrow-options.ts';
import { fromBackslashes, matches } from './pattern.ts';

/** The pathspec that leaves out one path, from the walk's directory or from the top; null where it is in neither. */
export function literalSpec(path: string, walk: WalkFacts): string | null {
  const below = relative(walk.base, path);
  if (below !== null) return `:(exclude,literal)${below}`;
  const fromTop = walk.history === undefined ? null : relative(walk.history, path);
  return fromTop === null ? null : `:(exclude,top,literal)${fromTop}`;
}

/**
 * Pathspecs for what the rules exclude and the tree no longer holds. Only rules that no negation can soften have an exact
 * one; for the others what is in the tree has to do.
 */
export function pastSpecs({ walk, rules }: MetWalk): string[] {
  const top = walk.history;
  if (top === undefined) return [];
  const softened = rules.filter(({ negated }) => negated);
  const firm = rules.filter(
    (rule) => !rule.negated && !softened.some((each) => mayTakeBack(each, rule)),
  );
  const specs = firm.flatMap((rule) => specsOf(rule, top));
  return specs.length > LIMITS.added ? [] : [...new Set(specs)];
}

/** Whether a negated rule may mean something that another one excludes. */
function mayTakeBack(negated: NarrowingRule, rule: NarrowingRule): boolean {
  const name = lastName(negated.pattern);
  return /[*?[\\]/.test(name) || matches(fromBackslashes(lastName(rule.pattern)), name);
}

function lastName(pattern: string): string {
  return pattern.slice(pattern.lastIndexOf('/') + 1);
}

/** A rule as one or two pathspecs: what is below a directory of its name, and a file of its name. */
function specsOf(rule: NarrowingRule, top: string): string[] {
  const { pattern, base, anchored, directoryOnly } = rule;
  if (base === undefined || pattern.includes('\\')) return [];
  const inside = relative(top, base);
  if (inside === null && (anchored || relative(base, top) === null)) return [];
  const prefix = inside ? `${inside.replace(/[*?[\]]/g, '\\$&')}/` : '';
  const glob = `:(exclude,top,glob)${prefix}${anchored ? '' : '**/'}${pattern}`;
  return directoryOnly ? [`${glob}/**`] : [glob, `${glob}/**`];
}
