import {
  type ActiveRule,
  type Excluded,
  firstOf,
  keptOut,
  type Verdict,
  type Walking,
  weigh,
} from '../core/exclusion/index.ts';
import type { Access, GlobSite, Origin, WalkFacts } from '../core/facts/access.ts';
import type { Tree } from '../core/facts/tree.ts';
import { dirname, resolve } from '../core/kit/path.ts';
import {
  analyse,
  type FilterPlan,
  filterPlan,
  type Meeting,
  type MetWalk,
  meet,
  narrow,
  type ShellContext,
  type ShellFacts,
  suggest,
  withoutWords,
  withWords,
} from '../core/shell/index.ts';

export interface CommandContext extends ShellContext {
  judge(path: string, want: 'read' | 'write', kind?: 'file' | 'directory'): Verdict;
  rulesBelow(directory: string): readonly ActiveRule[];
  /** The first of these that takes something out, if there is one. */
  firmRuleBelow(directory: string): ActiveRule | null;
  isExempt(path: string): boolean;
  /** Whether git ignores a path: searches that leave such files out need no narrowing for them. */
  isGitIgnored?(path: string): boolean;
  /** Whether git's settings leave patches their usual look in a repository; absent where that is not known. */
  hasPlainPatches?(top: string): boolean;
  /** What the host is known to honour. */
  readonly host: { readonly rewrites: boolean; readonly filters: boolean };
  /** The command runs in the background: nobody sees its output pass. */
  readonly background: boolean;
}

export interface Denial {
  readonly type: 'deny';
  readonly verdict: Excluded;
  /** A narrower command that passes. */
  readonly suggestion?: string;
}

export type CommandJudgement =
  /** `unparsed`: it was beyond the parser of the context, and is to be judged anew with the grammar. */
  | { readonly type: 'pass'; readonly unparsed?: true }
  | Denial
  | {
      readonly type: 'rewrite';
      readonly command: string;
      readonly added: readonly string[];
      readonly verdict: Excluded;
    }
  | {
      readonly type: 'filter';
      readonly plan: FilterPlan;
      readonly verdict: Excluded;
      /** What is said where nothing can be filtered; made when it is asked for. */
      otherwise(): Denial;
    };

const PASS: CommandJudgement = { type: 'pass' };

/** What becomes of a bash command: joins what it reads (shell) with what is kept out (exclusion). Never throws. */
export function judgeCommand(command: string, context: CommandContext): CommandJudgement {
  const facts = analyse(command, context);
  if (facts.unparsed) return { type: 'pass', unparsed: true };
  if (facts.accesses.length === 0) return PASS;
  const weighed = weigh(facts.accesses, { ...judgesOf(context), pathOf });
  if (weighed.type === 'denied') {
    const left = leftOver(command, weighed.origin, context);
    return insteadOf(weighed.verdict, left, { context, facts });
  }
  const met: MetWalk[] = [];
  let verdict = weighed.globs[0]?.verdict ?? null;
  for (const walking of weighed.walks) {
    const found = meetWalk(walking, context);
    if (found === null) continue;
    verdict ??= found.verdict;
    if (!found.met.meeting.others && found.met.walk.roots.some(({ globbed }) => !globbed)) {
      const sites = found.met.walk.roots.flatMap(({ site }) => site ?? []);
      const left = found.met.walk.verb === 'diff' ? null : withoutWords(command, sites);
      return insteadOf(found.verdict, left, { context, facts });
    }
    if (isNamed(found.met)) {
      return denial({ command, met: [found.met], globs: weighed.globs }, found.verdict);
    }
    met.push(found.met);
  }
  const walks = weighed.walks.map(({ walk }) => walk);
  return verdict === null
    ? filteredPast(walks, { command, facts, globs: weighed.globs }, context)
    : narrowed({ command, facts, met, globs: weighed.globs, verdict }, context);
}

/** A command without a word of it whose pattern meets excluded files only; null where there is no such word. */
function leftOver(command: string, origin: Origin, context: CommandContext): string | null {
  const glob = origin.kind === 'glob' ? origin.glob : null;
  if (glob === null || glob.site === null) return null;
  const { site } = glob;
  const kept = glob.names.filter((name) => keptOut(pathOf(glob, name), context) === null);
  return kept.length > 0 ? withWords(command, site, kept) : withoutWords(command, [site]);
}

/** A denial; with what is left of the command where that still reads something, and passes. */
function insteadOf(
  verdict: Excluded,
  left: string | null,
  { context, facts }: { readonly context: CommandContext; readonly facts: ShellFacts },
): Denial {
  const accesses = left === null ? [] : analyse(left, context).accesses;
  // Without its directories a search goes through another one: the one it runs in.
  const known = new Set(facts.accesses.flatMap(rootsOf));
  const isOther = accesses.flatMap(rootsOf).some((root) => !known.has(root));
  if (left === null || isOther || !accesses.some(isRead)) return { type: 'deny', verdict };
  const judged = judgeCommand(left, context);
  if (judged.type === 'rewrite') return { type: 'deny', verdict, suggestion: judged.command };
  return { type: 'deny', verdict, ...(judged.type === 'pass' && { suggestion: left }) };
}

function rootsOf(access: Access): readonly string[] {
  return access.role === 'walk' ? access.walk.roots.map(({ path }) => path) : [];
}

