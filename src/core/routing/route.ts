import { isEnvelope, ownWords } from '../kit/prompt.ts';
import { type Asked, judgeAsks } from './asks.ts';
import { speak } from './match.ts';
import { type Topic, weigh, type Weighed } from './tier.ts';

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
  const words = withoutCommand(ownWords(prompt));
  const asked = words === '' && prompt.trim() !== '' ? PASTE : judgeAsks(words);
  return { ...asked, ...weigh(speak(words), asked.asks, filesIn(prompt), topic) };
}

const PASTE: Asked = { asks: 'change', continues: false };

/** The text of a slash command without its name: `/fire-flow:fire-debug login fails`. */
function withoutCommand(words: string): string {
  return words.replace(/^\/[a-z][\w:-]{0,60}(?=\s|$)/i, '').trim();
}

const FILE =
  /(?:^|[\s"'`(,])@?((?:[\w.@-]+\/)*[\w.-]+\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|cs|cpp|cc|c|h|hpp|php|swift|vue|svelte|css|scss|less|html?|json|ya?ml|toml|md|mdx|sql|sh|tf|xml|ini|env|csv|proto|graphql|prisma|dart|ex|exs|scala|lua|r|ipynb|txt))(?=$|[\s"'`),:;.?!])/gi;

/** How many different files the prompt names in its own lines. */
function filesIn(prompt: string): number {
  const spoken = new Set(ownWords(prompt.replaceAll('`', ' ')).split('\n'));
  const names = new Set<string>();
  for (const line of spoken)
    for (const match of line.slice(0, 4_000).matchAll(FILE))
      names.add((match[1] ?? '').toLowerCase());
  return names.size;
}
