import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diagnose } from '../src/core/signature/index.ts';
import { collisions, groupSplits, renamed } from './signature/pairs.ts';
import { PERTURBATIONS } from './signature/perturbations.ts';

/**
 * One labelled output. Rows of a group whose `group_equal` is `sure` show the same fault. `also` are the kinds another labeller could
 * defend; `blind` rows count, but are never printed: whoever writes rules must not see them.
 */
export interface Case {
  readonly text: string;
  readonly kind: string;
  readonly also?: readonly string[];
  readonly family?: string;
  readonly blind?: boolean;
  readonly group?: string;
  readonly group_equal?: 'sure' | 'arguable';
}

const root = path.resolve(import.meta.dirname, '..');
const shared = process.env['FIRE_FLOW_SHARED'] ?? path.resolve(root, '../shared');

/** Usage: `npm run eval:signature [-- --cases FILE.jsonl]`. */
function main(): void {
  const flag = process.argv.indexOf('--cases');
  const files =
    flag < 0
      ? [
          path.join(shared, 'data/errors.jsonl'),
          path.join(import.meta.dirname, 'signature/own-errors.jsonl'),
        ]
      : [path.resolve(process.argv[flag + 1] ?? '')];
  for (const file of files) report(file);
}

function report(file: string): void {
  if (!existsSync(file)) {
    console.log(`No cases at ${file}: nothing to evaluate.`);
    return;
  }
  const cases = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);
  const blind = cases.filter((one) => one.blind);
  console.log(`\n# Signatures: ${cases.length} cases from ${path.basename(file)}\n`);
  reportKinds(cases.filter((one) => !one.blind));
  if (blind.length > 0) console.log(`\n## Kept blind: ${kindsOf(blind).line}`);
  reportSplits(cases);
  reportGroups(cases);
  reportCollisions(cases);
  reportRenamed(cases);
}

function diagnosed(one: Case): ReturnType<typeof diagnose> {
  return diagnose({ tool: 'Bash', text: one.text, failed: true });
}

function reportKinds(cases: readonly Case[]): void {
  const { wrong, line } = kindsOf(cases);
  console.log(`## Kinds: ${line}`);
  for (const { one, got } of wrong) {
    const lead = got.signatures.find((signature) => signature.kind === got.kind);
    console.log(
      `- labelled ${[one.kind, ...(one.also ?? [])].join('|')}, found ${got.kind} (${got.family}): ${brief(lead?.text ?? '')}`,
    );
  }
}

function kindsOf(cases: readonly Case[]): {
  readonly wrong: readonly { readonly one: Case; readonly got: ReturnType<typeof diagnose> }[];
  readonly line: string;
} {
  const wrong = cases.flatMap((one) => {
    const got = diagnosed(one);
    return got.kind === one.kind ? [] : [{ one, got }];
  });
  const right = cases.length - wrong.length;
  const either = right + wrong.filter(({ one, got }) => one.also?.includes(got.kind)).length;
  const line = `${right} of ${cases.length} right, ${percent(right, cases.length)}`;
  return {
    wrong,
    line:
      either === right ? line : `${line} (${percent(either, cases.length)} with the second labels)`,
  };
}

function reportSplits(cases: readonly Case[]): void {
  console.log('\n## Splits under perturbation (same fault, other ids)');
  for (const { name, apply } of PERTURBATIONS) {
    let tried = 0;
    const split: string[] = [];
    for (const one of cases) {
      const text = apply(one.text);
      if (text === one.text) continue;
      tried++;
      const [before, after] = [diagnosed(one), diagnosed({ ...one, text })].map((found) =>
        idsOf(found),
      );
      if (before !== after) split.push(one.blind ? '(blind)' : brief(one.text));
    }
    console.log(`- ${name}: ${split.length} of ${tried}`);
    for (const text of split.slice(0, 12)) console.log(`  - ${text}`);
  }
}

function reportGroups(cases: readonly Case[]): void {
  const { sure, arguable } = groupSplits(cases, (one) => idsOf(diagnosed(one)));
  console.log(`\n## Groups labelled the same fault: ${sure.split.length} of ${sure.total} split`);
  for (const name of sure.split) console.log(`- ${name}`);
  console.log(
    `Arguable groups: ${arguable.split.length} of ${arguable.total} hold more than one id.`,
  );
}

function reportCollisions(cases: readonly Case[]): void {
  const pairs = collisions(cases, (one) => idsOf(diagnosed(one)));
  console.log(
    `\n## Equal ids outside the labelled groups: ${pairs.length} pairs (each to be read)`,
  );
  for (const [a, b] of pairs) {
    if (!a.blind && !b.blind) console.log(`- ${brief(a.text)}\n  ${brief(b.text)}`);
  }
}

/** A name in the leading error changed: its identity has to change. What the host says quotes the call, which is no part of it. */
function reportRenamed(cases: readonly Case[]): void {
  const tried = cases.flatMap((one) => {
    const found = diagnosed(one);
    const lead = found.signatures.find((signature) => signature.kind === found.kind);
    const text = found.host || !lead ? null : renamed(one.text, lead.message);
    return text === null
      ? []
      : [{ one, same: idsOf(found) === idsOf(diagnosed({ ...one, text })) }];
  });
  const equal = tried.filter(({ same }) => same);
  console.log(
    `\n## Equal ids though a name in the error changed: ${equal.length} of ${tried.length}`,
  );
  for (const { one } of equal) console.log(`- ${one.blind ? '(blind)' : brief(one.text)}`);
}

function idsOf(found: ReturnType<typeof diagnose>): string {
  return found.signatures
    .map((signature) => signature.id)
    .sort()
    .join(' ');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} %`;
}

function brief(text: string): string {
  return JSON.stringify(text.replace(/\s+/g, ' ').slice(0, 150));
}

main();
