import { holdsAny } from '../kit/text.ts';
import { hasWord, mentions, opening, type Spoken, speak, without, wordCount } from './match.ts';
import {
  ADDRESSED,
  CHANGE_VERBS,
  CHAT,
  CURIOSITY,
  FILLERS,
  FOREIGN_CHANGES,
  GO_ON,
  HANDS_OFF,
  INFORM_VERBS,
  NEGATIONS,
  QUESTION_MARKS,
  QUESTION_WORDS,
  REMARKS,
  REPORTS,
  REQUEST_FRAMES,
  WISHES,
} from './words.ts';

export type Asks = 'change' | 'question' | 'chat';

/** What a prompt asks for, and whether it only says to go on with what was asked before. */
export interface Asked {
  readonly asks: Asks;
  readonly continues: boolean;
}

type Sense = 'change' | 'question' | 'inform' | 'report' | 'wish' | 'none';

/** Judges a prompt clause by clause: one order to change is a change; else a question; else a report or a wish is a change. */
export function judgeAsks(words: string): Asked {
  const text = speak(words);
  if (isChat(text)) return { asks: 'chat', continues: mentions(text, GO_ON) };
  const senses = clauses(words).map(senseOf);
  return { asks: verdict(text, words, senses), continues: false };
}

function verdict(text: Spoken, words: string, senses: readonly Sense[]): Asks {
  const has = (sense: Sense) => senses.includes(sense);
  const informed = has('question') || has('inform');
  if (mentions(text, HANDS_OFF) && (informed || mentions(text, CURIOSITY))) return 'question';
  if (has('change') || (has('report') && !has('question') && !mentions(text, CURIOSITY)))
    return 'change';
  if (informed) return 'question';
  if (has('wish')) return 'change';
  return /[?？]/.test(words) ? 'question' : byForm(text);
}

/** Without any sign: a remark, an interjection or two words are talk; a phrase such as "dark mode for the settings" names work. */
function byForm(text: Spoken): Asks {
  const interjection = opening(text, CHAT) > 0 && opening(text, FILLERS) + opening(text, GO_ON) > 0;
  return wordCount(text) < 3 || interjection || mentions(text, REMARKS) ? 'chat' : 'change';
}

/** Every word is one of talk, or a number. */
function isChat(text: Spoken): boolean {
  const words = text
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  if (words.length > 12) return false;
  return words.every(
    (word) => /^\d{1,2}$/.test(word) || !hasWord(word) || mentions(` ${word} ` as Spoken, CHAT),
  );
}

/** Sentences and their parts; a dot inside a name ends nothing. */
function clauses(words: string): readonly string[] {
  if (!holdsAny(words.toLowerCase(), BREAKS)) return [words].filter(hasWord);
  const parts = words.split(
    /([.!?;:。！？、]+(?:\s|$|(?<=[。！？、]))|\n+|,\s+|\s[-–—]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i,
  );
  return joined(parts).filter(hasWord).slice(0, 60);
}

/** What has none of these is one clause: a plain look, since to ask the pattern for the first time costs more. */
const BREAKS = [
  ...'.!?;:。！？、\n,-–—+()',
  ...['then', 'and', 'but', 'und', 'aber', 'et', 'mais', 'pero'],
];

/** Gives each clause its end mark back: a question is known by it. */
function joined(parts: readonly (string | undefined)[]): readonly string[] {
  const found: string[] = [];
  for (let i = 0; i < parts.length; i += 2) found.push(`${parts[i] ?? ''}${parts[i + 1] ?? ''}`);
  return found;
}

function senseOf(clause: string): Sense {
  const asked = /[?？]/.test(clause);
  const text = speak(clause);
  const start = without(text, FILLERS);
  const bare = without(without(start, REQUEST_FRAMES), FILLERS, REQUEST_FRAMES);
  if (isNegated(start)) return 'none';
  if (opening(bare, CHANGE_VERBS) > 0) return 'change';
  if (opening(bare, INFORM_VERBS) > 0 || mentions(text, CURIOSITY)) return 'inform';
  const questioned = opening(start, QUESTION_WORDS) > 0 || mentions(text, QUESTION_MARKS);
  if (questioned && (asked || opening(start, REQUEST_FRAMES) === 0)) return 'question';
  if (mentions(text, FOREIGN_CHANGES) || isAddressed(start, bare)) return 'change';
  if (asked) return 'question';
  if (mentions(text, REPORTS)) return 'report';
  return mentions(text, WISHES) ? 'wish' : 'none';
}

/** "Can you …", "please …" with a verb that no table knows. */
function isAddressed(start: Spoken, bare: Spoken): boolean {
  return (
    opening(start, ADDRESSED) > 0 && wordCount(bare) > 1 && opening(bare, QUESTION_WORDS) === 0
  );
}

function isNegated(text: Spoken): boolean {
  return opening(text, NEGATIONS) > 0;
}
