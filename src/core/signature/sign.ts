import type { Signature } from '../facts/signature.ts';
import { hash } from '../kit/hash.ts';
import { truncate } from '../kit/text.ts';
import type { Finding } from './finding.ts';
import { normaliseMessage } from './normalise.ts';
import { place } from './place.ts';

/** Most characters of an excerpt. */
export const EXCERPT = 4_000;
/** Findings looked at: far beyond what any report is read for, and a bound on the work. */
const READ = 1_000;

/** Distinct signatures with counts, in the order of their first line. */
export function gather(
  found: readonly Finding[],
  lines: readonly string[],
  root: string | undefined,
): Signature[] {
  const ids = new Map<string, string>();
  const byId = new Map<string, Signature>();
  for (const finding of found.slice(0, READ)) {
    // The same words are not normalised twice: a report may hold one error a thousand times.
    const raw = [finding.kind, finding.type, finding.subject, finding.message, finding.file].join(
      '\u0000',
    );
    const known = byId.get(ids.get(raw) ?? '');
    const one = known ?? sign(finding, lines, root);
    ids.set(raw, one.id);
    const before = byId.get(one.id);
    byId.set(one.id, before ? { ...before, count: before.count + 1 } : one);
  }
  return [...byId.values()];
}

function sign(finding: Finding, lines: readonly string[], root: string | undefined): Signature {
  const { kind, family, type } = finding;
  const said = normaliseMessage(finding.message, root, finding.assertion === true);
  const subject =
    finding.subject === undefined ? '' : normaliseMessage(finding.subject, root, true);
  const message = subject === '' ? said : `${subject}: ${said}`;
  const file =
    finding.file === undefined || finding.file === '' ? undefined : place(finding.file, root);
  return {
    id: hash([kind, type ?? '', message, file ?? ''].join('\u0000')),
    kind,
    family,
    ...(type === undefined ? {} : { type }),
    message: truncate(message, 300),
    ...(file === undefined ? {} : { file }),
    text: truncate((lines[finding.at] ?? '').trim() || finding.message, 500),
    count: 1,
  };
}

/** The findings' lines and the last ones, where summaries stand. */
export function excerptOf(found: readonly Finding[], lines: readonly string[]): string {
  const { errors, tail } = linesOf(found, lines);
  const summary = tail.map((line) => truncate(line, 160)).join('\n');
  const body = truncate(errors.join('\n'), EXCERPT - summary.length - 1);
  return [body, summary].filter((part) => part !== '').join('\n');
}

/** All lines of findings in their order, and of the last eight lines at most five others. */
export function linesOf(
  found: readonly Finding[],
  lines: readonly string[],
): { readonly errors: readonly string[]; readonly tail: readonly string[] } {
  const wanted = new Set<number>();
  for (const { at, span } of found) for (let i = at; i < at + (span ?? 1); i++) wanted.add(i);
  const errors = [...wanted].sort((a, b) => a - b).map((at) => lines[at] ?? '');
  const from = Math.max(0, lines.length - 8);
  const tail = lines.slice(from).filter((line, i) => line !== '' && !wanted.has(from + i));
  return { errors, tail: tail.slice(-5) };
}
