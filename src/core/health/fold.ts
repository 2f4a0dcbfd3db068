import type { CheckFact, CommandFact, EditFact, Fact, LookFact, SaidFact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';
import { truncate } from '../kit/text.ts';
import {
  callSource,
  clearSource,
  judgeCheck,
  judgeFailure,
  judgeStatement,
  repaired,
} from './blocker.ts';
import { nameOf, onCheck } from './check.ts';
import { act, close, closeLoopIteration, LOOKS } from './iteration.ts';
import { onPrompt, onStop } from './person.ts';
import { rotateByCommand, rotateByEdit } from './recovery.ts';
import { isRepair } from './repair.ts';
import { markPeak } from './spin.ts';
import { type HealthState, INITIAL, KEEP, push } from './state.ts';
import { onFailure, onSuccess } from './streak.ts';

/** What a session's facts say of its health. Everything that is later said is computed from this state alone. */
export const healthFold: Fold<HealthState> = { version: 3, initial: INITIAL, step };

function step(state: HealthState, fact: Fact): HealthState {
  switch (fact.kind) {
    case 'prompt':
      return onPrompt(state, fact);
    case 'look':
      return onLook(state, fact);
    case 'edit':
      return onEdit(state, fact);
    case 'check':
      return checked(state, fact);
    case 'command':
      return onCommand(state, fact);
    case 'failure': {
      const failed = onFailure(judgeFailure(state, fact), fact);
      const rejected = fact.use ? push(failed.rejected, fact.use, KEEP.rejected) : failed.rejected;
      return markPeak({ ...act(failed, `${fact.tool} failed: ${fact.target}`), rejected });
    }
    case 'approach':
      return { ...state, approach: { use: fact.use ?? '', text: truncate(fact.text, 160) } };
    case 'statement':
      return judgeStatement(state, fact);
    case 'stop':
      return closeLoopIteration(
        onStop(close(act(state, 'ended its turn'), { by: 'stop', news: 'none' }), fact),
      );
    case 'said':
      return onSaid(state, fact);
    default:
      return state;
  }
}

function onLook(state: HealthState, fact: LookFact): HealthState {
  const cleared = onSuccess(state, fact.tool, fact.target);
  const looked = act(cleared, `${fact.tool === 'Bash' ? 'ran' : fact.tool} ${fact.target}`);
  const { looks, run } = looked.open;
  const next = { ...looked, open: { ...looked.open, looks: looks + 1, run: run + 1 } };
  return run + 1 >= LOOKS ? close(next, { by: 'looks', news: 'none' }) : next;
}

function onEdit(state: HealthState, fact: EditFact): HealthState {
  const rotated = fact.generated ? state : rotateByEdit(state, fact.path);
  const cleared = onSuccess(rotated, 'Edit', fact.path);
  const said =
    fact.use !== undefined && state.approach?.use === fact.use ? state.approach.text : '';
  const seq = state.changes + 1;
  const edit = { seq, path: fact.path, excerpt: fact.excerpt, ...(said !== '' && { said }) };
  const acted = changed(act(cleared, `edited ${fact.path}`), fact.path);
  return { ...acted, edits: push(state.edits, edit, KEEP.edits) };
}

/** A file was changed: what passed before has to pass again. */
function changed(state: HealthState, path: string | null): HealthState {
  const files =
    path === null || state.open.files.includes(path)
      ? state.open.files
      : push(state.open.files, path, KEEP.files);
  return {
    ...state,
    changes: state.changes + 1,
    passed: [],
    movedSinceStop: true,
    open: { ...state.open, files, run: 0, moved: true },
  };
}

function onCommand(state: HealthState, fact: CommandFact): HealthState {
  const program = fact.program ?? '';
  const tried = isRepair(fact.command) ? repaired(state, fact.command) : state;
  if (!fact.ok) return act(tried, `ran ${fact.command}`);
  const tool = program.startsWith('mcp__') ? program : 'Bash';
  // Of `x || y` it is not known whether x went through.
  const cleared = fact.command.includes('||')
    ? tried
    : onSuccess(clearSource(tried, callSource(tool, program)), tool, program);
  const rotated = rotateByCommand(cleared, program);
  const acted = act(rotated, `ran ${fact.command}`);
  if (fact.writes) return changed(acted, null);
  const open = { ...acted.open, run: 0, moved: true };
  return { ...acted, deeds: state.deeds + 1, movedSinceStop: true, open };
}

/** The command line of a check may change files before it checks; an install repairs what was missing. */
function checked(state: HealthState, fact: CheckFact): HealthState {
  const installs = fact.family === 'install' || (fact.family === 'run' && isRepair(fact.command));
  const written = fact.writes ? changed(state, null) : state;
  const judged = judgeCheck(installs ? repaired(written, fact.command) : written, fact);
  const tried = installs && fact.ok ? rotateByCommand(judged, fact.program ?? '') : judged;
  const name = nameOf({ family: fact.family, programs: [fact.program ?? ''] });
  const acted = act(tried, `ran ${name}: ${fact.ok ? 'passed' : 'failed'}`);
  const closed = onCheck(acted, fact);
  const passed = fact.ok ? push(closed.passed, fact.command, KEEP.passed) : closed.passed;
  const open = installs && fact.ok ? { ...closed, changes: closed.changes + 1 } : closed;
  return markPeak({ ...open, passed });
}

/** What was warned about is remembered for the session. */
function onSaid(state: HealthState, fact: SaidFact): HealthState {
  if (fact.channel !== 'health' && fact.channel !== 'breaker') return state;
  const said = push(state.said, { channel: fact.channel, key: fact.key, at: fact.at }, KEEP.said);
  const [, subject] = /^SPINNING:([^@]+)@/.exec(fact.key) ?? [];
  if (!subject || state.remembered.includes(subject)) return { ...state, said };
  return { ...state, said, remembered: push(state.remembered, subject, KEEP.remembered) };
}
