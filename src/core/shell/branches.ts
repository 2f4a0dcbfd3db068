import type { Case, CaseItem, CompoundList, If } from 'unbash';
import { matches } from './pattern.ts';
import { expandPattern, expandSingle } from './pieces.ts';
import { isKnown, NOTHING, type Out, type Scope, type Way, withIo } from './state.ts';
import { both, onWays, settle, waysOf } from './ways.ts';

type RunList = (list: CompoundList, scope: Scope) => Out;

/** Each branch is looked at, in the ways that its condition leaves; what comes next may follow any of them. */
export function runIf(node: If, scope: Scope, run: RunList): Out {
  let out = run(node.clause, scope);
  let ways = waysOf(scope.shell);
  const ends: Way[] = [];
  const branch = (list: CompoundList, isClause = false): void => {
    const ran = onWays(ways, scope, () => run(list, scope));
    out = both(out, ran.out);
    if (isClause) ways = ran.ends;
    else ends.push(...ran.ends);
  };
  branch(node.then);
  for (const { clause, then } of node.elif) {
    branch(clause, true);
    branch(then);
  }
  if (node.else === undefined) ends.push(...ways);
  else branch(node.else);
  settle(scope, ends);
  return out;
}

/** The first branch a known word meets, and those it falls through to; all of them where the word is not known. */
export function runCase(node: Case, scope: Scope, run: RunList): Out {
  const subject = expandSingle(node.word, withIo(scope, { sink: { kind: 'none' } })).text;
  const known = isKnown(subject);
  const meets = ({ pattern }: CaseItem) =>
    !known || pattern.some((word) => matches(expandPattern(word, scope), subject));
  let out: Out = NOTHING;
  let ways = waysOf(scope.shell);
  const ends: Way[] = [];
  let falls = false;
  for (const item of node.items) {
    if (!falls && !meets(item)) continue;
    const ran = onWays(falls && !known ? [...ways, ...ends] : ways, scope, () =>
      run(item.body, scope),
    );
    out = both(out, ran.out);
    if (known) ways = ran.ends;
    else ends.push(...ran.ends);
    falls = item.terminator === ';&';
    if (known && !falls && item.terminator !== ';;&') break;
  }
  const isComplete = node.items.some(({ pattern }) => pattern.some(({ text }) => text === '*'));
  settle(scope, isComplete && ends.length > 0 ? ends : [...ends, ...ways]);
  return out;
}
