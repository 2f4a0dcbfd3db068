import { holdsAny } from '../kit/text.ts';
import type { Asks } from './asks.ts';
import { mentions, opening, type Spoken, without, wordCount } from './match.ts';
import {
  ARCHITECTURE,
  EVERYWHERE,
  EXPLORING,
  LARGER,
  SECOND_PLACE,
  SECURITY,
  SMALL_VERBS,
  TRIVIAL,
  VALUES,
  WORDING,
} from './tier-words.ts';
import { CHANGE_VERBS, FILLERS, REQUEST_FRAMES, WISHES } from './words.ts';

export type Tier = 'SIMPLE' | 'MODERATE' | 'COMPLEX';

/** How well the skills' index knows the topic; the seed's three steps. */
export type Topic = 'exact' | 'partial' | 'none';

export interface Weighed {
  readonly tier: Tier;
  /** Estimate of the files a change touches; 0 where no change is asked for. */
  readonly files: number;
  readonly reason: 'security' | 'architecture' | 'cross-cutting' | 'files' | 'question' | 'chat';
}

/** Weighs a prompt by what it touches first, and by the number of files after that. `named`: files the prompt names. */
export function weigh(text: Spoken, asks: Asks, named: number, topic: Topic): Weighed {
  if (asks === 'chat') return { tier: 'SIMPLE', files: 0, reason: 'chat' };
  const wording = mentions(text, WORDING);
  if (!wording && mentions(text, SECURITY))
    return { tier: 'COMPLEX', files: named, reason: 'security' };
  if (mentions(text, ARCHITECTURE))
    return { tier: 'COMPLEX', files: named, reason: 'architecture' };
  if (asks === 'question')
    return { tier: exploring(text) ? 'MODERATE' : 'SIMPLE', files: 0, reason: 'question' };
  if (mentions(text, EVERYWHERE) || everyKind(text))
    return { tier: 'COMPLEX', files: Math.max(named, 6), reason: 'cross-cutting' };
  const files = estimate(text, named, topic);
  return {
    tier: files <= 1 ? 'SIMPLE' : files <= 5 ? 'MODERATE' : 'COMPLEX',
    files,
    reason: 'files',
  };
}

/** "Every API route", "all our services": a word between. Tests are no part of it: "all unit tests pass" is a check. */
const EVERY_KIND =
  / (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;

/** A pattern is only run where a plain look finds what it must hold: compiling it costs more than the look. */
function everyKind(text: Spoken): boolean {
  return holdsAny(text, [' every ', ' each ', ' all ']) && EVERY_KIND.test(text);
}

/** The seed's file counts: one is SIMPLE, two to five MODERATE, six and more COMPLEX. */
function estimate(text: Spoken, named: number, topic: Topic): number {
  const more = mentions(text, SECOND_PLACE) ? 1 : 0;
  if (named > 1) return named + more;
  if (more === 0 && isSmall(text, named)) return 1;
  return Math.max(1, 3 + more + (topic === 'none' ? 2 : topic === 'exact' ? -2 : 0));
}

function isSmall(text: Spoken, named: number): boolean {
  if (wordCount(text) > 25) return false;
  if (mentions(text, TRIVIAL)) return true;
  const larger = mentions(text, LARGER);
  const bare = without(text, FILLERS, REQUEST_FRAMES);
  if (opening(bare, SMALL_VERBS) > 0 && !larger) return true;
  if (isValueChange(bare)) return true;
  if (larger || wordCount(text) > FEW) return false;
  // A report that names a timeout or a version is no order to change one.
  const ordered = opening(bare, CHANGE_VERBS) > 0 || mentions(text, WISHES);
  return named === 1 || (ordered && mentions(text, VALUES));
}

/** As many words as an order about one value or one file has. */
const FEW = 14;

/** "change X to Y", "make X 5 instead of 3": one value becomes another. */
function isValueChange(text: Spoken): boolean {
  if (wordCount(text) > FEW) return false;
  // "Use X instead of Y" is another way of doing it, and may be any size.
  if (text.includes(' instead of ') && REPLACED.test(text)) return true;
  if (text.includes(' should ') && / should (?:read|say|be) /.test(text)) return true;
  return holdsAny(text, CHANGING) && BECOMES.test(text);
}

const CHANGING = [' change', ' set ', ' switch ', ' turn ', ' make ', ' cambia ', ' ändere '];
const BECOMES =
  / (?:change|set|switch|turn|make|cambia|ändere|change[rz]?) .{0,80} (?:(?:to|auf|en|a|à) \S|(?:on|off) (?:$|by |for |in |when ))/;
const REPLACED = / (?:change|set|make|show|say|print|call|name|return) .{0,80} instead of /;

function exploring(text: Spoken): boolean {
  return mentions(text, EXPLORING) && !text.includes(' why did you ');
}
