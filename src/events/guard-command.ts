import type { Fact } from '../core/facts/fact.ts';
import { hash } from '../core/kit/hash.ts';
import type { HostEvent } from '../host/events/base.ts';
import type { PreToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import { hostAbilities } from '../host/version.ts';
import type { World } from '../world/world.ts';
import { deny, tellProblems } from './denial.ts';
import { eventDirectory, type Excluded, type Guard } from './guard.ts';
import { type CommandContext, type CommandJudgement, judgeCommand } from './judge-command.ts';
import { openMemory, type SessionMemory } from './memory.ts';

/** Judges a shell command by the files it would bring into the context. */
export function guardCommand(event: PreToolUseEvent, guard: Guard, world: World): Outcome {
  const command = event.input['command'];
  if (typeof command !== 'string') return PASS;
  const memory = openMemory(event, world);
  const judged = judgeCommand(command, {
    ...shellContext(event, guard, world),
    isExempt: (path) => memory.isExempt(path, guard),
    host: abilities(event, memory, world),
    background: event.input['run_in_background'] === true,
  });
  if (judged.type === 'pass') return tellProblems(PASS, event, guard, world);
  if (judged.type === 'deny') {
    return deny({ event, guard, memory, world }, judged.verdict, judged.suggestion);
  }
  memory.record(narrowFact(judged, command, event, world));
  if (judged.type === 'filter') return PASS;
  const note = `Excluded files are left out of this search: ${judged.added.join(' ')} was added to the command.`;
  const input = { ...event.input, command: judged.command };
  return { decision: { type: 'rewrite', input }, context: [note] };
}

type Surroundings = Omit<CommandContext, 'isExempt' | 'host' | 'background'>;

/** Where a command of this event would run, and by whose rules. */
export function shellContext(event: HostEvent, guard: Guard, world: World): Surroundings {
  return {
    cwd: eventDirectory(event, world),
    home: world.environment.home,
    tree: world.tree,
    judge: (path, want, kind) => guard.judge(path, want, kind),
    rulesBelow: (directory) => guard.rulesBelow(directory),
  };
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
  const verdict: Excluded = judged.type === 'filter' ? judged.otherwise.verdict : judged.verdict;
  return {
    v: 1,
    kind: 'narrow',
    at: world.clock.now(),
    ...(event.use && { use: event.use }),
    how: judged.type,
    original: hash(command),
    ...(judged.type === 'filter' && { plan: judged.plan }),
    rule: verdict.rule,
  };
}
