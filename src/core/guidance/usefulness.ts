import type { SkillText } from './skill-index.ts';

/** A sign of use needs this many of a skill's terms; one that is a compound name is enough alone. */
const SIGNS = 2;

/**
 * Whether a skill that was given shows in what came later: terms of it (code it names, packages) that stand in `later`
 * and did not stand in `before`, the moment's own text. Texts are compared without case.
 */
export function isUseful(
  skill: Pick<SkillText, 'terms'>,
  before: string,
  later: readonly string[],
): boolean {
  const known = before.toLowerCase();
  const now = later.join('\n').toLowerCase();
  const back = skill.terms.filter((term) => {
    const plain = term.toLowerCase();
    return !known.includes(plain) && now.includes(plain);
  });
  return (
    back.length >= SIGNS ||
    back.some((term) => /[a-z][A-Z]|[\w-]+[_./-]\w+|\s/.test(term) && term.length >= 8)
  );
}
