import type { Domain } from '../skill.ts';

/**
 * What tells a domain, from the field's common knowledge. Only the index builder reads these tables: they reach a hook
 * inside the index. Lists are one string each, entries separated by ` | `.
 */
export interface DomainTable {
  readonly domain: Domain;
  /** 2 points: literal pieces of error output. */
  readonly errors: string;
  /** 2 points where imported. */
  readonly packages: string;
  /** 2 points where they fail: programs that work on nothing else. Runners are looked through (`npx playwright` is `playwright`). */
  readonly programs: string;
  /** 2 points: base names, `*.ext`, folders ending in `/`, path ends. */
  readonly files: string;
  /** 1 point together: extensions and folders that many tasks of other domains touch too. */
  readonly hints: string;
  /** 2 points in text: identifiers, headers, option names, and tools, problems and techniques of one trade, whose name means one thing only. */
  readonly names: string;
  /** 1 point in text: products and plain domain words. */
  readonly words: string;
  /** 1 point together, and only beside a clear signal of the domain. */
  readonly ambiguous: string;
}

export function entries(list: string): string[] {
  return list
    .split('|')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}
