import type { Candidate } from './candidates.ts';

/** What the user's latest command on plans is about; `text` is `''` where the user left it to the position. */
export interface Named {
  readonly kind: 'plan' | 'phase';
  readonly text: string;
}

/** Whether a command names a plan: by its path or the end of it, its name, its number `NN-MM`; or its phase. */
export function isMeant({ path, id }: Candidate, named: Named | null): boolean {
  if (named === null || named.text === '') return false;
  const digits = /^(?:phase-?)?(\d{1,4}(?:\.\d{1,3})?)(?:-(\d{1,4}))?(?![\d.])/i.exec(named.text);
  if (named.kind === 'phase') return digits !== null && Number(digits[1]) === id.phase;
  const ends = `/${path}`.endsWith(`/${named.text}`);
  if (ends || named.text.endsWith('.md')) return ends;
  const isNumber = digits !== null && digits[0] === named.text && digits[2] !== undefined;
  if (isNumber && Number(digits[1]) === id.phase && Number(digits[2]) === id.plan) return true;
  return path.slice(path.lastIndexOf('/') + 1).startsWith(`${named.text}-`);
}
