import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIBRARY_PAGE, shippedSkills } from '../scripts/skills-index.ts';
import { libraryPage } from '../scripts/skills-page.ts';
import { lint } from '../src/cli/skills-lint.ts';
import type { ChosenSkill } from '../src/core/guidance/choose.ts';
import { composeGuidance } from '../src/core/guidance/compose.ts';
import { CROSS_CATEGORIES, DOMAINS } from '../src/core/guidance/skill.ts';
import { readSkill } from '../src/world/skills/source.ts';
import { shippedIndex } from './core/guidance/library.ts';
import { clashes, RULES, subjectOf } from './support/skill-rules.ts';

const root = path.resolve(import.meta.dirname, '..');
const library = path.join(root, 'skills-library');
const files = readdirSync(library, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(path.join(library, name)).isFile() && name !== LIBRARY_PAGE)
  .sort();
const exists = (file: string) => existsSync(path.join(library, file));
const read = (file: string) => readFileSync(path.join(library, file), 'utf8');

describe('the library as a whole', () => {
  const skills = shippedSkills(root);

  it('holds only skills in known categories', () => {
    const known: readonly string[] = [...DOMAINS, ...CROSS_CATEGORIES];
    const strangers = files.filter((file) => {
      const [category, name, ...rest] = file.split('/');
      const shaped = rest.length === 0 && /^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name ?? '');
      return !shaped || !known.includes(category ?? '');
    });
    expect(strangers).toEqual([]);
  });

  it('has at least 220 skills, and 20 in each domain', () => {
    expect(skills.length).toBeGreaterThanOrEqual(220);
    for (const domain of DOMAINS) {
      const own = skills.filter((skill) => skill.category === domain);
      expect(own.length, domain).toBeGreaterThanOrEqual(20);
    }
  });

  it('gives each skill a name, a title, error strings and a set of signals of its own', () => {
    expect(clashes(skills)).toEqual({ names: [], titles: [], errors: [], signals: [] });
  });

  it('passes `fire-flow skills lint` without an error or a note', () => {
    const readings = files.map((file) => readSkill(`skills-library/${file}`, read(file)));
    expect(lint(readings).text).toBe(`${files.length} files, 0 broken`);
  });

  it('is listed in its page as it is now', () => {
    expect(read(LIBRARY_PAGE), 'npm run skills:index makes the page').toBe(libraryPage(skills));
  });
});

describe('what is said of any skill', () => {
  const index = shippedIndex();
  const all = shippedSkills(root).map((_, id): ChosenSkill => {
    const skill = index.skill(id);
    if (!skill) throw new Error(`no skill ${id}`);
    return { ...skill, score: 1, own: 1 };
  });
  const say = (skills: readonly ChosenSkill[]) =>
    composeGuidance({ skills, domains: [], reasons: [] }, index, {
      kind: 'prompt',
      text: '',
      files: [],
    })?.split('\n') ?? [];

  it('alone: at most 20 lines, whole blocks, a pattern, pitfalls and checks', () => {
    for (const one of all) {
      const lines = say([one]);
      expect(lines.length, one.key).toBeLessThanOrEqual(20);
      expect(lines.filter((line) => line.startsWith('```')).length % 2, one.key).toBe(0);
      expect(
        lines.filter((line) => line.startsWith('- Pitfall: ')).length,
        one.key,
      ).toBeGreaterThan(1);
      expect(lines.filter((line) => line.startsWith('- Check: ')).length, one.key).toBeGreaterThan(
        1,
      );
      expect(patternOf(lines), one.key).not.toBe('');
    }
  });

  it('alone: with the code of its pattern, at the cost of a third pitfall and check', () => {
    for (const one of all) {
      const code = index.text(one.id)?.pattern.find((block) => block.kind === 'code');
      if (code) expect(say([one]).join('\n'), one.key).toContain(code.lines.join('\n'));
    }
  });

  it('among three: still its pattern, a pitfall and a check', () => {
    all.forEach((one, at) => {
      const lines = say([
        one,
        ...[1, 2].flatMap((step) => all[(at + step * 7) % all.length] ?? []),
      ]);
      expect(lines.length, one.key).toBeLessThanOrEqual(20);
      expect(lines.filter((line) => line.startsWith('```')).length % 2, one.key).toBe(0);
      expect(
        lines.filter((line) => line.startsWith('- Pitfall: ')),
        one.key,
      ).toHaveLength(3);
      expect(
        lines.filter((line) => line.startsWith('- Check: ')),
        one.key,
      ).toHaveLength(3);
      expect(patternOf(lines), one.key).not.toBe('');
    });
  });

  /** The first line after the header and the title, when it is prose. */
  function patternOf(lines: readonly string[]): string {
    const line = lines[2] ?? '';
    return /^(?:- (?:Pitfall|Check): |```)/.test(line) ? '' : line;
  }
});

describe.each(files)('%s', (file) => {
  const subject = subjectOf(file, read(file), exists);
  it.each(Object.entries(RULES))('%s', (_, rule) => {
    expect(rule(subject)).toEqual([]);
  });
});
