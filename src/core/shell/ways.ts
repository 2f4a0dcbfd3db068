import { LIMITS } from './limits.ts';
import { NOTHING, type Out, type Scope, type Shell, type Variable, type Way } from './state.ts';

/** What one command writes and then another one, as far as it is known. */
export function both(a: Out, b: Out): Out {
  if (b.items.length === 0 && b.sure) return a;
  return { items: [...a.items, ...b.items], sure: a.sure && b.sure };
}

/** All the ways a shell may be in after what has run so far; the likeliest first. */
export function waysOf(shell: Shell): readonly Way[] {
  const { cwd, cwdFrom } = shell;
  return [{ variables: new Map(shell.variables), cwd, cwdFrom }, ...shell.others];
}

/** Runs something once for each way, and gives the ways it may end in. */
export function onWays(
  ways: readonly Way[],
  { shell }: Scope,
  run: () => Out,
): { readonly out: Out; readonly ends: readonly Way[] } {
  let out = NOTHING;
  const ends: Way[] = [];
  for (const way of ways) {
    enter(shell, way);
    out = both(out, run());
    ends.push(...waysOf(shell));
  }
  return { out, ends: distinct(ends) };
}

/** The same in the shell as it is, which costs nothing where there is one way only. */
export function onEachWay(scope: Scope, run: () => Out): Out {
  if (scope.shell.others.length === 0) return run();
  const { out, ends } = onWays(waysOf(scope.shell), scope, run);
  settle(scope, ends);
  return out;
}

/** Leaves the shell in all of these ways, up to a bound. */
export function settle({ shell, run }: Scope, ends: readonly Way[]): void {
  const [first, ...others] = distinct(ends);
  if (first === undefined) return;
  enter(shell, first);
  if (others.length >= LIMITS.ways) run.limited = true;
  shell.others.push(...others.slice(0, LIMITS.ways - 1));
}

function enter(shell: Shell, { variables, cwd, cwdFrom }: Way): void {
  shell.others.length = 0;
  shell.cwd = cwd;
  shell.cwdFrom = cwdFrom;
  shell.variables.clear();
  for (const [name, value] of variables) shell.variables.set(name, value);
}

/** Ways that differ in what a variable holds. Directories tell none apart: a `cd` is taken to succeed. */
function distinct(ways: readonly Way[]): readonly Way[] {
  if (ways.length < 2) return ways;
  return ways.filter((way, i) => !ways.slice(0, i).some((other) => isSame(way, other)));
}

function isSame(a: Way, b: Way): boolean {
  if (a.variables.size !== b.variables.size) return false;
  return [...a.variables].every(([name, value]) => holdsSame(value, b.variables.get(name)));
}

function holdsSame(a: Variable, b: Variable | undefined): boolean {
  if (a === b || b === undefined || a.values.length !== b.values.length) return a === b;
  return a.values.every(({ text }, i) => text === b.values[i]?.text);
}
