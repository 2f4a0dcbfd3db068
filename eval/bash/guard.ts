import fs from 'node:fs';
import path from 'node:path';
import { createExclusion, type Exclusion } from '../../src/core/exclusion/index.ts';
import { parseGrammar } from '../../src/core/shell/grammar.ts';
import {
  applyFilter,
  everydayReads,
  type FilterPlan,
  parsePlain,
} from '../../src/core/shell/index.ts';
import { areOpen } from '../../src/events/everyday.ts';
import { type CommandJudgement, judgeCommand } from '../../src/events/judge-command.ts';
import { createEnvironment, type Environment } from '../../src/world/environment/environment.ts';
import { createNodeFiles } from '../../src/world/files/node.ts';
import { gitAlias, hasPlainPatches } from '../../src/world/project/git-settings.ts';
import { diskTree } from './tree.ts';

/** What a host honours. */
export interface HostAbilities {
  /** `updatedInput` before a call. */
  readonly rewrites: boolean;
  /** `updatedToolOutput` after it. */
  readonly filters: boolean;
}

/** The code under test, as the evaluation and the tests use it. */
export interface Guard {
  /** Judges a command about to run in `world`/repo. */
  judge(command: string, world: string, host: HostAbilities): CommandJudgement;
  /** Drops the excluded lines of what the command printed there. */
  filter(plan: FilterPlan, output: string, world: string): string;
}

/** No guard at all: the control that every measure must tell from a real one. */
export const noGuard: Guard = {
  judge: () => ({ type: 'pass' }),
  filter: (_plan, output) => output,
};

/** Our own judgement, by the ignore files that lie in the world. */
export const ownGuard: Guard = {
  judge(command, world, host) {
    const repo = path.join(world, 'repo');
    const exclusion = rulesOf(repo, '.powerignore');
    const ignored = rulesOf(repo, '.gitignore');
    const place = { cwd: repo, home: path.join(world, 'home') };
    const reads = everydayReads(command, place);
    if (reads !== null && areOpen(reads, { tree: diskTree, judge: exclusion.judge })) {
      return { type: 'pass' };
    }
    return judgeCommand(command, {
      ...place,
      parse: (text) => parsePlain(text) ?? parseGrammar(text),
      tree: diskTree,
      judge: exclusion.judge,
      rulesBelow: exclusion.rulesBelow,
      firmRuleBelow: exclusion.firmRuleBelow,
      isExempt: () => false,
      hasPlainPatches: (top) => hasPlainPatches(createNodeFiles(), environmentOf(world), top),
      gitAlias: (top, name) => gitAlias(createNodeFiles(), environmentOf(world), top, name),
      isGitIgnored: (file) => ignored.judge(file, 'read').excluded,
      host,
      background: false,
    });
  },
  filter(plan, output, world) {
    const exclusion = rulesOf(path.join(world, 'repo'), '.powerignore');
    return applyFilter(plan, output, {
      excluded: (file) => exclusion.judge(file, 'read').excluded,
      isFile: (file) => diskTree.kind(file) === 'file',
    }).output;
  },
};

/** The surroundings of a command in a world: its own home, nothing of the machine's. */
function environmentOf(world: string): Environment {
  const home = path.join(world, 'home');
  return createEnvironment({ HOME: home }, 'posix', () => home);
}

function rulesOf(repo: string, name: string): Exclusion {
  const sourcesIn = (directory: string) => {
    const file = path.join(directory, name);
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    return text === '' ? [] : [{ path: file, base: directory, purpose: 'waste' as const, text }];
  };
  return createExclusion({ root: repo, sourcesIn, userWide: [], tree: diskTree, foldCase: false });
}
