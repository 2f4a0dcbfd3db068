import { type ChosenSkill, composeGuidance, type SkillIndex } from '../../core/guidance/index.ts';
import type { LoopState } from '../../core/loop/index.ts';
import { openLibraries } from '../libraries.ts';
import type { LoopPlace } from './begin.ts';
import type { LoopSession } from './session.ts';

/** The first of the names that no library has; `null` where all are known. */
export function unknownSkill(names: readonly string[], place: LoopPlace): string | null {
  if (names.length === 0) return null;
  const index = openLibraries(place.plugin, place.root, place.world);
  return names.find((name) => index === null || idOf(index, name) === null) ?? null;
}

/** What the skills say that the user wants applied, and the memory that they were given; `null` where there are none. */
export function applySkills(session: LoopSession, loop: LoopState): string | null {
  if (loop.skills.length === 0) return null;
  const index = openLibraries(session.plugin, session.root, session.world);
  if (index === null) return null;
  const skills = loop.skills.flatMap((name): ChosenSkill[] => {
    const id = idOf(index, name);
    const record = id === null ? null : index.skill(id);
    return record ? [{ ...record, score: 0, own: 0 }] : [];
  });
  const moment = { kind: 'prompt', text: loop.task, files: [] } as const;
  const text = composeGuidance({ skills, domains: [], reasons: [] }, index, moment);
  if (text === null) return null;
  session.journal.append([
    {
      ...{ v: 1, kind: 'guidance', at: session.world.clock.now(), moment: 'prompt' },
      skills: skills.map(({ key }) => key),
      hashes: skills.map(({ hash }) => hash),
      signatures: [],
      about: loop.task.slice(0, 300),
    },
  ]);
  return text;
}

/** A name without its category is enough where only one skill has it. */
function idOf(index: SkillIndex, name: string): number | null {
  if (name.includes('/')) return index.find(name);
  const found: number[] = [];
  for (let id = 0; ; id++) {
    const skill = index.skill(id);
    if (skill === null) return found.length === 1 ? (found[0] ?? null) : null;
    if (skill.name === name) found.push(id);
  }
}
