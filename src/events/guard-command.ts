import type { PreToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { deny, tellProblems } from './denial.ts';
import { eventDirectory, type Guard } from './guard.ts';
import { judgeCommand } from './judge-command.ts';
import { openMemory } from './memory.ts';

/** Judges a shell command by the files it would bring into the context. */
export function guardCommand(event: PreToolUseEvent, guard: Guard, world: World): Outcome {
  const command = event.input['command'];
  if (typeof command !== 'string') return PASS;
  return PASS;
}
