import path from 'node:path';
import { createExclusion } from '../../src/core/exclusion/index.ts';
import { applyFilter, type FilterPlan } from '../../src/core/shell/index.ts';
import { judgeCommand } from '../../src/events/judge-command.ts';
import { RULES } from './fixture.ts';
import type { Guard } from './guard.ts';
import { diskTree } from './tree.ts';

const GIT_RULES = 'dist/\n.env\n';

function exclusionOf(repo: string, text: string, tree = diskTree) {
  const sourcesIn = (dir: string) =>
    dir === repo
      ? [{ path: path.join(repo, '.powerignore'), base: repo, purpose: 'waste' as const, text }]
      : [];
  return createExclusion({ root: repo, sourcesIn, userWide: [], tree, foldCase: false });
}

/** Our own judgement. */
export const realGuard: Guard = {
  judge(command, world, host) {
    const repo = path.join(world, 'repo');
    const exclusion = exclusionOf(repo, RULES);
    const ignored = exclusionOf(repo, GIT_RULES, { ...diskTree, real: (file) => file });
    return judgeCommand(command, {
      cwd: repo,
      home: path.join(world, 'home'),
      tree: diskTree,
      judge: exclusion.judge,
      rulesBelow: exclusion.rulesBelow,
      isExempt: () => false,
      isGitIgnored: (file) => ignored.judge(file, 'read').excluded,
      host,
      background: false,
    });
  },
  filter(plan, output) {
    const { sources } = plan as FilterPlan;
    const repo = /^.*?\/repo(?=\/|$)/.exec(sources[0]?.base ?? '')?.[0] ?? '/';
    const exclusion = exclusionOf(repo, RULES);
    return applyFilter(
      plan as FilterPlan,
      output,
      (file) => exclusion.judge(file, 'read').excluded,
    );
  },
};
