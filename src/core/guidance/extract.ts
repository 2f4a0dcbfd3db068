import { type Block, type Section, sectionsOf } from './sections.ts';

/** What of a skill may be said at a decision point. Each entry of `pitfalls` and `checklist` is one line. */
export interface MicroInstruction {
  readonly title: string;
  readonly pattern: readonly Block[];
  readonly pitfalls: readonly string[];
  readonly checklist: readonly string[];
}

type Part = 'pattern' | 'pitfalls' | 'checklist';

/** Whole sentences up to here; a first sentence of up to `LONGEST` stays whole, a longer one is left out. */
const COMFORTABLE = 240;
const LONGEST = 400;
const CODE_WIDTH = 160;
const MOST = { pattern: 14, pitfalls: 5, checklist: 5 } as const;

/** Words that a heading of this part has in skills out there, most telling first. */
const HEADINGS: Readonly<Record<Part, readonly string[]>> = {
  pattern: [
    'pattern',
    'solution',
    'the fix',
    'fix',
    'resolution',
    'remedy',
    'how to fix',
    'approach',
    'recipe',
    'implementation',
    'best practices',
    'best practice',
    'guidelines',
    'what to do',
    'instructions',
    'usage',
  ],
  pitfalls: [
    'common pitfalls',
    'pitfalls',
    'gotchas',
    'common mistakes',
    'mistakes',
    'caveats',
    'anti-patterns',
    'antipatterns',
    'what to avoid',
    'avoid',
    'warnings',
    'traps',
    'do not',
  ],
  checklist: [
    'checklist',
    'steps',
    'procedure',
    'workflow',
    'verification',
    'how to verify',
    'verify',
    'process',
  ],
};

/**
 * The sayable part of a skill: its pattern, pitfalls and checklist, under whichever of the usual names they stand.
 * A skill without a pattern gives its first paragraph for it; an empty one gives the title alone.
 */
export function extract(title: string, body: string): MicroInstruction {
  const sections = sectionsOf(body);
  const taken = new Set<Section>();
  const find = (part: Part) => under(sections, HEADINGS[part], taken);
  const pitfalls = find('pitfalls');
  const checklist = find('checklist');
  const pattern = find('pattern');
  return {
    title,
    pattern: capped(pattern.length > 0 ? pattern : firstParagraph(sections, taken), MOST.pattern),
    pitfalls: sayings(pitfalls).slice(0, MOST.pitfalls),
    checklist: sayings(checklist).slice(0, MOST.checklist),
  };
}

/** The blocks of the first section with the best matching heading, its subsections included. */
function under(
  sections: readonly Section[],
  names: readonly string[],
  taken: Set<Section>,
): readonly Block[] {
  for (const name of names) {
    const at = sections.findIndex((one) => !taken.has(one) && headed(one, name));
    const head = sections[at];
    if (!head) continue;
    const end = sections.findIndex((one, index) => index > at && one.level <= head.level);
    const span = sections.slice(at, end < 0 ? undefined : end).filter((one) => !taken.has(one));
    const blocks = span.flatMap((one) => one.blocks);
    if (blocks.length === 0) continue;
    for (const one of span) taken.add(one);
    return blocks;
  }
  return [];
}

/** The document's own title (level 1) names no part. A part's name opens or ends its heading. */
function headed(section: Section, name: string): boolean {
  if (section.level < 2) return false;
  const heading = section.heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]+/g, ' ')
    .replace(/^[\s\d.-]+/, '')
    .trim();
  return heading === name || heading.startsWith(`${name} `) || heading.endsWith(` ${name}`);
}

function firstParagraph(
  sections: readonly Section[],
  taken: ReadonlySet<Section>,
): readonly Block[] {
  for (const section of sections.filter((one) => !taken.has(one))) {
    const block = section.blocks.find((one) => one.kind !== 'code');
    if (block) return [block];
  }
  return [];
}

/** Blocks in order while they fit; one that does not fit is left out whole. */
function capped(blocks: readonly Block[], most: number): readonly Block[] {
  const kept: Block[] = [];
  let used = 0;
  for (const block of blocks) {
    const shaped = block.kind === 'code' ? code(block) : prose(block);
    if (!shaped || used + shaped.lines.length > most) continue;
    kept.push(shaped);
    used += shaped.lines.length;
  }
  return kept;
}

function code(block: Block): Block | null {
  const wide = block.lines.some((line) => line.length > CODE_WIDTH);
  return wide || block.lines.length < 3 ? null : block;
}

function prose(block: Block): Block | null {
  const line = wholeSentences(block.lines[0] ?? '');
  return line === '' ? null : { kind: block.kind, lines: [line] };
}

function sayings(blocks: readonly Block[]): string[] {
  return blocks
    .filter((block) => block.kind !== 'code')
    .map((block) => wholeSentences((block.lines[0] ?? '').replace(LIST_MARK, '')))
    .filter((line) => line !== '' && !/^\|/.test(line));
}

const LIST_MARK = /^(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]?\]\s+)?/;

/** The longest run of whole sentences from the start that is still comfortable to read. */
export function wholeSentences(line: string): string {
  if (line.length <= COMFORTABLE) return line;
  let end = 0;
  for (const match of line.slice(0, LONGEST + 1).matchAll(/[.!?](?=[\s)])/g)) {
    const stop = match.index + 1;
    if (stop > COMFORTABLE && end > 0) break;
    end = stop;
    if (stop > COMFORTABLE) break;
  }
  if (end > 0) return line.slice(0, end);
  return line.length <= LONGEST ? line : '';
}
