import { resolve } from '../../kit/path.ts';
import { emitCopy, emitName, emitRead, emitWrite, noteMove, pathOf } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import { type Field, field, NOTHING, type Scope, UNSEEN } from '../state.ts';
import { destination, type Call, type Handler } from './row.ts';
import { after, byPaths, rootOf, walkFrom } from './walks.ts';

const CP = values({
  text: '-S --suffix --mode -m -o -g --owner --group --backup',
  name: '-t --target-directory',
});

/** `cp`, `install`: sources into a target; a directory only with `-r`. */
export const cp: Handler = (call) => {
  const parsed = parseOptions(call.args, { values: CP });
  const whole = ['-r', '-R', '-a', '--recursive', '--archive'].some((flag) =>
    parsed.flags.has(flag),
  );
  const { sources, target } = ends(parsed);
  if (target === null || (call.verb === 'install' && parsed.flags.has('-d'))) return NOTHING;
  for (const source of sources) {
    if (rootOf(source, call.scope) === null) copyFile(source, target, sources.length > 1, call);
    else if (whole) copyTree(source, target, sources.length > 1, call);
  }
  emitWrite(target, call.verb, call.scope);
  return NOTHING;
};

/** `mv`: a file that leaves its place is a copy, a directory only a new name; later commands know what stands where. */
export const mv: Handler = (call) => {
  const { sources, target } = ends(parseOptions(call.args, { values: CP }));
  if (target === null) return NOTHING;
  for (const source of sources) {
    if (rootOf(source, call.scope) === null) copyFile(source, target, sources.length > 1, call);
    else note(source, target, sources.length > 1, call.scope);
  }
  emitWrite(target, call.verb, call.scope);
  return NOTHING;
};

/** `ln`: another name for a file. */
export const ln: Handler = (call) => {
  const { sources, target } = ends(parseOptions(call.args, { values: CP }));
  const [only] = sources;
  const place = target ?? field('.');
  for (const source of target === null && only !== undefined ? [only] : sources) {
    const path = linked(source, place, call);
    if (path === null) continue;
    const named = field(path, source.site, source.origin);
    if (call.scope.run.tree.kind(path) === 'directory')
      note(named, place, sources.length > 1, call.scope);
    else copyFile(named, place, sources.length > 1, call);
  }
  return NOTHING;
};

/** A symbolic link's text is relative to the directory the link is in. */
function linked(source: Field, place: Field, call: Call): string | null {
  const symbolic = call.args.some(({ text }) => text === '--symbolic' || /^-[a-zA-Z]*s/.test(text));
  const target = pathOf(place, call.scope.shell);
  const path = pathOf(source, call.scope.shell);
  if (!symbolic || path === null || target === null || source.text.startsWith('/')) return path;
  const directory =
    call.scope.run.tree.kind(target) === 'directory' ? target : resolve(target, '..');
  return resolve(directory, source.text);
}

function ends(parsed: Parsed): { sources: readonly Field[]; target: Field | null } {
  const given = parsed.values.find(
    ({ option }) => option === '-t' || option === '--target-directory',
  );
  if (given !== undefined)
    return { sources: parsed.operands, target: field(`${given.value.text}/`) };
  return { sources: parsed.operands.slice(0, -1), target: parsed.operands.at(-1) ?? null };
}

function copyFile(source: Field, target: Field, several: boolean, call: Call): void {
  const { scope, verb } = call;
  const path = targetPath(source, target, several, scope);
  if (path === undefined) return;
  emitCopy(source, path, verb, scope);
  note(source, target, several, scope);
}

function note(source: Field, target: Field, several: boolean, scope: Scope): void {
  const from = pathOf(source, scope.shell);
  const path = targetPath(source, target, several, scope);
  if (from !== null && path !== undefined && path !== null && from !== path)
    noteMove(from, path, scope.shell);
}

/** The path a copy creates; null for a place on another machine, undefined where it cannot be known. */
function targetPath(
  source: Field,
  target: Field,
  several: boolean,
  scope: Scope,
): string | null | undefined {
  if (isRemote(target.text)) return null;
  const path = pathOf(target, scope.shell);
  if (path === null) return undefined;
  const into = several || target.text.endsWith('/') || scope.run.tree.kind(path) === 'directory';
  return destination(source.text.replace(/\/$/, ''), path, into);
}

function isRemote(text: string): boolean {
  return /^(?:[^/:]+@)?[^/:]+:|^[a-z]+:\/\//i.test(text);
}

function copyTree(source: Field, target: Field, several: boolean, call: Call): void {
  const root = rootOf(source, call.scope);
  const path = targetPath(source, target, several, call.scope);
  if (root === null || path === undefined) return;
  emitCopy(
    walkField(source, walkFrom('other', call.scope, { roots: [root] }), call.scope),
    path,
    call.verb,
    call.scope,
  );
  note(source, target, several, call.scope);
}

