import { type Choice, chooseSkills, type SkillIndex } from '../../src/core/guidance/index.ts';
import { phraseWords } from '../../src/core/guidance/words.ts';
import type { Heard } from './heard.ts';
import type { Context } from './input.ts';
import type { TopicMeasure } from './topic.ts';

export interface Result {
  readonly context: Context;
  readonly choice: Choice;
  /** Negatives: silent. Positives: a labelled domain among the top two. */
  readonly right: boolean;
  /** Chosen skills of a labelled domain. */
  readonly fitting: number;
  /** A chosen skill treats the labelled topic: see topic.ts. */
  readonly onTopic: boolean;
  /** A chosen skill shares half of the label's words in its name alone: the measure used before. */
  readonly named: boolean;
  /** A chosen skill is one that the set's author named; `null` where none is named. */
  readonly exact: boolean | null;
  /** The chance of a blind choice of as many skills in the labelled domains to be on topic. */
  readonly blind: number;
  readonly line: string;
}

export function run(
  context: Context,
  heard: Heard,
  index: SkillIndex,
  measure: TopicMeasure,
): Result {
  const choice = choiceOf(heard, index);
  const found = choice.domains.some((one) => context.domains.includes(one.area));
  const negative = context.domains.length === 0;
  const fitting = choice.skills.filter((skill) =>
    skill.areas.some((area) => context.domains.includes(area)),
  );
  const right = negative ? choice.skills.length === 0 : found;
  return {
    context,
    choice,
    right,
    fitting: fitting.length,
    ...topicOf(context, choice, measure),
    line: lineOf(context, choice, right),
  };
}

/** What the chooser would take is no choice where the handler did not ask it. */
function choiceOf({ moment, spoke }: Heard, index: SkillIndex): Choice {
  const unasked = (text: string): Choice => {
    return { skills: [], domains: [], reasons: [{ step: 'speech', text }] };
  };
  if (moment === null) return unasked('no decision point');
  const choice = chooseSkills(moment, index, new Set());
  return spoke || choice.skills.length === 0 ? choice : unasked('the handler did not ask');
}

function topicOf(
  { topic, domains, skills }: Context,
  choice: Choice,
  measure: TopicMeasure,
): Pick<Result, 'onTopic' | 'named' | 'exact' | 'blind'> {
  const keys = choice.skills.map((skill) => skill.key);
  const one = measure.blind(topic, domains);
  return {
    onTopic: keys.some((key) => measure.treats(topic, key)),
    named: choice.skills.some((skill) => sharesName(topic, skill.name)),
    exact: skills.length === 0 ? null : keys.some((key) => skills.includes(key)),
    blind: 1 - (1 - one) ** keys.length,
  };
}

function sharesName(topic: string, name: string): boolean {
  const wanted = phraseWords(topic);
  const words = new Set(phraseWords(name.replaceAll('-', ' ')));
  return wanted.filter((word) => words.has(word)).length * 2 >= wanted.length;
}

function lineOf(context: Context, choice: Choice, right: boolean): string {
  const domains = choice.domains.map((one) => `${one.area}:${one.points}`).join(' ') || '-';
  const skills = choice.skills.map((skill) => `${skill.key}(${skill.score})`).join(' ') || '-';
  const last = choice.reasons.at(-1);
  const why = choice.skills.length === 0 ? ` | ${last?.step}: ${last?.text}` : '';
  return `${right ? ' ' : 'x'} ${context.id} ${context.domains.join('+') || 'none'} | ${domains} | ${skills}${why} | ${context.text.slice(0, 70)}`;
}
