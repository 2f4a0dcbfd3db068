import { createExclusion } from '../core/exclusion/index.ts';
import type { Fact } from '../core/facts/fact.ts';
import { hash } from '../core/kit/hash.ts';
import { type Parse, parsePlain } from '../core/shell/index.ts';
import type { HostEvent } from '../host/events/base.ts';
import type { PreToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import { hostAbilities } from '../host/version.ts';
import { gitAlias, hasPlainPatches } from '../world/project/git-settings.ts';
import { gitIgnoreSources } from '../world/project/ignore-sources.ts';
import type { World } from '../world/world.ts';
import { deny, type Hearing } from './denial.ts';
import { eventDirectory, type Guard } from './guard.ts';
import { grepCommand, narrowedGrep } from './guard-search.ts';
import { type CommandContext, type CommandJudgement, judgeCommand } from './judge-command.ts';
import { openMemory, plannedFiles, type SessionMemory } from './memory.ts';
import { tellProblems } from './problems.ts';

/** Judges a shell command by the files it would bring into the context. */
export async function guardCommand(
  event: PreToolUseEvent,
  guard: Guard,
  world: World,
): Promise<Outcome> {
  const command = grepCommand(event, world) ?? event.input['command'];
  if (typeof command !== 'string') return PASS;
  const judge = (memory: Recall, parse: Parse) =>
    judgeCommand(command, {
      ...shellContext(event, guard, world),
      parse,
      isExempt: (path) => memory().isExempt(path, guard),
      // Asked only where a command is to be narrowed: telling the host's version reads its transcript.
      get host() {
        return abilities(event, memory(), world);
      },
      background: event.input['run_in_background'] === true,
    });
  const memory = recall(() => openMemory(event, world));
  const { judged, parse } = await judgeOnce((by) => judge(memory, by));
  if (judged.type === 'pass') return tellProblems(PASS, event, guard, world);
  const hearing = { event, guard, memory: memory(), world };
  const planned = await plannedFiles(guard.root, event, world);
  if (planned.length === 0) return answer(judged, command, hearing);
  const informed = openMemory(event, world, planned);
  return answer(
    judge(() => informed, parse),
    command,
    { ...hearing, memory: informed },
  );
}

/** The session's memory, opened when something is first asked of it: a command that passes asks nothing. */
type Recall = () => SessionMemory;

function recall(open: () => SessionMemory): Recall {
  let memory: SessionMemory | null = null;
  return () => {
    memory ??= open();
    return memory;
  };
}

/** Nearly all commands are plain; the grammar is loaded for what is not. */
async function judgeOnce(
  judge: (parse: Parse) => CommandJudgement,
): Promise<{ readonly judged: CommandJudgement; readonly parse: Parse }> {
  const judged = judge(parsePlain);
  if (judged.type !== 'pass' || !judged.unparsed) return { judged, parse: parsePlain };
  const { parseGrammar } = await import('../core/shell/grammar.ts');
  return { judged: judge(parseGrammar), parse: parseGrammar };
}

function answer(judged: CommandJudgement, command: string, hearing: Hearing): Outcome {
  const { event, memory, world } = hearing;
  if (judged.type === 'pass') return PASS;
  if (judged.type === 'deny') return deny(hearing, judged.verdict, judged.suggestion);
  const input = judged.type === 'rewrite' ? rewritten(judged, event) : null;
  if (judged.type === 'rewrite' && input === null) return deny(hearing, judged.verdict);
  memory.record(narrowFact(judged, command, event, world));
  if (judged.type === 'filter' || input === null) return PASS;
  const note = `Excluded files are left out of this search: ${judged.added.join(' ')} was added to it.`;
  return { decision: { type: 'rewrite', input }, context: [note] };
}

function rewritten(
  judged: Extract<CommandJudgement, { type: 'rewrite' }>,
  event: PreToolUseEvent,
): Readonly<Record<string, unknown>> | null {
  return event.tool === 'Grep'
    ? narrowedGrep(event, judged)
    : { ...event.input, command: judged.command };
}

type Surroundings = Omit<CommandContext, 'isExempt' | 'host' | 'background' | 'parse'>;

/** Where a command of this event would run, and by whose rules. */
export function shellContext(event: HostEvent, guard: Guard, world: World): Surroundings {
  return {
    cwd: eventDirectory(event, world),
    home: world.environment.home,
    tree: world.tree,
    judge: (path, want, kind) => guard.judge(path, want, kind),
    rulesBelow: (directory) => guard.rulesBelow(directory),
    firmRuleBelow: (directory) => guard.firmRuleBelow(directory),
    hasPlainPatches: (top) => hasPlainPatches(world.files, world.environment, top),
    gitAlias: (top, name) => gitAlias(world.files, world.environment, top, name),
    ...gitJudge(guard.root, world),
  };
}

/** Searches that leave out what git ignores need no narrowing for it. Nothing is read before it is asked. */
function gitJudge(root: string, { files, tree }: World): Pick<CommandContext, 'isGitIgnored'> {
  if (!files.has(`${root}/.git`)) return {};
  const rules = createExclusion({
    root,
    sourcesIn: (directory) => gitIgnoreSources(files, root, directory),
    userWide: [],
    tree: { ...tree, real: (path) => path },
    foldCase: false,
  });
  return { isGitIgnored: (path) => rules.judge(path, 'read').excluded };
}

/** Narrowing needs a call id, so that the hook which sees the output knows the call again. */
function abilities(
  event: PreToolUseEvent,
  memory: SessionMemory,
  world: World,
): CommandContext['host'] {
  const traceable = event.use !== undefined && memory.known;
  const can = hostAbilities(world.files, event.transcript);
  return { rewrites: can.rewrites && !memory.ignoresRewrites, filters: can.filters && traceable };
}

type Narrowing = Extract<CommandJudgement, { type: 'rewrite' | 'filter' }>;

function narrowFact(
  judged: Narrowing,
  command: string,
  event: PreToolUseEvent,
  world: World,
): Fact {
  return {
    v: 1,
    kind: 'narrow',
    at: world.clock.now(),
    ...(event.use && { use: event.use }),
    how: judged.type,
    original: hash(command),
    ...(judged.type === 'filter' && { plan: judged.plan }),
    rule: judged.verdict.rule,
  };
}
