import { type BudgetSettings, type Share, shareOf } from '../core/budget/index.ts';
import { normalise } from '../core/kit/path.ts';
import { readTail } from '../host/transcript/index.ts';
import type { World } from '../world/world.ts';

/** How full a session's window is, by the transcript that the host keeps in its folder of settings; `null` where it is not there or tells no usage. */
export function contextShare(session: string, budget: BudgetSettings, world: World): Share | null {
  const { files, environment } = world;
  const own = environment.get('CLAUDE_CONFIG_DIR');
  const base = own ? normalise(own, environment.platform === 'windows') : null;
  const projects = `${base ?? `${environment.home}/.claude`}/projects`;
  const folders = files.list(projects);
  for (const { name } of folders.ok ? folders.value : []) {
    const transcript = `${projects}/${name}/${session}.jsonl`;
    if (files.stat(transcript)?.kind !== 'file') continue;
    return shareOf(readTail(files, transcript).turns, budget);
  }
  return null;
}
