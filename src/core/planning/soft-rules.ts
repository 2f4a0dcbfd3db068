/** What wide scans leave out while a task of one type is current; gitignore patterns. */
export interface SoftRules {
  readonly patterns: readonly string[];
  readonly reason: string;
}

/** The seed's table (dynamic exclusion). A testing task may touch any file, so it has no row. */
const RULES: Readonly<Record<'frontend' | 'backend', SoftRules>> = {
  frontend: {
    patterns: ['/src/api/**', '/prisma/**', '/src/models/**'],
    reason: 'Backend files not relevant to frontend task',
  },
  backend: {
    patterns: ['/src/components/**', '/src/app/**', '/public/**'],
    reason: 'Frontend files not relevant to backend task',
  },
};

/** The folders of all types, as prefixes of paths relative to the root: what lies in none of them is never left out. */
export const ALL_SOFT: readonly string[] = Object.values(RULES).flatMap(({ patterns }) =>
  patterns.map((pattern) => pattern.replace(/^\//, '').replace(/\*\*$/, '')),
);

/** The rules for a task's declared type (`frontend`, `backend`, alone or beside `auto`); `null` for every other type, and for both at once. */
export function softRules(type: string): SoftRules | null {
  const words = type.toLowerCase().split(/[^a-z]+/);
  if (words.includes('testing') || words.includes('test')) return null;
  const front = words.includes('frontend');
  const back = words.includes('backend');
  if (front === back) return null;
  return front ? RULES.frontend : RULES.backend;
}
