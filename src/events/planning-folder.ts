import type { World } from '../world/world.ts';

/** Whether the project keeps a `.planning/` folder, be it a link to one. */
export function hasPlanningFolder(root: string, { files }: Pick<World, 'files'>): boolean {
  return files.isDirectory(`${root}/.planning`);
}
