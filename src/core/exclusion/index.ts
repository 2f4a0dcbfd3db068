export {
  type CommandJudges,
  type Globbing,
  keptOut,
  type Walking,
  type Weighed,
  weigh,
} from './command.ts';
export { type Denial, denialText } from './denial.ts';
export { createExclusion, type Exclusion, type ExclusionOptions } from './exclusion.ts';
export { type ExemptionFacts, isExempt } from './exemption.ts';
export { firstOf } from './first.ts';
export { denialKey, type ExclusionMemory, exclusionFold } from './memory.ts';
export { mentionsIn, namesIn } from './names.ts';
export { onlyNames } from './only-name.ts';
export {
  type ActiveRule,
  type Excluded,
  type IgnoreSource,
  type Purpose,
  placeOf,
  type Rule,
  type Verdict,
} from './verdict.ts';
