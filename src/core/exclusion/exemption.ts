export function namesIn(prompt: string): string[] {
  return prompt.match(/[\w./-]+\.\w+/g) ?? [];
}
export function mentionsIn(prompt: string): string[] {
  return [...prompt.matchAll(/(?:^|\s)@([^\s]+)/g)].map((m) => m[1] ?? '');
}
export function isExempt(path: string, root: string, names: readonly string[]): boolean {
  return names.some((n) => path.endsWith(n) || root === n);
}
