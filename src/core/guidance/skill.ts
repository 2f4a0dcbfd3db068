/** The domains a moment is classified into. */
export const DOMAINS = [
  'backend',
  'frontend',
  'database',
  'auth',
  'testing',
  'deploy',
  'payments',
  'media',
] as const;
export type Domain = (typeof DOMAINS)[number];

/** Folders of the library that are no domain: their skills name the domains they belong to, or stand on their own signals. */
export const CROSS_CATEGORIES = [
  'debugging',
  'integrations',
  'methodology',
  'performance',
  'security',
  'architecture',
  'tooling',
] as const;

/** What tells that a skill is wanted; docs/skills.md says how each kind counts. */
export interface SkillSignals {
  /** Literal pieces of error output, case-insensitive. */
  readonly errors: readonly string[];
  /** Package names as imported or listed in a manifest. */
  readonly packages: readonly string[];
  /** Base names, `*.ext`, folders ending in `/`, or path ends. */
  readonly files: readonly string[];
  /** Words and phrases of plain text. */
  readonly words: readonly string[];
}

/** One skill file, front matter and body apart. Whoever reads the file fills what is missing. */
export interface SkillSource {
  /** Kebab-case, unique in its library: the file's base name, or its folder's for a SKILL.md. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly domains: readonly string[];
  readonly tags: readonly string[];
  readonly signals: SkillSignals;
  readonly version: string;
  /** The markdown below the front matter. */
  readonly body: string;
}

export function isDomain(word: string): word is Domain {
  return (DOMAINS as readonly string[]).includes(word);
}
