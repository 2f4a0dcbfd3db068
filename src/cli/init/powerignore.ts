import type { Rule } from './survey.ts';

/** Rules below this saving are not worth a line, unless their folder is still to come. Tokens. */
const WORTH_A_LINE = 250;

/** The rules worth writing. */
export function worthwhile(rules: readonly Rule[]): readonly Rule[] {
  return rules.filter((rule) => rule.tokens >= WORTH_A_LINE || rule.files === 0);
}

/** The text of a `.powerignore`: each line under a comment that says why it is there and what it saves. */
export function renderPowerignore(rules: readonly Rule[]): string {
  const head = [
    '# Files that cost tokens and tell nothing: Fire Flow keeps them out of the context.',
    '# gitignore syntax. Files you name, files a plan names and files an error names stay readable.',
    '# Figures are estimates, four bytes a token.',
  ];
  const body = rules.flatMap((rule) => ['', `# ${explain(rule)}`, rule.pattern]);
  const own = ['', '# Fire Flow’s own records', '.planning/loops/', '.planning/research/', ''];
  return [...head, ...body, ...own].join('\n');
}

/** "build output: about 120,000 tokens in 43 files". */
export function explain(rule: Rule): string {
  if (rule.files === 0) return rule.why;
  const least = rule.more ? 'at least' : 'about';
  return `${rule.why}: ${least} ${rounded(rule.tokens)} tokens in ${group(rule.files)} ${rule.files === 1 ? 'file' : 'files'}`;
}

function rounded(tokens: number): string {
  const step = tokens >= 10_000 ? 1_000 : tokens >= 1_000 ? 100 : 10;
  return group(Math.round(tokens / step) * step);
}

function group(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
