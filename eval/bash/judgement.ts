export interface Verdict {
  readonly excluded: true;
  readonly path: string;
  readonly via?: string;
  readonly rule: { readonly file: string; readonly line: number; readonly pattern: string };
  readonly purpose: 'waste' | 'privacy';
}
export type Denial = {
  readonly type: 'deny';
  readonly verdict: Verdict;
  readonly suggestion?: string;
};
export type CommandJudgement =
  | { readonly type: 'pass' }
  | Denial
  | { readonly type: 'rewrite'; readonly command: string; readonly added: readonly string[] }
  | { readonly type: 'filter'; readonly plan: unknown; readonly otherwise: Denial };
