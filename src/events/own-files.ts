import { relative } from '../core/kit/path.ts';
import type { World } from '../world/world.ts';
import { createGuard } from './guard.ts';
import { isOfProject } from './libraries.ts';

/** Whether a file that this program reads by itself may come before the model. */
export type MayShow = (path: string) => boolean;

/** Whether a path leads to a file of the project: below its root, or below `folder` where that is a link to elsewhere. */
export function staysInside(root: string, folder: string, { tree }: Pick<World, 'tree'>): MayShow {
  return (path) =>
    [root, folder].some((place) => relative(tree.real(place), tree.real(path)) !== null);
}

/** Where a file of the plans is read and written anew: through a link, inside the project only. `null` where it leads out. */
export function placeOf(
  path: string,
  root: string,
  world: Pick<World, 'tree' | 'files'>,
): string | null {
  return staysInside(root, `${root}/.planning`, world)(path) ? world.files.real(path) : null;
}

/**
 * Judges the files below `folder` that this program quotes to the model: what is private is not quoted, and neither is
 * what a link leads to out of the project or into an excluded place. Waste that lies in `folder` itself may be: a rule
 * that keeps the model from reading plans whole says nothing against the few lines that are recited from them.
 */
export function mayShow(root: string, folder: string, world: World): MayShow {
  const inside = staysInside(root, folder, world);
  if (!world.config(root).config.exclusion.enabled) return inside;
  const guard = createGuard({ cwd: root }, world);
  const { tree } = world;
  return (path) => {
    if (!inside(path)) return false;
    const verdict = guard.judge(path, 'read', 'file');
    if (!verdict.excluded) return true;
    const own = relative(tree.real(folder), tree.real(path)) !== null;
    return own && verdict.purpose === 'waste';
  };
}

/**
 * Judges the skills of one folder. The user's own library may link to skills anywhere; one that a project brings along
 * may not reach out of it.
 */
export function maySay(root: string, folder: string, world: World): MayShow {
  if (isOfProject(folder, root, world)) {
    const inside = staysInside(root, root, world);
    const isShown = mayShow(root, folder, world);
    return (path) => inside(path) && isShown(path);
  }
  const guard = createGuard({ cwd: root }, world);
  return (path) => {
    const verdict = guard.judge(path, 'read', 'file');
    return !verdict.excluded || verdict.purpose === 'waste';
  };
}
