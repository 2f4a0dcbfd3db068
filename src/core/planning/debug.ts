import { optional } from './blueprint.ts';
import { field, type Line, plain, readLines, readSections, under } from './document.ts';
import { readFrontMatter, text } from './front-matter.ts';

/** A debug session's file, `.planning/debug/<slug>.md`. Lists in the order of the file, each item verbatim on one line. */
export interface DebugFile {
  readonly status?: string;
  readonly trigger?: string;
  readonly hypothesis?: string;
  readonly test?: string;
  readonly result?: string;
  readonly next?: string;
  readonly eliminated: readonly string[];
  readonly evidence: readonly string[];
  readonly rootCause?: string;
}

/** Reads the file `/fire-debug` keeps: the current hypothesis and its test, evidence, and what was ruled out. */
export function readDebug(source: string): DebugFile {
  const lines = readLines(source);
  const sections = readSections(lines);
  const matter = readFrontMatter(lines);
  const find = (title: RegExp) =>
    under(
      lines,
      sections.find((section) => title.test(section.title)),
    );
  const focus = find(/^current (?:focus|hypothesis)/i);
  return {
    ...optional('status', text(matter, 'status')),
    ...optional('trigger', text(matter, 'trigger') ?? field(lines, 'trigger')),
    ...optional('hypothesis', field(focus, 'hypothesis') || undefined),
    ...optional('test', field(focus, 'test') || undefined),
    ...optional('result', field(focus, 'result', 'test result') || undefined),
    ...optional('next', field(focus, 'next', 'next_action', 'next action') || undefined),
    eliminated: entries(find(/^eliminated/i)),
    evidence: entries(find(/^evidence/i)),
    ...optional('rootCause', field(find(/^resolution/i), 'root_cause', 'root cause') || undefined),
  };
}

/** Bullets of the least indent; the deeper lines of an entry are joined to it. */
function entries(lines: readonly Line[]): readonly string[] {
  const found: string[] = [];
  let indent = -1;
  for (const line of lines) {
    const item = line.code ? null : /^(\s*)[-*+]\s+(\S.*)$/s.exec(line.text);
    const depth = item?.[1]?.length ?? -1;
    if (item && indent < 0) indent = depth;
    if (item && depth <= indent) found.push(plain(item[2] ?? ''));
    else if (line.text.trim() !== '' && found.length > 0)
      found.push(`${found.pop()}; ${plain(line.text.replace(/^\s*[-*+]\s+/, ''))}`);
  }
  return found;
}
