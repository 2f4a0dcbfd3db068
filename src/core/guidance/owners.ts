import type { Evidence } from './evidence.ts';
import { DOMAINS } from './skill.ts';
import type { Owner, SkillIndex } from './skill-index.ts';

/** Resolves the owners of signals to the domains they speak for and the skills they belong to. */
export class Owners {
  private readonly known = new Map<Owner, readonly string[]>();
  private readonly index: SkillIndex;

  constructor(index: SkillIndex) {
    this.index = index;
  }

  areas(owner: Owner): readonly string[] {
    const known = this.known.get(owner);
    if (known) return known;
    const domain = DOMAINS[-1 - owner];
    const areas = domain ? [domain] : this.areasOf(owner);
    this.known.set(owner, areas);
    return areas;
  }

  /** A skill that a namesake has replaced speaks for nothing. */
  private areasOf(skill: number): readonly string[] {
    return this.index.isReplaced(skill) ? [] : (this.index.home(skill)?.areas ?? []);
  }

  /** The evidence found so far, or a new one, with these owners as well. */
  add(
    before: Evidence | undefined,
    fresh: Pick<Evidence, 'source' | 'what' | 'points'>,
    owners: readonly Owner[],
  ): Evidence {
    const areas = owners.flatMap((owner) => this.areas(owner));
    const skills = owners.filter((owner) => owner >= 0);
    return {
      ...fresh,
      areas: [...new Set([...(before?.areas ?? []), ...areas])],
      skills: [...new Set([...(before?.skills ?? []), ...skills])],
    };
  }
}