function walkField(source: Field, walk: ReturnType<typeof walkFrom>, scope: Scope): Field {
  return {
    text: '\0',
    site: source.site,
    origin: { kind: 'walk', walk: { ...walk, base: scope.shell.cwd ?? walk.base } },
  };
}

const RSYNC = values({
  text: '-e --rsh --exclude --include --filter -f --chmod --chown --bwlimit --port --timeout --max-size --min-size --info --out-format -M --suffix',
  name: '--exclude-from --include-from --files-from --password-file --log-file --partial-dir -T --temp-dir --backup-dir --compare-dest --link-dest',
});

/** `rsync`, `scp`: like `cp`, also to other machines. */
export const rsync: Handler = (call) => {
  const parsed = parseOptions(call.args, {
    values: call.verb === 'scp' ? values({ text: '-P -i -o -c -l -F -J -S' }) : RSYNC,
  });
  const target = parsed.operands.at(-1);
  const sources = parsed.operands.slice(0, -1).filter(({ text }) => !isRemote(text));
  if (target === undefined || parsed.flags.has('--list-only')) return UNSEEN;
  const excludes = parsed.values
    .filter(({ option }) => option === '--exclude')
    .map(({ value }) => value.text);
  for (const source of sources) {
    const root = rootOf(source, call.scope);
    const path = targetPath(source, target, sources.length > 1, call.scope);
    if (root === null || path === undefined) {
      copyFile(source, target, sources.length > 1, call);
      continue;
    }
    const walk = walkFrom(call.verb === 'rsync' ? 'rsync' : 'other', call.scope, {
      roots: [root],
      takes: byPaths(excludes, transferRoot(source.text)),
      insert: after(call.head),
    });
    emitCopy(walkField(source, walk, call.scope), path, call.verb, call.scope);
  }
  return UNSEEN;
};

/** What of a source's path rsync's anchored patterns do not see: with a slash at its end all of it, else all but the last name. */
function transferRoot(source: string): string {
  return /(?:^\.|\/)$/.test(source) ? source : source.slice(0, source.lastIndexOf('/') + 1);
}

const TAR = values({
  text: '--exclude --transform --strip-components --owner --group --mode --mtime -H --format -b -I --use-compress-program -L -N',
  name: '-T --files-from -X --exclude-from -C --directory -f --file -g',
});

/** `tar`: with `c`, `r`, `u` its operands go into the archive. */
export const tar: Handler = (call) => {
  const [first, ...rest] = call.args;
  const bundled = first !== undefined && /^[a-zA-Z]+$/.test(first.text);
  const args = bundled ? [{ ...first, text: `-${first.text}` }, ...rest] : call.args;
  const parsed = parseOptions(oldStyle(args, bundled), { values: TAR });
  const has = (...flags: string[]) => flags.some((flag) => parsed.flags.has(flag));
  const value = (...names: string[]) =>
    parsed.values.filter(({ option }) => names.includes(option)).map((each) => each.value);
  const archive = value('-f', '--file')[0] ?? field('-');
  const directory = value('-C', '--directory').at(-1);
  const cwd = directory === undefined ? null : pathOf(directory, call.scope.shell);
  const scope = cwd === null ? call.scope : { ...call.scope, shell: { ...call.scope.shell, cwd } };
  if (has('-c', '--create', '-r', '--append', '-u', '--update')) pack(call, parsed, archive, scope);
  else if (has('-O', '--to-stdout')) emitRead(archive, call.verb, call.scope);
  else emitName(archive, call.verb, call.scope);
  return UNSEEN;
};

/** `tar czf name`: the letter that takes a value need not be the last of the bundle. */
function oldStyle(args: readonly Field[], bundled: boolean): readonly Field[] {
  const [first, second, ...rest] = args;
  if (first === undefined || second === undefined || !/^-[a-zA-Z]*f[a-zA-Z]+$/.test(first.text))
    return args;
  if (!bundled) return args;
  return [{ ...first, text: `${first.text.replace('f', '')}f` }, second, ...rest];
}

function pack(call: Call, parsed: Parsed, archive: Field, scope: Scope): void {
  const excludes = parsed.values
    .filter(({ option }) => option === '--exclude')
    .map(({ value }) => value.text);
  const target = archive.text === '-' ? undefined : pathOf(archive, call.scope.shell);
  if (target === null) return;
  for (const operand of parsed.operands) {
    const root = rootOf(operand, scope);
    const first = parsed.operands[0];
    if (root === null) into(operand, target, call, scope);
    else {
      const walk = walkFrom('tar', scope, {
        roots: [root],
        takes: byPaths(excludes, ''),
        insert:
          first?.site == null
            ? null
            : { source: first.site.source, start: first.site.start, end: first.site.start },
      });
      into(walkField(operand, walk, scope), target, call, scope);
    }
  }
}

function into(source: Field, target: string | undefined, call: Call, scope: Scope): void {
  if (target === undefined) emitRead(source, call.verb, scope);
  else emitCopy(source, target, call.verb, scope);
}

