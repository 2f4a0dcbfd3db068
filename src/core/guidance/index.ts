export { buildIndex, INDEX_EDITION } from './build.ts';
export { type Choice, type ChosenSkill, chooseSkills } from './choose.ts';
export { composeGuidance } from './compose.ts';
export { asksToDecide } from './decision.ts';
export { type GuidanceMemory, type GuidanceMetrics, guidanceFold, metricsOf } from './memory.ts';
export type { Moment } from './moment.ts';
export { packagesIn } from './packages.ts';
export {
  type IndexFiles,
  joinIndexes,
  type Origin,
  openIndex,
  type SkillIndex,
} from './skill-index.ts';
export { isUseful } from './usefulness.ts';
