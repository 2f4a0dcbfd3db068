import type { World } from '../world/world.ts';

/** Whether the project keeps a `.planning/` folder, be it a link to one. */
export function hasPlanningFolder(root: string, { files }: Pick<World, 'files'>): boolean {
  const path = `${root}/.planning`;
  const kind = files.stat(path)?.kind;
  return (kind === 'link' ? files.stat(files.real(path))?.kind : kind) === 'directory';
}
