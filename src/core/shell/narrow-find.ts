import type { WalkFacts } from '../facts/access.ts';
import { type Edit, shellQuote } from './edit.ts';
import { LIMITS } from './limits.ts';
import {
  fits,
  globQuote,
  type MetWalk,
  mixed,
  type Out,
  type Part,
  shownPath,
} from './narrow-options.ts';

/** Tests set before the expression of a `find`. */
export function findTests(met: MetWalk): Part | null {
  const { walk } = met;
  const tests = mixed(met).map((out) => findTest(out, walk));
  const added = [...new Set(tests.flatMap((each) => each ?? []))];
  if (tests.includes(null) || added.length === 0 || added.length > LIMITS.added) return null;
  if (walk.insert === null) return null;
  const open = walk.wrap === null ? '' : ' \\(';
  const edits: Edit[] = [{ site: walk.insert, text: ` ${added.join(' ')}${open}` }];
  if (walk.wrap !== null) edits.push({ site: walk.wrap, text: ' \\)' });
  return { edits, added };
}

function findTest(out: Out, walk: WalkFacts): string[] | null {
  const test = (name: string, pattern: string) => `! ${name} ${shellQuote(pattern)}`;
  if (out.kind === 'name' && !out.directory) return [test('-name', out.text)];
  if (out.kind === 'name')
    return directoryPatterns(out.text, walk).map((each) => test('-path', each));
  const shown = shownPath(out, walk, (path) =>
    test('-path', out.directory ? `${globQuote(path)}/*` : globQuote(path)),
  );
  return shown === null ? null : [shown];
}

/** What is below directories of a name: not below one that leads to a root, which a pattern on the whole path would meet too. */
function directoryPatterns(name: string, walk: WalkFacts): string[] {
  const shown = walk.roots.map((root) => root.shown.replace(/\/+$/, ''));
  const leads = shown.some((root) => root.split('/').some((part) => fits(name, part)));
  if (!leads) return [`*/${name}/*`];
  return shown.map(globQuote).flatMap((root) => [`${root}/${name}/*`, `${root}/*/${name}/*`]);
}
