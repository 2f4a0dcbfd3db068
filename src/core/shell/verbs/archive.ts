import { namesIn } from '../drafts.ts';
import { emitCopy, emitName, emitRead, pathOf } from '../emit.ts';
import { isFlag, type Parsed, parseOptions, values } from '../options.ts';
import { type Field, field, type Out, type Scope, UNSEEN } from '../state.ts';
import { copyRoot, walkField } from './copy.ts';
import type { Call } from './row.ts';
import { after, byPaths, rootOf, walkFrom } from './walks.ts';

const TAR = values({
  text: '--exclude --transform --strip-components --owner --group --mode --mtime -H --format -b -I --use-compress-program -L -N',
  name: '-T --files-from -X --exclude-from -C --directory -f --file -g',
});

/** `tar`: with `c`, `r`, `u` its operands go into the archive. */
export function tar(call: Call): Out {
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
}

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
  const lists = parsed.values.filter(({ option }) => /^(?:-T|--files-from)$/.test(option));
  for (const item of lists.flatMap(({ value }) => namesIn(value, scope).items))
    into(item, target, call, scope);
  for (const operand of parsed.operands) {
    const root = rootOf(operand, scope);
    const first = parsed.operands[0];
    if (root === null) into(operand, target, call, scope);
    else {
      copyRoot(operand, target ?? null, { ...call, scope });
      const walk = walkFrom('tar', scope, {
        roots: [root],
        takes: byPaths(excludes, ''),
        follows: ['-h', '--dereference'].some((flag) => parsed.flags.has(flag)) ? 'all' : 'none',
        insert:
          first?.site == null
            ? null
            : { source: first.site.source, start: first.site.start, end: first.site.start },
      });
      into(walkField(operand, walk, scope), target, call, scope);
    }
  }
}

export function into(source: Field, target: string | undefined, call: Call, scope: Scope): void {
  if (target === undefined) emitRead(source, call.verb, scope);
  else emitCopy(source, target, call.verb, scope);
}

/** `ar`: with `r` and `q` files go into the archive, with `p` they are shown. */
export function ar(call: Call): Out {
  const [mode, archive, ...members] = call.args;
  if (mode === undefined || archive === undefined) return UNSEEN;
  const target = pathOf(archive, call.scope.shell) ?? undefined;
  if (/[rq]/.test(mode.text)) for (const each of members) into(each, target, call, call.scope);
  else if (mode.text.includes('p')) emitRead(archive, call.verb, call.scope);
  return UNSEEN;
}

/** `zip`: archive first, then what goes in; `-x` begins what stays out. */
export function zip(call: Call): Out {
  const cut = call.args.findIndex(({ text }) => text === '-x' || text === '--exclude');
  const own = cut < 0 ? call.args : call.args.slice(0, cut);
  const recursive = own.some(({ text }) => /^-[a-zA-Z]*r/.test(text) || text === '--recurse-paths');
  const excludes = (cut < 0 ? [] : call.args.slice(cut + 1)).map(({ text }) =>
    text.replace(/^\.\//, ''),
  );
  const [archive, ...sources] = parseOptions(own, {
    values: values('-P -b -t -tt -n -s'),
  }).operands;
  if (archive === undefined) return UNSEEN;
  const target = pathOf(archive, call.scope.shell);
  fromInput(own, target, call);
  for (const source of sources) {
    const root = rootOf(source, call.scope);
    if (root === null) into(source, target ?? undefined, call, call.scope);
    else if (recursive) {
      copyRoot(source, target, call);
      const end = call.args.at(-1) ?? call.head;
      const walk = walkFrom('zip', call.scope, {
        roots: [root],
        takes: byPaths(excludes, ''),
        follows: keepsLinks(own) ? 'none' : 'all',
        insert: after(end),
        pathspec: cut < 0 ? 'none' : 'given',
      });
      into(walkField(source, walk, call.scope), target ?? undefined, call, call.scope);
    }
  }
  return UNSEEN;
}

/** With `-@` the names on the input go in. */
function fromInput(args: readonly Field[], target: string | null, call: Call): void {
  const { stdin } = call.scope.io;
  if (stdin === null || !args.some(({ text }) => text === '-@' || text === '--names-stdin')) return;
  for (const item of stdin.items) into(item, target ?? undefined, call, call.scope);
}

/** Without `-y` what a link leads to goes in. */
function keepsLinks(args: readonly Field[]): boolean {
  return args.some(({ text }) => isFlag(text, ['-y', '--symlinks']));
}

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
export function compress(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values({
      text: `-S -T --suffix${call.verb === 'brotli' ? ' -q' : ''}`,
      out: '-o',
    }),
  });
  const has = (...flags: string[]) => flags.some((flag) => parsed.flags.has(flag));
  if (has('-t', '-l', '--test', '--list')) return UNSEEN;
  const shown = has('-c', '--stdout', '--to-stdout');
  const suffix = SUFFIXES[call.verb];
  const undo = suffix === undefined || has('-d', '--decompress');
  const given = parsed.values.find(({ option }) => option === '-o')?.value;
  const output = given === undefined ? null : pathOf(given, call.scope.shell);
  for (const operand of parsed.operands) {
    const path = pathOf(operand, call.scope.shell);
    if (shown) emitRead(operand, call.verb, call.scope);
    else if (path !== null)
      emitCopy(
        operand,
        output ?? (undo ? path.replace(/\.[A-Za-z0-9]+$/, '') : path + suffix),
        call.verb,
        call.scope,
      );
  }
  return UNSEEN;
}
