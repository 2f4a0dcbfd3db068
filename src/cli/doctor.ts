import process from 'node:process';
import { defineCommand } from 'citty';
import { normalise } from '../core/kit/path.ts';
import { createGuard, type Guard } from '../events/guard.ts';
import { foreignNotices } from '../events/libraries.ts';
import { preToolUse } from '../events/pre-tool-use.ts';
import type { FaultLog } from '../world/faults.ts';
import { createNodeWorld } from '../world/node.ts';
import { findIgnoreFiles } from '../world/project/known-sources.ts';
import type { World } from '../world/world.ts';

/** One line of the report. */
export interface Finding {
  readonly state: 'ok' | 'note' | 'problem';
  readonly text: string;
}

const SHOWN_FAULTS = 5;

/** Looks the installation over: rules, settings, a real denial, what the hooks last wrote, and their faults. */
export async function examine(
  cwd: string,
  world: World,
  faults: FaultLog,
): Promise<readonly Finding[]> {
  const guard = createGuard({ cwd }, world);
  const { config, problems } = world.config(guard.root);
  const probed = config.exclusion.enabled
    ? await exclusionFindings(guard, cwd, world)
    : [note('exclusion is switched off in the settings: no file is kept out')];
  return [
    { state: 'ok', text: `project root: ${guard.root}` },
    { state: 'ok', text: `state directory: ${world.environment.stateDir}` },
    ...[...problems, ...foreignNotices(guard.root, world)].map(problem),
    ...probed,
    lastSeen(world),
    ...recent(faults),
  ];
}

function note(text: string): Finding {
  return { state: 'note', text };
}

function problem(text: string): Finding {
  return { state: 'problem', text };
}

/** The rule files that are there, each tried, and those that are not in force. */
async function exclusionFindings(guard: Guard, cwd: string, world: World): Promise<Finding[]> {
  const found = findIgnoreFiles(world.files, guard.root);
  if (found.length === 0) return [note(`no .powerignore or .claudeignore under ${guard.root}`)];
  const tried = await Promise.all(found.map((file) => inForce(file, guard, cwd, world)));
  return [
    { state: 'ok', text: `ignore files found: ${found.length}` },
    ...guard.problems().map(problem),
    ...tried,
  ];
}

/** A promise of safety is tested by keeping it: the hook's own handler is asked for a file the rules name. */
async function inForce(file: string, guard: Guard, cwd: string, world: World): Promise<Finding> {
  const directory = file.slice(0, file.lastIndexOf('/'));
  const own = guard
    .rulesBelow(directory)
    .filter(({ rule, negated }) => rule.file === file && !negated);
  const plain = own.find(({ pattern }) => /^[\w./-]+$/.test(pattern));
  if (!plain) return note(`${file}: ${own.length} rules, none plain enough to try`);
  const probe = `${directory}/${plain.pattern}${plain.directoryOnly ? '/probe' : ''}`;
  const outcome = await preToolUse({ cwd, tool: 'Read', input: { file_path: probe } }, world);
  const denied = outcome.decision.type === 'deny';
  const text = `${file}: reading ${probe} is ${denied ? 'denied' : 'NOT denied'} (line ${plain.rule.line})`;
  return { state: denied ? 'ok' : 'problem', text };
}

function lastSeen({ journals, clock }: World): Finding {
  const [latest] = journals.sessions();
  if (latest === undefined) return note('no hook of this plugin has written anything yet');
  const seen = journals.lastTouched(latest);
  const minutes = Math.round((clock.now() - seen) / 60_000);
  return { state: 'ok', text: `last hook seen ${minutes} minutes ago (session ${latest})` };
}

function recent(faults: FaultLog): Finding[] {
  const all = faults.read();
  if (all.length === 0) return [{ state: 'ok', text: 'no faults logged' }];
  const shown = all
    .slice(-SHOWN_FAULTS)
    .map(({ time, event, message }) => problem(`${time} ${event}: ${message}`));
  return [problem(`${all.length} faults logged, the newest last:`), ...shown];
}

export const doctor = defineCommand({
  meta: {
    name: 'doctor',
    description: 'Looks the installation over. Exit 0: no problem found; 1: at least one.',
  },
  args: { json: { type: 'boolean', description: 'one JSON document' } },
  async run({ args }) {
    const { world, faults } = createNodeWorld();
    const cwd = normalise(process.cwd(), world.environment.platform === 'windows');
    const findings = await examine(cwd, world, faults);
    const lines = findings.map(({ state, text }) => `${state.padEnd(8)}${text}`);
    console.log(args.json ? JSON.stringify(findings, null, 2) : lines.join('\n'));
    process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
  },
});
