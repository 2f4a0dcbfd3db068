import path from 'node:path';
import { shippedSkills as readShipped } from '../../../scripts/skills-index.ts';
import {
  buildIndex,
  type Moment,
  openIndex,
  type SkillIndex,
} from '../../../src/core/guidance/index.ts';
import type { SkillSource } from '../../../src/core/guidance/skill.ts';
import type { IndexFiles } from '../../../src/core/guidance/skill-index.ts';
import { TABLES } from '../../../src/core/guidance/tables/tables.ts';
import { looksOf } from '../../support/looks.ts';

/** The shipped skills, read as the build reads them. */
export function shippedSkills(): readonly SkillSource[] {
  return readShipped(path.resolve(import.meta.dirname, '../../..'));
}

export function opened(files: IndexFiles, origin: 'shipped' | 'user' = 'shipped'): SkillIndex {
  const index = openIndex(looksOf(files.lines), () => looksOf(files.texts), origin);
  if (!index) throw new Error('the index does not open');
  return index;
}

export function shippedIndex(): SkillIndex {
  return opened(buildIndex(shippedSkills(), TABLES));
}

/** A small sound skill. */
export function skill(partial: Partial<SkillSource> = {}): SkillSource {
  return {
    name: 'leaky-pipe',
    title: 'A pipe that leaks',
    description: 'Mend the pipe.',
    category: 'backend',
    domains: [],
    tags: ['pipe'],
    signals: {
      errors: ['EPIPELEAK'],
      packages: ['pipe-lib'],
      files: ['pipe.config.ts'],
      words: ['leaky pipe'],
    },
    version: '1.0.0',
    body: '## Pattern\n\nMend it at the joint.\n\n## Common Pitfalls\n\n- Tape does not hold.\n\n## Checklist\n\n- [ ] It is dry.\n',
    ...partial,
  };
}

/** The moment of a task that begins with these words. */
export function promptOf(text: string, files: readonly string[] = []): Moment {
  return { kind: 'prompt', text, files };
}

/** The moment of an error whose output is all that is known. */
export function errorOf(text: string): Moment {
  return { kind: 'error', text, files: [], signatures: [], program: '' };
}
