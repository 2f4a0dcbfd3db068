import type { ActiveLoop } from './conscience.ts';
import { type Line, lineEndOf, readLines, readSections, type Section, splice } from './document.ts';

/**
 * Puts the Active Loop section into CONSCIENCE.md, or renews the one that is there. A new section stands before the
 * second heading of level two, at the end where there is none. `removeActiveLoop` gives the bytes from before back.
 */
export function setActiveLoop(source: string, loop: ActiveLoop): string {
  const eol = lineEndOf(source);
  const lines = readLines(source);
  const sections = readSections(lines);
  const old = sections.find(isActiveLoop);
  const written = render(loop, eol);
  if (old)
    return splice(source, offset(lines, old.start, source), bodyEnd(lines, old, source), written);
  const tops = sections.filter((section) => section.level === 2);
  const before = tops[1];
  if (before)
    return splice(
      source,
      offset(lines, before.start, source),
      offset(lines, before.start, source),
      written + eol + eol,
    );
  const ended = source === '' || /[\r\n]$/.test(source);
  return source + (ended ? eol + written + eol : eol + eol + written);
}

/** Takes the Active Loop section out; every other byte stays. */
export function removeActiveLoop(source: string): string {
  const eol = lineEndOf(source);
  const lines = readLines(source);
  const section = readSections(lines).find(isActiveLoop);
  if (!section) return source;
  const from = offset(lines, section.start, source);
  const to = offset(lines, section.end, source);
  if (to < source.length) return splice(source, from, to, '');
  const blanks = /[\r\n]$/.test(source) ? eol : eol + eol;
  return source.slice(0, source.endsWith(blanks, from) ? from - blanks.length : from);
}

function isActiveLoop(section: Section): boolean {
  return section.level === 2 && /^active (?:\w+ )?loop$/i.test(section.title);
}

function offset(lines: readonly Line[], index: number, source: string): number {
  return lines[index]?.start ?? source.length;
}

/** Behind the last line of a section that is not blank. */
function bodyEnd(lines: readonly Line[], section: Section, source: string): number {
  let end = section.end;
  while (end > section.start + 1 && lines[end - 1]?.text.trim() === '') end--;
  return lines[end - 1]?.end ?? source.length;
}

function render(loop: ActiveLoop, eol: string): string {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['ID', loop.id],
    ['Started', loop.started],
    ['Iteration', loop.iteration],
    ['Status', loop.status],
    ['Promise', loop.promise === undefined ? undefined : `"${loop.promise}"`],
    ['Health', loop.health],
    ['Circuit Breaker', loop.breaker],
  ];
  const said = rows.flatMap(([key, value]) =>
    value === undefined ? [] : [`- **${key}:** ${oneLine(value)}`],
  );
  return ['## Active Loop', '', ...said, '', 'To cancel: `/fire-flow:fire-loop-stop`'].join(eol);
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