/** `zip`: archive first, then what goes in; `-x` begins what stays out. */
export const zip: Handler = (call) => {
  const cut = call.args.findIndex(({ text }) => text === '-x' || text === '--exclude');
  const own = cut < 0 ? call.args : call.args.slice(0, cut);
  const recursive = own.some(({ text }) => /^-[a-zA-Z]*r/.test(text) || text === '--recurse-paths');
  const excludes = (cut < 0 ? [] : call.args.slice(cut + 1)).map(({ text }) =>
    text.replace(/^\.\//, ''),
  );
  const [archive, ...sources] = parseOptions(own, {
    values: values({ text: '-P -b -t -tt -n -s' }),
  }).operands;
  if (archive === undefined) return UNSEEN;
  const target = pathOf(archive, call.scope.shell);
  for (const source of sources) {
    const root = rootOf(source, call.scope);
    if (root === null) into(source, target ?? undefined, call, call.scope);
    else if (recursive) {
      const end = call.args.at(-1) ?? call.head;
      const walk = walkFrom('zip', call.scope, {
        roots: [root],
        takes: byPaths(excludes, ''),
        insert: after(end),
        pathspec: cut < 0 ? 'none' : 'given',
      });
      into(walkField(source, walk, call.scope), target ?? undefined, call, call.scope);
    }
  }
  return UNSEEN;
};

/** `dd`: `if=` is read into `of=`, else onto the output. */
export const dd: Handler = ({ args, verb, scope }) => {
  const value = (name: string) => args.find(({ text }) => text.startsWith(`${name}=`));
  const part = (arg: Field) => field(arg.text.slice(3), arg.site, arg.origin);
  const input = value('if');
  const output = value('of');
  if (output !== undefined) emitWrite(part(output), verb, scope);
  if (input === undefined) return UNSEEN;
  if (output === undefined) emitRead(part(input), verb, scope);
  else if (part(output).text !== '/dev/null') {
    const target = pathOf(part(output), scope.shell);
    if (target !== null) emitCopy(part(input), target, verb, scope);
    else emitRead(part(input), verb, scope);
  }
  return UNSEEN;
};

const SUFFIXES: Readonly<Record<string, string>> = {
  gzip: '.gz',
  pigz: '.gz',
  bzip2: '.bz2',
  xz: '.xz',
  zstd: '.zst',
  lz4: '.lz4',
  brotli: '.br',
  compress: '.Z',
};

/** Compressors: a new file beside the old one, or onto the output with `-c`. */
export const compress: Handler = (call) => {
  const parsed = parseOptions(call.args, {
    values: values({ text: '-S -T -q --suffix', out: '-o' }),
  });
  const has = (...flags: string[]) => flags.some((flag) => parsed.flags.has(flag));
  if (has('-t', '-l', '--test', '--list')) return UNSEEN;
  const shown = has('-c', '--stdout', '--to-stdout');
  const suffix = SUFFIXES[call.verb];
  const undo = suffix === undefined || has('-d', '--decompress');
  for (const operand of parsed.operands) {
    const path = pathOf(operand, call.scope.shell);
    if (shown) emitRead(operand, call.verb, call.scope);
    else if (path !== null)
      emitCopy(
        operand,
        undo ? path.replace(/\.[A-Za-z0-9]+$/, '') : path + suffix,
        call.verb,
        call.scope,
      );
  }
  return UNSEEN;
};

/** `cpio -p dir`: files named on its input are copied. */
export const cpio: Handler = ({ args, verb, scope }) => {
  const target = parseOptions(args, {}).operands.at(-1);
  const path = target === undefined ? null : pathOf(target, scope.shell);
  const passes = args.some(({ text }) => /^-[a-z]*p/.test(text) || text === '--pass-through');
  for (const item of scope.io.stdin?.items ?? []) {
    if (passes && path !== null)
      emitCopy(item, resolve(path, item.text.replaceAll('\0', '') || '.'), verb, scope);
    else if (!passes) emitRead(item, verb, scope);
  }
  return UNSEEN;
};

/** `split`, `csplit`: pieces of the first operand in new files. */
export const split: Handler = (call) => {
  const syntax = {
    values: values({
      text: '-a -b -C -l -n -t -f -k --bytes --lines --number --additional-suffix --suffix-length --prefix',
    }),
  };
  const { operands } = parseOptions(call.args, syntax);
  const [source, prefix] = operands;
  if (source === undefined) return NOTHING;
  const start = call.verb === 'split' ? (prefix?.text ?? 'x') : 'xx';
  const target = pathOf(field(`${start}aa`), call.scope.shell);
  if (target !== null) emitCopy(source, target, call.verb, call.scope);
  return NOTHING;
};

/** `tee`: writes its input to files and passes it on. */
export const tee: Handler = ({ args, verb, scope }) => {
  for (const operand of parseOptions(args, {}).operands) emitWrite(operand, verb, scope);
  return scope.io.stdin ?? UNSEEN;
};
