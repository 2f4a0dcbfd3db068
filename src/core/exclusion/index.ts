export { createExclusion, type Exclusion, type ExclusionOptions } from './exclusion.ts';
export type { ActiveRule, Excluded, IgnoreSource, Purpose, Rule, Verdict } from './verdict.ts';
export {
  type CommandJudges,
  type Globbing,
  keptOut,
  type Walking,
  weigh,
  type Weighed,
} from './command.ts';
export * from './exemption.ts';
export * from './denial.ts';
export * from './memory.ts';
