import type { Result } from './run.ts';

export function report(title: string, results: readonly Result[]): string {
  const negatives = results.filter((one) => one.context.domains.length === 0);
  const about = negatives.filter((one) => one.context.writesAbout);
  const plain = negatives.filter((one) => !one.context.writesAbout);
  const positives = results.filter((one) => one.context.domains.length > 0);
  const spoken = positives.filter((one) => one.choice.skills.length > 0);
  const topical = spoken.filter((one) => one.context.topic !== '');
  const chosen = spoken.reduce((sum, one) => sum + one.choice.skills.length, 0);
  const fitting = spoken.reduce((sum, one) => sum + one.fitting, 0);
  const loud = (list: readonly Result[]) =>
    list.filter((one) => one.choice.skills.length > 0).length;
  const named = positives.filter((one) => one.exact !== null);
  const rows: readonly (readonly [string, number, number, string])[] = [
    ['injections on negatives', loud(plain), plain.length, '<= 3 %'],
    ['injections on writes-about-domain negatives', loud(about), about.length, '<= 10 %'],
    [
      'right domain among the top two',
      positives.filter((one) => one.right).length,
      positives.length,
      '>= 85 %',
    ],
    ["chosen skills' domain precision", fitting, chosen, '>= 90 %'],
    ['positives that got a skill', spoken.length, positives.length, ''],
    ['of these on topic', count(topical, (one) => one.onTopic), topical.length, '>= 70 %'],
    ['  a blind choice in the right domain', sum(topical, (one) => one.blind), topical.length, ''],
    [
      '  by words of the name alone (old measure)',
      count(topical, (one) => one.named),
      topical.length,
      '',
    ],
    ...(named.length > 0
      ? [
          [
            'positives that got a skill named for them',
            count(named, (one) => one.exact === true),
            named.length,
            '',
          ] as const,
        ]
      : []),
  ];
  return [`${title}:`, ...rows.map(row), ''].join('\n');
}

function row([name, part, all, target]: readonly [string, number, number, string]): string {
  const share = all === 0 ? '  n/a' : `${((100 * part) / all).toFixed(1)} %`;
  return `  ${name.padEnd(46)} ${share.padStart(7)} (${part}/${all}) ${target}`;
}

function count(list: readonly Result[], is: (one: Result) => boolean): number {
  return list.filter(is).length;
}

function sum(list: readonly Result[], of: (one: Result) => number): number {
  return Math.round(list.reduce((total, one) => total + of(one), 0));
}
