import process from 'node:process';
import { defineCommand, runMain } from 'citty';
import { normalise, resolve } from '../core/kit/path.ts';
import { openLibraries, ownLibraries, skillFolders } from '../events/libraries.ts';
import { maySay } from '../events/own-files.ts';
import { refreshIndex } from '../events/user-skills.ts';
import { createNodeWorld } from '../world/node.ts';
import { projectRoot } from '../world/project/root.ts';
import { check } from './check.ts';
import { doctor } from './doctor.ts';
import { initialise } from './init.ts';
import { loop } from './loop.ts';
import { replay } from './replay.ts';
import { skillsCommand } from './skills.ts';
import type { SkillsContext } from './skills-context.ts';
import { stats } from './stats.ts';
import { status } from './status.ts';

const main = defineCommand({
  meta: {
    name: 'fire-flow',
    version: '0.1.0',
    description: 'What the Fire Flow plugin would decide, and what it saw.',
  },
  subCommands: {
    check,
    doctor,
    init: initialise,
    loop,
    replay,
    skills: () => skillsCommand(context()),
    stats,
    status,
  },
});

function context(): SkillsContext {
  const { world } = createNodeWorld();
  const windows = world.environment.platform === 'windows';
  const cwd = normalise(process.cwd(), windows);
  const root = projectRoot(world.files, world.environment, cwd);
  const plugin = world.environment.pluginRoot ?? normalise(`${__dirname}/..`, windows);
  const own = skillFolders(root, world);
  const judge = (folder: string) => maySay(root, folder, world);
  return {
    files: world.files,
    folders: [`${plugin}/skills-library`, ...own],
    judge: (folder) => (own.includes(folder) ? judge(folder) : () => true),
    index: () => {
      // A skill written a minute ago must be found without a session's start in between.
      for (const { folders, index } of ownLibraries(root, world))
        refreshIndex(world.files, folders, { folder: index }, judge);
      return openLibraries(plugin, root, world);
    },
    resolve: (path) => resolve(cwd, normalise(path, windows)),
    print: (text) => console.log(text),
    exit: (code) => {
      process.exitCode = code;
    },
  };
}

runMain(main);
