import { resolve } from '../../kit/path.ts';
import { emitRead } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import { field, type Out, UNSEEN, withIo } from '../state.ts';
import { arguments_, readOrWalk, repository, walkOf } from './git-paths.ts';
import type { Call } from './row.ts';
import { namesOf } from './walks.ts';

const PATCH = values({
  text: '-n -S -G -L -U -O --since --until --after --before --author --committer --grep --max-count --skip --date --diff-filter --unified --inter-hunk-context --encoding --diff-algorithm --src-prefix --dst-prefix',
  out: '--output',
});

const SUMMARIES = [
  '--stat',
  '--name-only',
  '--name-status',
  '--numstat',
  '--shortstat',
  '--summary',
  '--quiet',
  '--no-patch',
  '-s',
  '--raw',
  '--dirstat',
  '--check',
  '--compact-summary',
];

const PATCHES = [
  '-p',
  '-u',
  '--patch',
  '-U',
  '--unified',
  '--patch-with-stat',
  '--patch-with-raw',
  '--cc',
  '-c',
  '--word-diff',
  '--color-words',
];

/** Commands that show changes as patches: all the time, or when asked to (`git log -p`). */
export function patch(call: Call, default_: 'shown' | 'asked'): Out {
  const parsed = parseOptions(call.args, { values: PATCH });
  if (parsed.flags.has('--no-index')) return noIndex(parsed, call);
  const has = (flags: readonly string[]) =>
    flags.some(
      (flag) => parsed.flags.has(flag) || parsed.values.some(({ option }) => option === flag),
    );
  const traced = parsed.values.filter(({ option }) => option === '-L').map(({ value }) => value);
  const asked = has(PATCHES) || traced.length > 0;
  const shows = default_ === 'shown' ? asked || !has(SUMMARIES) : asked;
  const scope = shows ? call.scope : withIo(call.scope, { sink: { kind: 'none' } });
  for (const value of traced) {
    const path = /^.*?:(.+)$/s.exec(value.text)?.[1];
    if (path !== undefined)
      emitRead(field(path.replace(/^[^:]*:(?=.)/, ''), value.site), 'git', scope);
  }
  const { objects, paths } = arguments_(parsed, call, scope);
  for (const object of objects) emitRead(object, 'git', scope);
  const facts = walkOf(
    call,
    parsed,
    paths,
    scope,
    /^(?:diff|format-patch)/.test(call.head.text) ? 'git-patch' : 'git-log',
  );
  if (objects.length === 0 || paths.length > 0) readOrWalk(facts, paths, scope);
  return has(['--name-only']) && default_ === 'shown'
    ? namesOf({ ...facts, base: repository(scope) ?? facts.base })
    : UNSEEN;
}

/** One file for each commit, unless `--stdout`. */
export function formatPatch(call: Call): Out {
  const { scope } = call;
  if (call.args.some(({ text }) => text === '--stdout') || scope.shell.cwd === null)
    return patch(call, 'shown');
  return patch(
    {
      ...call,
      scope: withIo(scope, {
        sink: { kind: 'file', path: resolve(scope.shell.cwd, '0001-patch') },
      }),
    },
    'shown',
  );
}

function noIndex(parsed: Parsed, call: Call): Out {
  const silent = SUMMARIES.some((flag) => parsed.flags.has(flag));
  const scope = silent ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  for (const operand of parsed.operands) emitRead(operand, 'git', scope);
  return UNSEEN;
}
