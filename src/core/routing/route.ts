import { commandOf, isEnvelope, ownWords } from '../kit/prompt.ts';
import { isListed } from '../kit/text.ts';
import { type Asked, type Asks, judgeAsks } from './asks.ts';
import { speak } from './match.ts';
import { type Topic, type Weighed, weigh } from './tier.ts';

/** How much of the pipeline a prompt gets, and what it asks for. */
export interface Route extends Weighed, Asked {}

/** Added to what is said about a COMPLEX task. */
export const DOUBLE_CHECK =
  'Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.';

/**
 * Routes a prompt. `topic` is what the skills' index knows of it, `partial` where nobody asked.
 * The host's envelopes are talk. A prompt that is only a paste (a log, an error) asks for a repair.
 */
export function route(prompt: string, topic: Topic = 'partial'): Route {
  if (isEnvelope(prompt))
    return { tier: 'SIMPLE', files: 0, reason: 'chat', asks: 'chat', continues: false };
  const command = commandOf(prompt);
  const words = ownWords(command?.text ?? prompt);
  const asked =
    ordered(command) ?? (words === '' && prompt.trim() !== '' ? PASTE : judgeAsks(words));
  // Back quotes around a name are no quotation.
  const named = command || prompt.includes('`') ? ownWords(prompt.replaceAll('`', ' ')) : words;
  const weighed = weigh(speak(words), asked.asks, filesIn(named), topic);
  // Whatever stands behind it (a number, the path of a plan): such a command is more than one step.
  const isWork = asked.asks === 'change' && ordered(command) !== null;
  const atLeast = isWork && weighed.tier === 'SIMPLE' ? { tier: 'MODERATE' as const } : {};
  return { ...asked, ...weighed, ...atLeast };
}

/** What our own commands ask for, whatever words stand behind them. */
const COMMANDS: Readonly<Record<string, Asks>> = {
  'fire-execute-plan': 'change',
  'fire-3-execute': 'change',
  'fire-plan': 'change',
  'fire-debug': 'change',
  'fire-loop': 'change',
  'fire-loop-resume': 'change',
  'fire-map-codebase': 'change',
  'fire-discover': 'question',
  'fire-status': 'question',
};

function ordered(command: ReturnType<typeof commandOf>): Asked | null {
  if (!command || !Object.hasOwn(COMMANDS, command.name)) return null;
  const only =
    command.name === 'fire-debug' && /(?:^|\s)--diagnose-only(?=\s|$)/.test(command.text);
  return { asks: only ? 'question' : (COMMANDS[command.name] ?? 'change'), continues: false };
}

const PASTE: Asked = { asks: 'change', continues: false };

/** Extensions by which a word counts as a file's name. A text: to take it apart would cost each prompt more than the look. */
const EXTENSIONS =
  ' js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ';

/** How many different files the prompt's own words name. */
function filesIn(spoken: string): number {
  const words = spoken.split(/[\s"'(),;:!?<>[\]{}]+/);
  const names = words.map((word) => word.replace(/^@|[.]$/g, '').toLowerCase()).filter(isFile);
  return new Set(names).size;
}

/** Products that are written like a file. */
const PRODUCTS =
  ' node.js next.js nuxt.js vue.js react.js angular.js express.js nest.js ember.js backbone.js alpine.js solid.js three.js d3.js chart.js hls.js video.js p5.js moment.js day.js discord.js ';

function isFile(word: string): boolean {
  if (isListed(PRODUCTS, word)) return false;
  const dot = word.lastIndexOf('.');
  return dot > 0 && isListed(EXTENSIONS, word.slice(dot + 1));
}
