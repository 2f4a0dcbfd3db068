import { applyFilter, type FilterPlan } from '../core/shell/index.ts';
import type { Fact } from '../core/facts/fact.ts';
import { hash } from '../core/kit/hash.ts';
import type { PostToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { createGuard } from './guard.ts';
import { openMemory } from './memory.ts';

/** Takes out of a command's output what comes from excluded files, as PreToolUse decided for this call. */
export function filterOutput(event: PostToolUseEvent, world: World): Outcome {
  const memory = openMemory(event, world);
  const narrowed = memory.narrowed(event.use);
  if (narrowed === null) return PASS;
  const at = world.clock.now();
  if (narrowed.how === 'rewrite') {
    const ranAsItWas = hash(String(event.input['command'])) === narrowed.original;
    if (ranAsItWas) memory.record({ v: 1, kind: 'host', at, lacks: 'rewrite' });
    return PASS;
  }
  const { response } = event;
  if (!isOutput(response)) return PASS;
  const { rule } = narrowed;
  const guard = createGuard(event, world);
  const isExcluded = (path: string) => {
    const verdict = guard.judge(path, 'read');
    return verdict.excluded && (verdict.purpose === 'privacy' || !memory.isExempt(path, guard));
  };
  const { output, dropped } = applyFilter(narrowed.plan as FilterPlan, response.stdout, isExcluded);
  const persisted: Fact[] = response.persistedOutputPath
    ? [{ v: 1, kind: 'persisted', at, path: response.persistedOutputPath, rule }]
    : [];
  for (const fact of persisted) memory.record(fact);
  if (dropped === 0) return PASS;
  const lines = dropped === 1 ? '1 line' : `${dropped} lines`;
  return {
    decision: { type: 'replaceOutput', output: { ...response, stdout: output } },
    context: [
      `${lines} from excluded files were left out of this output (${rule.file}:${rule.line} and others).`,
    ],
  };
}

interface BashOutput {
  readonly stdout: string;
  readonly persistedOutputPath?: string;
}

function isOutput(response: unknown): response is BashOutput {
  return (
    typeof response === 'object' &&
    response !== null &&
    'stdout' in response &&
    typeof response.stdout === 'string'
  );
}
