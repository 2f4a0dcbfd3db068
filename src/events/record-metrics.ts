import { guidanceFold, metricsOf } from '../core/guidance/index.ts';
import { resolve } from '../core/kit/path.ts';
import { latestRecordFold, setDtgMetrics } from '../core/planning/index.ts';
import type { Session } from './session.ts';

const MAX_BYTES = 1 << 20;

/** Brings `dtg_metrics` of the RECORD this session wrote last up to date; other records are other sessions' account. */
export function writeMetrics({ journal, root, world, config, isSubagent }: Session): void {
  const written =
    isSubagent || !config.guidance.enabled ? null : journal.fold('record', latestRecordFold);
  if (written === null || !written.known || written.state === null) return;
  const path = resolve(root, written.state);
  const text = world.files.read(path, MAX_BYTES);
  const guidance = journal.fold('guidance', guidanceFold);
  if (!text.ok || !guidance.known) return;
  const { activations, skillsInjected, skillsUseful, missedGuidance } = metricsOf(guidance.state);
  const after = setDtgMetrics(text.value, {
    activations,
    skills_injected: skillsInjected,
    skills_useful: skillsUseful,
    missed_guidance: missedGuidance,
  });
  if (after !== text.value) world.files.replace(path, after);
}
