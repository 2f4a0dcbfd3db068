import type { Excluded } from './verdict.ts';
export function denialText(v: Excluded, o: { repeated: boolean; suggestion?: string }): string {
  return `${v.path} ${v.rule.file}:${v.rule.line} ${v.rule.pattern} ${o.repeated}`;
}
