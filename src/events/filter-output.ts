import { keptOut } from '../core/exclusion/index.ts';
import type { NarrowFact } from '../core/facts/fact.ts';
import { hash } from '../core/kit/hash.ts';
import { applyFilter, type FilterPlan } from '../core/shell/index.ts';
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
  const judges = { judge: guard.judge, isExempt: (path: string) => memory.isExempt(path, guard) };
  const lines = {
    excluded: (path: string) => keptOut(path, judges) !== null,
    isFile: (path: string) => world.tree.kind(path) === 'file',
  };
  const filtered = (text: string) => applyFilter(narrowed.plan as FilterPlan, text, lines);
  const { output, dropped } = filtered(response.stdout);
  const path = response.persistedOutputPath;
  if (path && (dropped > 0 || mayHold(path, (text) => filtered(text).dropped > 0, world)))
    memory.record({ v: 1, kind: 'persisted', at, path, rule });
  if (dropped === 0) return PASS;
  const count = dropped === 1 ? '1 line' : `${dropped} lines`;
  return {
    decision: { type: 'replaceOutput', output: { ...response, stdout: output } },
    context: [
      `${count} from excluded files were left out of this output (${where(rule)} and others).`,
    ],
  };
}

function where({ file, line, unreadable }: NarrowFact['rule']): string {
  return unreadable === undefined ? `${file}:${line}` : `${file}, which cannot be read,`;
}

const MAX_PERSISTED = 8 << 20;

/** Whether the whole output, which the host keeps in a file, may hold what was to be left out. */
function mayHold(path: string, holds: (text: string) => boolean, { files }: World): boolean {
  const text = files.read(path, MAX_PERSISTED);
  return !text.ok || holds(text.value);
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
