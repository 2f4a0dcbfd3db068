import { readChecklist } from './checklist.ts';
import { type Line, plain, readLines, readSections, type Section, under } from './document.ts';
import { asList, type FrontMatter, list, map, readFrontMatter, text } from './front-matter.ts';
import { readTaskBlocks } from './task-block.ts';

/** One task of a plan. Texts are as written, one line each; empty where the plan does not say. */
export interface Task {
  /** 1-based, in the order of the file. */
  readonly number: number;
  readonly title: string;
  /** `auto`, `checkpoint:decision`, `frontend`, …; `''` where none is declared. */
  readonly type: string;
  readonly done: boolean;
  /** Title of the "Breath N" heading above it. */
  readonly breath?: string;
  readonly commit?: string;
  readonly skills: readonly string[];
  readonly steps: readonly string[];
  readonly verification: readonly string[];
  readonly doneCriteria: readonly string[];
  /** Every file its text names, as written. */
  readonly files: readonly string[];
  /** Line index of its first line and the one behind its last. */
  readonly start: number;
  readonly end: number;
}

/** A BLUEPRINT as read; what the file does not say is absent or empty, never guessed. */
export interface Blueprint {
  /** `unstructured`: notes without one task that can be found. */
  readonly shape: 'blocks' | 'checklist' | 'unstructured';
  readonly phase?: string;
  readonly plan?: string;
  readonly breath?: number;
  readonly autonomous?: boolean;
  readonly dependsOn: readonly string[];
  readonly filesModified: readonly string[];
  readonly skillsToApply: readonly string[];
  readonly mustHaves: readonly string[];
  readonly uncertainties: readonly string[];
  readonly title?: string;
  readonly objective?: string;
  readonly tasks: readonly Task[];
}

/** Reads `NN-MM-BLUEPRINT.md` and its kin in either shape: `<task type="…">` blocks, or checkboxes under "Breath N". */
export function readBlueprint(source: string): Blueprint {
  const lines = readLines(source);
  const matter = readFrontMatter(lines);
  const sections = readSections(lines);
  const blocks = readTaskBlocks(lines, sections);
  const tasks = blocks.length > 0 ? blocks : readChecklist(lines, sections);
  const shape = tasks.length === 0 ? 'unstructured' : blocks.length > 0 ? 'blocks' : 'checklist';
  return { shape, tasks, ...header(matter), ...heading(lines, sections, matter) };
}

function header(matter: FrontMatter | null) {
  const musts = map(matter, 'must_haves');
  const changed = ['files_modified', 'files_to_modify', 'files_to_create', 'files_created'];
  const breath = Number.parseInt(text(matter, 'breath') ?? '', 10);
  const autonomous = text(matter, 'autonomous');
  return {
    ...optional('phase', text(matter, 'phase')),
    ...optional('plan', text(matter, 'plan')),
    ...optional('breath', Number.isNaN(breath) ? undefined : breath),
    ...optional(
      'autonomous',
      autonomous === undefined ? undefined : /^(?:true|yes|on)$/i.test(autonomous),
    ),
    dependsOn: list(matter, 'depends_on').map(bare),
    filesModified: changed.flatMap((key) => list(matter, key)).map(bare),
    skillsToApply: list(matter, 'skills_to_apply').map(bare),
    mustHaves: [...list(matter, 'must_haves'), ...[...musts.values()].flatMap(asList)],
    uncertainties: list(matter, 'uncertainties'),
  };
}

/** The name in an item that is a map (`path: src/a.ts`) or stands in back quotes. */
function bare(item: string): string {
  return item
    .replace(/^\{?\s?(?:path|file|name|plan|id|skill)\s?:\s+(?=\S)/i, '')
    .replace(/^["'`]|["'`]?\s?\}?$/g, '');
}

function heading(lines: readonly Line[], sections: readonly Section[], matter: FrontMatter | null) {
  const first = sections.find((section) => section.level === 1)?.title;
  const goal = sections.find((section) => /^(?:objective|goal)\b/i.test(section.title));
  const body = goal ? under(lines, goal) : tagged(lines, 'objective');
  const objective = body.find((line) => !line.code && line.text.trim() !== '')?.text;
  return {
    ...optional('title', first ?? text(matter, 'title')),
    ...optional('objective', objective ? plain(objective) : undefined),
  };
}

function tagged(lines: readonly Line[], tag: string): readonly Line[] {
  const open = lines.findIndex((line) => !line.code && line.text.trim() === `<${tag}>`);
  const close = lines.findIndex((line, index) => index > open && line.text.trim() === `</${tag}>`);
  return open < 0 || close < 0 ? [] : lines.slice(open + 1, close);
}

/** `{ [key]: value }`, or nothing where there is no value: absent stays absent. */
export function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}
