import type { Row } from './evaluate.ts';

/** The rows that miss a target, by the target they miss. */
export interface Misses {
  /** Content of an excluded file reached the model or a file that is not excluded. */
  readonly leaked: readonly Row[];
  /** The program is not here, so nothing ran; the judgement alone would have let it through. */
  readonly unproven: readonly Row[];
  readonly deniedHarmless: readonly Row[];
  readonly alteredHarmless: readonly Row[];
  /** A walk was refused and no narrower command given that holds. */
  readonly plainlyDenied: readonly Row[];
}

export function findMisses(rows: readonly Row[]): Misses {
  const harmless = rows.filter((row) => row.case.expect === 'allow');
  return {
    leaked: rows.filter((row) => row.leaks.length > 0),
    unproven: rows.filter(
      (row) => row.case.expect !== 'allow' && notRun(row) && row.judgement.type === 'pass',
    ),
    deniedHarmless: harmless.filter((row) => row.judgement.type === 'deny'),
    alteredHarmless: harmless.filter((row) => row.judgement.type !== 'deny' && row.altered),
    plainlyDenied: rows.filter((row) => row.case.expect === 'filter' && isPlainDenial(row)),
  };
}

function isPlainDenial(row: Row): boolean {
  return row.judgement.type === 'deny' && row.suggestion !== 'sound';
}

/** A missing program matters where the command shows nothing without it. */
function notRun(row: Row): boolean {
  return row.missing.length > 0 && row.leaks.length === 0 && (row.unguarded ?? []).length === 0;
}

export function hasMisses(misses: Misses): boolean {
  return Object.values(misses).some((rows: readonly Row[]) => rows.length > 0);
}

/** The report as text. `verbose` adds a line for every case. */
export function renderReport(rows: readonly Row[], misses: Misses, verbose: boolean): string {
  const sections = [
    totals(rows),
    section('Leaks', misses.leaked, (row) => row.leaks.join(', ')),
    section('Not run here, and not stopped by the judgement', misses.unproven, (row) =>
      row.missing.join(', '),
    ),
    section('Harmless commands denied', misses.deniedHarmless, describe),
    section('Harmless commands altered', misses.alteredHarmless, describe),
    section('Walks plainly denied', misses.plainlyDenied, describe),
    ...forInformation(rows),
    timing(rows),
    ...(verbose ? [section('Every case', rows, describe)] : []),
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

function forInformation(rows: readonly Row[]): string[] {
  const narrowed = rows.filter((row) => row.case.expect === 'filter' && row.suggestion === 'sound');
  const tried = rows.filter((row) => row.unguarded !== undefined && !notRun(row));
  const idle = tried.filter((row) => row.judgement.type === 'deny' && row.unguarded?.length === 0);
  const lost = rows.filter((row) => row.lost.length > 0);
  const labels = tried.filter((row) => !labelHolds(row));
  return [
    section(
      'For information: walks denied with a narrower command that holds',
      narrowed,
      describe,
      false,
    ),
    section('For information: denied, though nothing would have come out', idle, describe, false),
    section(
      'For information: lines lost that are not excluded',
      lost,
      (row) => row.lost.slice(0, 2).join(' ⏎ '),
      false,
    ),
    section(
      'For information: labels the twins do not confirm',
      labels,
      (row) => row.unguarded?.join(', ') || 'no difference',
      false,
    ),
  ];
}

/** Without a guard, a block or filter case leaks and an allow case does not. */
function labelHolds(row: Row): boolean {
  return (row.case.expect === 'allow') === (row.unguarded?.length === 0);
}

function section(
  title: string,
  rows: readonly Row[],
  note: (row: Row) => string,
  always = true,
): string {
  if (rows.length === 0 && !always) return '';
  const lines = rows.map(
    (row) => `  [${label(row)}] ${JSON.stringify(row.case.command)}  — ${note(row)}`,
  );
  return [`${title}: ${rows.length}`, ...lines].join('\n');
}

function label(row: Row): string {
  const { expect, kind } = row.case;
  return kind === undefined ? expect : `${expect}/${kind}`;
}

function describe(row: Row): string {
  const { judgement } = row;
  const absent = row.missing.length > 0 ? ` (not here: ${row.missing.join(', ')})` : '';
  if (judgement.type === 'deny') {
    const { path, rule } = judgement.verdict;
    const instead = judgement.suggestion === undefined ? '' : `; instead: ${judgement.suggestion}`;
    return `deny ${path} by ${rule.pattern}${instead}${absent}`;
  }
  if (judgement.type === 'rewrite') return `rewrite ${JSON.stringify(judgement.command)}${absent}`;
  if (judgement.type === 'filter')
    return `filter${row.altered ? '' : ', nothing dropped'}${absent}`;
  return `pass${absent}`;
}

function totals(rows: readonly Row[]): string {
  const verdicts = ['pass', 'deny', 'rewrite', 'filter'] as const;
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell) => String(cell).padEnd(10))
      .join('')
      .trimEnd();
  const body = (['block', 'filter', 'allow'] as const).map((expect) => {
    const own = rows.filter((row) => row.case.expect === expect);
    return line([
      expect,
      ...verdicts.map((type) => own.filter((row) => row.judgement.type === type).length),
      own.length,
    ]);
  });
  return [line(['expected', ...verdicts, 'all']), ...body].join('\n');
}

function timing(rows: readonly Row[]): string {
  const times = rows.map((row) => row.took).sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return `Judgement: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`;
}
