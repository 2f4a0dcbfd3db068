import type { Site } from '../facts/access.ts';
import { applyEdits, shellQuote } from './edit.ts';
import { type MetGlob, narrow } from './narrow.ts';
import type { MetWalk } from './narrow-options.ts';

/**
 * A narrower command to run instead of a refused one; undefined where none is known. The caller makes sure that it passes.
 * A walk that cannot be narrowed in place is put on the files that are not excluded by the tool that can leave some out.
 */
export function suggest(
  command: string,
  walks: readonly MetWalk[],
  globs: readonly MetGlob[],
): string | undefined {
  return narrow(command, walks, globs, 'dropped')?.command ?? copyTool(command, walks, globs);
}

/** The command without some of its words; null where they cannot be taken out. */
export function withoutWords(command: string, sites: readonly Site[]): string | null {
  return applyEdits(
    command,
    sites.map((site) => ({ site: { ...site, start: site.start - 1 }, text: '' })),
  );
}

/** The command with other names in place of one of its words; null where that cannot be placed. */
export function withWords(command: string, site: Site, names: readonly string[]): string | null {
  if (names.length === 0 || names.length > 200) return null;
  return applyEdits(command, [{ site, text: names.map(shellQuote).join(' ') }]);
}

/** `cp -r` has no way to leave files out; `rsync` has. Git's own folder stays behind too: what is committed is in it. */
function copyTool(
  command: string,
  walks: readonly MetWalk[],
  globs: readonly MetGlob[],
): string | undefined {
  const [only] = walks;
  const found = /^\s*cp\s+-(?:r|R|a|rp|pr|Rp)\s+(\S+)\s+(\S+)\s*$/.exec(command);
  if (only === undefined || walks.length > 1 || globs.length > 0 || found === null)
    return undefined;
  const [, source = '', target = ''] = found;
  const outs = only.meeting.excluded.map(({ path, kind }) => {
    const root = only.walk.roots[0]?.path ?? '';
    const below = path.slice(
      source.endsWith('/') || source === '.' ? root.length + 1 : root.lastIndexOf('/') + 1,
    );
    return `--exclude=/${below}${kind === 'directory' ? '/' : ''}`;
  });
  if (outs.length > 40) return undefined;
  if (source === '.' || source.endsWith('/')) outs.push('--exclude=/.git/');
  return `rsync -a ${outs.map(shellQuote).join(' ')} ${source} ${target}`;
}
