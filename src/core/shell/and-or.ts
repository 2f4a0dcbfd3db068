import type { AndOr, PipelineNode } from 'unbash';
import { NOTHING, type Out, type Scope, type Way } from './state.ts';
import { both, onWays, settle, waysOf } from './ways.ts';

type RunPart = (node: PipelineNode, scope: Scope) => Out;

/**
 * All sides are looked at, each in the ways it can be reached: what stands behind `&&` runs where the side before succeeded,
 * what stands behind `||` where it failed. The latter leaves the directory alone.
 */
export function runAndOr(node: AndOr, scope: Scope, run: RunPart): Out {
  const { shell } = scope;
  let out = NOTHING;
  let succeeded: readonly Way[] = [];
  let failed: readonly Way[] = [];
  node.commands.forEach((command, i) => {
    const isOr = node.operators[i - 1] === '||';
    const from = i === 0 ? waysOf(shell) : isOr ? failed : succeeded;
    const ran = onWays(from, scope, () => run(command, scope));
    const { ends } = ran;
    out = both(out, ran.out);
    const fails = alwaysSucceeds(command) ? [] : ends;
    const cwd = from[0]?.cwd ?? null;
    const stays = isOr && cwd !== null ? ends.map((end) => ({ ...end, cwd })) : ends;
    succeeded = isOr ? [...succeeded, ...stays] : ends;
    failed = isOr ? fails.map((end, at) => stays[at] ?? end) : [...failed, ...fails];
  });
  settle(scope, [...succeeded, ...failed]);
  return out;
}

/** An assignment does, unless it takes its outcome from a command. */
function alwaysSucceeds(node: PipelineNode): boolean {
  if (node.type !== 'Command' || node.name !== undefined || node.redirects.length > 0) return false;
  return !node.prefix.some((part) => part.type === 'Assignment' && /\$\(|`/.test(part.text));
}
