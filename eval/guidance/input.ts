import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedSkills } from '../../scripts/skills-index.ts';
import { buildIndex, openIndex, type SkillIndex } from '../../src/core/guidance/index.ts';
import type { SkillSource } from '../../src/core/guidance/skill.ts';
import { TABLES } from '../../src/core/guidance/tables/tables.ts';
import { looksOf } from '../../test/support/looks.ts';

export interface Context {
  readonly id: string;
  readonly kind: 'prompt' | 'error' | 'decision' | 'boundary' | 'test' | 'file' | 'edit';
  /** A prompt, the output of a failed command, or what an edit writes into the file it names. */
  readonly text: string;
  readonly files: readonly string[];
  /** Of an error: what was run. */
  readonly command: string;
  readonly domains: readonly string[];
  readonly topic: string;
  /** Skills that treat the topic, where the set's author named them: `category/name`. */
  readonly skills: readonly string[];
  readonly writesAbout: boolean;
  readonly hard: boolean;
  /** Odd numbers. Thresholds are set on the even half only; the tables were written from the field, with both halves known. */
  readonly holdout: boolean;
}

export function shared(root: string): string {
  return process.env['FIRE_FLOW_SHARED'] ?? path.resolve(root, '../shared');
}

/** One context a line; `null` where the file is not there. */
export function readContexts(file: string): readonly Context[] | null {
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(contextOf);
}

function contextOf(line: string): Context {
  const raw = JSON.parse(line) as Record<string, unknown>;
  const id = String(raw['id']);
  return {
    id,
    kind: raw['kind'] as Context['kind'],
    text: String(raw['text']),
    files: (raw['files'] ?? []) as string[],
    command: String(raw['command'] ?? 'npm test'),
    domains: raw['label_domains'] as string[],
    topic: String(raw['label_topic'] ?? ''),
    skills: (raw['label_skills'] ?? []) as string[],
    writesAbout: raw['neg_kind'] === 'writes-about-domain',
    hard: raw['hard'] === true,
    holdout: Number(id.replace(/\D/g, '')) % 2 === 1,
  };
}

export function readLibrary(root: string): {
  readonly index: SkillIndex;
  readonly skills: readonly SkillSource[];
} {
  const skills = shippedSkills(root);
  const built = buildIndex(skills, TABLES);
  const index = openIndex(looksOf(built.lines), () => looksOf(built.texts));
  if (!index) throw new Error('the index that was built does not open');
  return { index, skills };
}
