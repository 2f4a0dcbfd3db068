import type { Files } from '../../world/files/files.ts';
import { measure } from './measure.ts';
import type { Rule } from './survey.ts';

/** From so many lines on, one line for the folder is clearer. */
const MANY = 3;
/** Share of a folder's tokens that must be covered for the folder to go as a whole. */
const MOST = 0.9;

/** Puts one rule for a folder in the place of many for its files, where these are nearly all there is to read in it. */
export function condense(files: Files, root: string, rules: readonly Rule[]): readonly Rule[] {
  let kept = rules;
  for (const [folder, own] of byFolder(rules)) {
    const cost = measure(files, `${root}${folder}`);
    const covered = own.reduce((sum, rule) => sum + rule.tokens, 0);
    if (own.length < MANY || cost.more || covered < cost.tokens * MOST) continue;
    kept = [
      ...kept.filter((rule) => !own.includes(rule)),
      { pattern: `${folder}/`, why: `mostly ${own[0]?.why}`, ...cost },
    ];
  }
  return kept;
}

function byFolder(rules: readonly Rule[]): ReadonlyMap<string, readonly Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const folder =
      rule.pattern.startsWith('/') && !rule.pattern.endsWith('/')
        ? rule.pattern.slice(0, rule.pattern.lastIndexOf('/'))
        : '';
    if (folder !== '' && !folder.includes('\\'))
      found.set(folder, [...(found.get(folder) ?? []), rule]);
  }
  return found;
}
