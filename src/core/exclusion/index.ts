export { type Denial, denialText } from './denial.ts';
export { createExclusion, type Exclusion, type ExclusionOptions } from './exclusion.ts';
export { type ExemptionFacts, isExempt } from './exemption.ts';
export { mentionsIn, namesIn } from './names.ts';
export { onlyNames } from './only-name.ts';
export type { ActiveRule, Excluded, IgnoreSource, Purpose, Rule, Verdict } from './verdict.ts';
