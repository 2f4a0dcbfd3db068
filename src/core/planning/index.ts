export { activePlan, filesNamed, type PlanFile, upcomingTasks } from './active.ts';
export { removeActiveLoop, setActiveLoop } from './active-loop.ts';
export { type Advance, advanceOf, closesCycle } from './advance.ts';
export { type Blocker, readBlockers } from './blockers.ts';
export { addBlocker, emptyBlockers, type NewBlocker, resolveBlocker } from './blockers-writer.ts';
export { type Blueprint, readBlueprint, type Task } from './blueprint.ts';
export { type ActiveLoop, type Conscience, readConscience } from './conscience.ts';
export { readDebug } from './debug.ts';
export { planIdOf, planningKind, stemOf } from './kind.ts';
export { appendLoopRow, type LoopFile, type LoopRow, readLoopFile } from './loop-file.ts';
export { addMetrics, isPartial, type PlanRecord, readRecord, setDtgMetrics } from './record.ts';
export { ALL_SOFT, type SoftRules, softRules } from './soft-rules.ts';
export { tickTask } from './tick.ts';
export { readVision } from './vision.ts';
export {
  agentWorkFold,
  latestRecordFold,
  namedFold,
  together,
  type Work,
  workFold,
} from './work.ts';
