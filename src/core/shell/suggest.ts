import type { Site } from '../facts/access.ts';
import { basename, relative } from '../kit/path.ts';
import { applyEdits, shellQuote } from './edit.ts';
import { LIMITS } from './limits.ts';
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
  return (
    narrow(command, walks, globs, 'dropped')?.command ??
    copyTool(command, walks, globs) ??
    printed(command, walks, globs)
  );
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

/** Nothing can be put into a program to leave files out. Those that it may read are printed under their names, where they are few. */
function printed(
  command: string,
  walks: readonly MetWalk[],
  globs: readonly MetGlob[],
): string | undefined {
  const isProgram = walks.length > 0 && walks.every(({ walk }) => walk.verb === 'program');
  if (!isProgram || globs.length > 0 || !ALONE.test(command)) return undefined;
  const files = new Set(
    walks.flatMap(({ walk, meeting }) =>
      meeting.kept.map((path) => shellQuote(relative(walk.base, path) ?? path)),
    ),
  );
  const isAll = files.size <= LIMITS.kept && walks.every(({ meeting }) => meeting.complete);
  return isAll && files.size > 0 ? `tail -n +1 -- ${[...files].join(' ')}` : undefined;
}

/** The command is an interpreter with its program, as far as its first word tells. */
const ALONE =
  /^\s*(?:\S*\/)?(?:python|node|perl|ruby|php|deno|bun|lua|Rscript|julia|elixir|groovy)[\d.]*\s/;

/** `cp -r` has no way to leave files out; `rsync` has. */
function copyTool(
  command: string,
  walks: readonly MetWalk[],
  globs: readonly MetGlob[],
): string | undefined {
  const found = COPIES.exec(command);
  if (found === null || walks.length === 0 || walks.some(({ walk }) => walk.verb !== 'cp'))
    return undefined;
  const [whole, before = '', words = ''] = found;
  const below = walks.flatMap(({ walk: { roots }, meeting }) =>
    meeting.excluded.map(({ path, kind }) => {
      const { path: root = '', shown = '' } = roots[0] ?? {};
      const inside = shown === '.' || shown.endsWith('/');
      const name = path.slice(inside ? root.length + 1 : root.lastIndexOf('/') + 1);
      return `--exclude=/${name}${kind === 'directory' ? '/' : ''}`;
    }),
  );
  const named = globs.flatMap(({ glob, kept }) =>
    glob.names.filter((name) => !kept.includes(name)).map((name) => `--exclude=/${basename(name)}`),
  );
  const outs = [...new Set([...below, ...named])];
  if (outs.length > 40) return undefined;
  const instead = `${before}rsync -a ${outs.map(shellQuote).join(' ')} ${words.trim()}`;
  return command.replace(whole, () => instead);
}

/** A whole `cp -r source … target`, by itself or in a list. */
const COPIES =
  /((?:^|[;&|(])\s{0,9})cp\s+-(?:r|R|a|rp|pr|Rp|rf|ra|ar)\s+((?:[^\s;&|<>()]{1,500}\s+){1,20}[^\s;&|<>()]{1,500})(?=\s*(?:$|[;&|)]))/;
