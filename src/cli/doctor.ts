import process from 'node:process';
import { defineCommand } from 'citty';
import type { ActiveRule } from '../core/exclusion/index.ts';
import { dirname, normalise } from '../core/kit/path.ts';
import { createGuard, type Guard } from '../events/guard.ts';
import { foreignNotices } from '../events/libraries.ts';
import { preToolUse } from '../events/pre-tool-use.ts';
import type { FaultLog } from '../world/faults.ts';
import { createNodeWorld } from '../world/node.ts';
import { findIgnoreFiles } from '../world/project/known-sources.ts';
import type { World } from '../world/world.ts';
import { understands } from './options.ts';

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
  const guard = createGuard({ cwd }, world, true);
  const { config, problems } = world.config(guard.root);
  const probed = config.exclusion.enabled
    ? await exclusionFindings(guard, cwd, world)
    : [note('exclusion is switched off in the settings: no file is kept out')];
  return [
    { state: 'ok', text: `project root: ${guard.root}` },
    stateFinding(world),
    ...[...problems, ...foreignNotices(guard.root, world)].map(problem),
    ...probed,
    lastSeen(world),
    ...recent(faults),
  ];
}

/** Without it nothing is remembered, nothing but exclusion works, and no fault is logged. */
function stateFinding({ files, environment }: World): Finding {
  const { stateDir } = environment;
  const probe = `${stateDir}/probe-${process.pid}`;
  const written = files.create(probe, '');
  files.remove(probe);
  return written.ok
    ? { state: 'ok', text: `state directory: ${stateDir}` }
    : problem(`state directory ${stateDir} cannot be written: ${written.message}`);
}

/** The least that the executables run on; an older one does nothing, and says so nowhere else. */
const LEAST_NODE = 20;

/** Of the node that runs the doctor, `v20.1.0`: a hook is run by what the host finds under the name, the same as a rule. */
export function nodeFinding(version: string): Finding {
  const isAble = Number.parseInt(version.slice(1), 10) >= LEAST_NODE;
  const text = `node ${version}`;
  return isAble ? { state: 'ok', text } : problem(`${text}: the hooks need ${LEAST_NODE} or later`);
}

function note(text: string): Finding {
  return { state: 'note', text };
}

function problem(text: string): Finding {
  return { state: 'problem', text };
}

/** The rule files that are there, each tried, and those that are not in force. */
async function exclusionFindings(guard: Guard, cwd: string, world: World): Promise<Finding[]> {
  const { files, environment } = world;
  const found = findIgnoreFiles(files, guard.root);
  const userWide = `${environment.home}/.claude/powerignore`;
  const places = found.map((file) => ({ file, below: dirname(file) }));
  if (files.stat(userWide) !== null) places.push({ file: userWide, below: guard.root });
  if (places.length === 0) return [note(`no .powerignore or .claudeignore under ${guard.root}`)];
  const tried = await Promise.all(places.map((place) => inForce(place, guard, cwd, world)));
  return [
    { state: 'ok', text: `ignore files found: ${places.length}` },
    ...guard.problems().map(problem),
    ...tried,
  ];
}

interface Place {
  readonly file: string;
  /** The directory its rules are for. */
  readonly below: string;
}

/** A promise of safety is tested by keeping it: the hook's own handler is asked for a file the rules name. */
async function inForce(place: Place, guard: Guard, cwd: string, world: World): Promise<Finding> {
  const { file, below } = place;
  const rules = guard.rulesBelow(below);
  const own = rules.filter(({ rule }) => rule.file === file);
  const rule = plainRule(rules, own);
  if (!rule) return note(`${file}: ${plural(own.length)}, none plain enough to try`);
  const { unreadable, line } = rule.rule;
  const name = unreadable ? 'probe' : `${rule.pattern}${rule.directoryOnly ? '/probe' : ''}`;
  const probe = `${below}/${name}`;
  const outcome = await preToolUse({ cwd, tool: 'Read', input: { file_path: probe } }, world);
  const denied = outcome.decision.type === 'deny';
  const why = unreadable ? 'it cannot be read' : `line ${line}`;
  const text = `${file}: reading ${probe} is ${denied ? 'denied' : 'NOT denied'} (${why})`;
  return { state: denied ? 'ok' : 'problem', text };
}

/** A rule of a file whose pattern is a name, and that nothing behind it may take back. */
function plainRule(rules: readonly ActiveRule[], own: readonly ActiveRule[]): ActiveRule | null {
  const isTakenBack = (one: ActiveRule) =>
    rules.slice(rules.indexOf(one)).some((later) => later.negated);
  const isPlain = ({ pattern, rule, negated }: ActiveRule) =>
    !negated && (rule.unreadable !== undefined || /^[\w./-]+$/.test(pattern));
  return own.filter(isPlain).findLast((one) => !isTakenBack(one)) ?? null;
}

function plural(count: number): string {
  return count === 1 ? '1 rule' : `${count} rules`;
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
    if (!understands('doctor', args, ['json'])) return;
    const { world, faults } = createNodeWorld();
    const cwd = normalise(process.cwd(), world.environment.platform === 'windows');
    const findings = [nodeFinding(process.version), ...(await examine(cwd, world, faults))];
    const lines = findings.map(({ state, text }) => `${state.padEnd(8)}${text}`);
    console.log(args.json ? JSON.stringify(findings, null, 2) : lines.join('\n'));
    process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
  },
});
