import type { Composed } from '../../src/core/preservation/index.ts';
import type { HostResult, Json } from '../../test/host/harness/index.ts';
import { type ModelRequest, textOf } from '../../test/host/harness/request.ts';

export const HEADING = '## Context Preservation Block';
const SUMMARY_START = 'This session is being continued from a previous conversation';

/** What the model saw between one compaction and the next: the first and the last request. */
export interface Window {
  readonly first: string;
  readonly last: string;
}

/** One window after each compaction, in order. */
export function windowsAfter(run: HostResult): readonly Window[] {
  const windows: ModelRequest[][] = [];
  for (const request of run.requests) {
    if (request.kind === 'compact') windows.push([]);
    else if (request.kind === 'main') windows.at(-1)?.push(request);
  }
  const seen = (request: ModelRequest | undefined) =>
    request?.messages.map((message) => textOf(message)).join('\n') ?? '';
  return windows.map((all) => ({ first: seen(all[0]), last: seen(all.at(-1)) }));
}

export function blocksIn(view: string): number {
  return view.split(HEADING).length - 1;
}

/** The composed block stands in the view, behind the summary. */
export function standsAfterSummary(view: string, block: string): boolean {
  const at = view.indexOf(block);
  return at >= 0 && at > view.indexOf(SUMMARY_START) && view.includes(SUMMARY_START);
}

/** Numbers as the plugin reports them in its journal. */
export interface Report {
  readonly inSummary: number;
  readonly onlyInBlock: number;
  readonly lost: number;
  readonly left: number;
  readonly arrived: boolean;
}

/** What really became of each signal, from the scripted summary alone. `gaveBack`: the host let the block through. */
export function truthOf(composed: Composed, summary: string, gaveBack: boolean): Report {
  const kept = composed.included.filter(({ proof }) => proof.every((one) => summary.includes(one)));
  const others = composed.included.length - kept.length;
  return {
    inSummary: kept.length,
    onlyInBlock: gaveBack ? others : 0,
    lost: gaveBack ? 0 : others,
    left: composed.left.length,
    arrived: gaveBack,
  };
}

export function isSame(truth: Report, reported: Json | undefined): boolean {
  return Object.entries(truth).every(([key, value]) => reported?.[key] === value);
}
