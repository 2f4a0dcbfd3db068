import type { WalkFacts } from '../../facts/access.ts';
import { namesIn } from '../drafts.ts';
import { emitCopy, emitWrite } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import { type Field, type Out, UNSEEN } from '../state.ts';
import { copyFile, copyRoot, isRemote, targetPath, walkField } from './copy.ts';
import type { Call } from './row.ts';
import { after, byPaths, rootOf, walkFrom } from './walks.ts';

const RSYNC = values({
  text: '-e --rsh --exclude --include --filter -f --chmod --chown --bwlimit --port --timeout --max-size --min-size --info --out-format -M --suffix',
  name: '--exclude-from --include-from --files-from --password-file --log-file --partial-dir -T --temp-dir --backup-dir --compare-dest --link-dest',
});

/** `rsync`, `scp`: like `cp`, also to other machines. */
export function rsync(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: call.verb === 'scp' ? values('-P -i -o -c -l -F -J -S') : RSYNC,
  });
  const target = parsed.operands.at(-1);
  const sources = parsed.operands.slice(0, -1).filter(({ text }) => !isRemote(text));
  if (target === undefined || lists(call.verb, parsed.flags)) return UNSEEN;
  const given = parsed.values.filter(({ option }) => option === '--files-from');
  const listed = given.flatMap(({ value }) => namesIn(value, call.scope).items);
  for (const item of listed) copyFile(item, target, true, call);
  if (listed.length > 0) return UNSEEN;
  for (const source of sources) send(source, target, sources.length > 1, parsed, call);
  if (!isRemote(target.text)) emitWrite(target, call.verb, call.scope);
  return UNSEEN;
}

/** One source of `rsync`, unless its rules leave it out. */
function send(source: Field, target: Field, several: boolean, parsed: Parsed, call: Call): void {
  const root = rootOf(source, call.scope);
  const takes = byRules(parsed, transferRoot(source.text));
  if (!/(?:^\.|\/)$/.test(source.text) && !takes(source.text, root === null ? 'file' : 'directory'))
    return;
  const path = targetPath(source, target, several, call.scope);
  if (root === null || path === undefined) {
    copyFile(source, target, several, call);
    return;
  }
  copyRoot(source, path, call);
  const walk = walkFrom(call.verb === 'rsync' ? 'rsync' : 'other', call.scope, {
    roots: [root],
    takes,
    follows: follows(call.verb, parsed.flags) ? 'all' : 'none',
    insert: after(call.head),
  });
  emitCopy(walkField(source, walk, call.scope), path, call.verb, call.scope);
}

/** The first `--include` or `--exclude` that an entry fits decides on it. */
function byRules({ values: given }: Parsed, root: string): WalkFacts['takes'] {
  const rules = given
    .filter(({ option }) => option === '--include' || option === '--exclude')
    .map(({ option, value: { text } }) => ({
      takes: option === '--include',
      folders: text.endsWith('/'),
      leaves: byPaths([text], root),
    }));
  return (shown, kind) =>
    rules.find(({ leaves, folders }) => !leaves(shown, kind) && (kind === 'directory' || !folders))
      ?.takes ?? true;
}

/** Only names are shown. */
function lists(verb: string, flags: ReadonlySet<string>): boolean {
  return verb === 'rsync' && ['-n', '--dry-run', '--list-only'].some((flag) => flags.has(flag));
}

/** `scp` copies what links lead to, `rsync` when asked to. */
function follows(verb: string, flags: ReadonlySet<string>): boolean {
  return verb === 'scp' || flags.has('-L') || flags.has('--copy-links');
}

/** What of a source's path rsync's anchored patterns do not see: with a slash at its end all of it, else all but the last name. */
function transferRoot(source: string): string {
  return /(?:^\.|\/)$/.test(source) ? source : source.slice(0, source.lastIndexOf('/') + 1);
}