function isRead({ role }: Access): boolean {
  return role === 'read' || role === 'walk' || role === 'copy';
}

/** Patches may hold what the tree no longer does. Where they can be filtered they are, which costs nothing where nothing is dropped. */
function filteredPast(
  walks: readonly WalkFacts[],
  each: Pick<Case, 'command' | 'facts' | 'globs'>,
  context: CommandContext,
): CommandJudgement {
  const past = walks.filter(({ history, lines }) => history !== undefined && lines === 'patch');
  const places = new Set(
    past.flatMap(({ roots, history }) => [history ?? '', ...roots.map(({ path }) => path)]),
  );
  const firm = firstOf(places, (place) => context.firmRuleBelow(place));
  if (firm === null) return PASS;
  const { rule, purpose, base } = firm;
  const verdict: Excluded = { excluded: true, path: base, rule, purpose };
  // All the rules are asked for only where the command is denied instead.
  const met = past.map((walk) => ({
    walk,
    meeting: NOTHING_MET,
    get rules() {
      return [...places].flatMap((place) => context.rulesBelow(place));
    },
  }));
  return filtered({ ...each, met, verdict }, context) ?? PASS;
}

const NOTHING_MET: Meeting = {
  excluded: [],
  others: true,
  kept: [],
  names: new Set(),
  complete: false,
};

function judgesOf(context: CommandContext): Pick<CommandContext, 'judge' | 'isExempt'> {
  return {
    judge: (path, want, kind) => context.judge(path, want, kind),
    isExempt: (path) => context.isExempt(path),
  };
}

function pathOf(glob: GlobSite, name: string): string {
  return resolve(glob.base, name);
}

/** A walk that names an excluded directory as its own root. */
function isNamed({ walk, meeting }: MetWalk): boolean {
  return walk.roots.some(
    (root) => !root.globbed && meeting.excluded.some(({ path }) => path === root.path),
  );
}

interface Found {
  readonly met: MetWalk;
  readonly verdict: Excluded;
}

function meetWalk({ walk, leaves }: Walking, context: CommandContext): Found | null {
  const judges = judgesOf(context);
  const excluded = (path: string, kind: 'file' | 'directory'): boolean => {
    const verdict = keptOut(path, judges, kind);
    return verdict !== null && !(leaves && verdict.purpose === 'waste');
  };
  const { isGitIgnored } = context;
  const meeting = meet(walk, context.tree, {
    excluded,
    ...(isGitIgnored && { ignored: (path: string) => isGitIgnored(path) }),
  });
  const [first] = meeting.excluded;
  const verdict = first === undefined ? null : keptOut(first.path, judges, first.kind);
  if (verdict === null) return null;
  const rules = walk.roots.flatMap(({ path }) => context.rulesBelow(path));
  return { met: { walk, meeting, rules }, verdict };
}

interface Case {
  readonly command: string;
  readonly facts: ShellFacts;
  readonly met: readonly MetWalk[];
  readonly globs: Parameters<typeof narrow>[2];
  readonly verdict: Excluded;
}

/** Rewritten where that is exact, else filtered, else denied. A patch that can be filtered is: it costs nothing when nothing is dropped. */
function narrowed(each: Case, context: CommandContext): CommandJudgement {
  const { command, met, globs, verdict } = each;
  const filter = filtered(each, context);
  if (filter !== null && met.every(({ walk }) => walk.lines === 'patch')) return filter;
  const rewritten = narrow(command, met, globs);
  if (rewritten !== null && context.host.rewrites)
    return { type: 'rewrite', ...rewritten, verdict };
  return filter ?? denial(each, verdict);
}

function denial(
  { command, met, globs }: Pick<Case, 'command' | 'met' | 'globs'>,
  verdict: Excluded,
): Denial {
  const suggestion = suggest(command, met, globs);
  return { type: 'deny', verdict, ...(suggestion !== undefined && { suggestion }) };
}

/** Commands that do not fail after they have printed; a failure's output cannot be replaced. */
const STEADY = new Set(
  'git grep egrep fgrep rg ag ack ugrep ug cat head tail sort uniq less echo printf true : wc'.split(
    ' ',
  ),
);

function filtered(each: Case, context: CommandContext): CommandJudgement | null {
  if (!context.host.filters || context.background || each.globs.length > 0) return null;
  if (!STEADY.has(each.facts.final) || /--exit-code|--check\b/.test(each.command)) return null;
  const { hasPlainPatches } = context;
  const plain = each.met.every(
    ({ walk }) =>
      walk.lines !== 'patch' ||
      walk.history === undefined ||
      hasPlainPatches?.(walk.history) !== false,
  );
  if (!plain) return null;
  const plan = filterPlan(
    each.met.map(({ walk }) => walk),
    (directory) => repository(directory, context.tree),
  );
  const { verdict } = each;
  return plan && { type: 'filter', plan, verdict, otherwise: () => denial(each, verdict) };
}

/** The top of the repository a directory is in: what the paths in a patch are relative to. */
function repository(directory: string, tree: Tree): string {
  for (let at = directory; ; at = dirname(at)) {
    if (tree.kind(`${at === '/' ? '' : at}/.git`) !== null) return at;
    if (at === dirname(at)) return directory;
  }
}
