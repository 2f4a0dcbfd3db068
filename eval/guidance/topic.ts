import { sectionsOf } from '../../src/core/guidance/sections.ts';
import type { SkillSource } from '../../src/core/guidance/skill.ts';
import { phraseWords, runsOf, searchWords } from '../../src/core/guidance/words.ts';

/**
 * Says whether a skill treats a labelled topic. A label's words are looked for in what the skill says it is about: name, title,
 * description, tags, signals, and When to use (never its Pattern, which mentions neighbouring topics). Words are stemmed, spellings
 * of one thing are one (SAME), and a word counts by its rarity among the skills. The skill treats the topic when it covers at
 * least half of the label's weight; a word that no skill says weighs most and covers nothing.
 */
export interface TopicMeasure {
  treats(topic: string, key: string): boolean;
  /** The share of all skills of these domains that would count: what a blind choice would score. */
  blind(topic: string, domains: readonly string[]): number;
}

/** Spellings and abbreviations of one thing in the field. Kinds of a thing are no synonyms of it. */
const SAME: readonly (readonly string[])[] = [
  ['2fa', 'mfa', 'totp', 'second factor', 'two factor'],
  ['3ds', 'sca', '3d secure', 'strong customer authentication'],
  ['a11y', 'accessibility', 'screen reader'],
  ['abr', 'adaptive bitrate', 'rendition'],
  ['ci', 'pipeline', 'github actions', 'runner'],
  ['db', 'database'],
  ['dlq', 'dead letter'],
  ['duplicate', 'twice', 'repeated', 'idempotency', 'idempotent'],
  ['e2e', 'end to end', 'browser test'],
  ['env', 'environment variable'],
  ['esm', 'es module', 'ecmascript module'],
  ['fake timer', 'usefaketimers'],
  ['iap', 'in app purchase', 'app store'],
  ['idor', 'object ownership', 'other users records'],
  ['k8s', 'kubernetes', 'kubectl'],
  ['mic', 'microphone'],
  ['n+1', 'n plus one', 'once per item'],
  ['out of order', 'older event', 'event order'],
  ['rls', 'row level security'],
  ['spa', 'single page app'],
  ['throttle', 'rate limit', 'throttling'],
  ['upsert', 'on conflict'],
];

const HALF = 0.5;

export function topicMeasure(skills: readonly SkillSource[]): TopicMeasure {
  const heads = new Map(skills.map((skill) => [`${skill.category}/${skill.name}`, headOf(skill)]));
  const known = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  const holders = (topic: string) => {
    const words =
      known.get(topic) ?? new Map(termsOf(topic).map((one) => [one.join('|'), found(one, heads)]));
    known.set(topic, words);
    return words;
  };
  const treats = (topic: string, key: string): boolean => {
    let covered = 0;
    let all = 0;
    for (const holding of holders(topic).values()) {
      const weight = Math.log(1 + skills.length / (1 + holding.size));
      all += weight;
      if (holding.has(key)) covered += weight;
    }
    return all > 0 && covered >= HALF * all;
  };
  return {
    treats,
    blind(topic, domains) {
      const own = skills.filter((skill) => domains.includes(skill.category));
      const hits = own.filter((skill) => treats(topic, `${skill.category}/${skill.name}`));
      return own.length === 0 ? 0 : hits.length / own.length;
    },
  };
}

/** A space before, between and after the stemmed words, runs apart: a phrase stands in it as ` a b `. */
function headOf(skill: SkillSource): string {
  const { errors, packages, files, words } = skill.signals;
  const use = sectionsOf(skill.body).find((one) => one.heading === 'When to use');
  const texts = [
    skill.name.replaceAll('-', ' '),
    skill.title,
    skill.description,
    ...skill.tags,
    ...words,
    ...errors,
    ...packages,
    ...files,
    ...(use?.blocks.flatMap((block) => block.lines) ?? []),
  ];
  return texts.flatMap((text) => runsOf(text).map((run) => ` ${run.words.join(' ')} `)).join('|');
}

/** Each thing the label names, in all its spellings. */
function termsOf(topic: string): readonly (readonly string[])[] {
  let rest = ` ${phraseWords(topic).join(' ')} `;
  const terms: (readonly string[])[] = [];
  for (const group of SAME) {
    const spelt = group.map((one) => phraseWords(one).join(' '));
    const said = spelt.filter((one) => rest.includes(` ${one} `));
    if (said.length === 0) continue;
    terms.push(spelt);
    for (const one of said) rest = rest.replace(` ${one} `, ' | ');
  }
  return [...terms, ...searchWords(runsOf(rest.replaceAll('|', '\n'))).map((word) => [word])];
}

function found(term: readonly string[], heads: ReadonlyMap<string, string>): ReadonlySet<string> {
  const holding = [...heads].filter(([, head]) => term.some((one) => head.includes(` ${one} `)));
  return new Set(holding.map(([key]) => key));
}
