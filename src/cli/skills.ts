import { defineCommand } from 'citty';
import type { SkillsContext } from './skills-context.ts';
import { lintCommand } from './skills-lint.ts';
import { listCommand } from './skills-list.ts';
import { searchCommand } from './skills-search.ts';
import { showCommand } from './skills-show.ts';

/** `fire-flow skills search | list | show | lint`. */
export function skillsCommand(context: SkillsContext) {
  return defineCommand({
    meta: { name: 'skills', description: 'Search, list, show and check skills' },
    subCommands: {
      search: searchCommand(context),
      list: listCommand(context),
      show: showCommand(context),
      lint: lintCommand(context),
    },
  });
}
