import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Turn } from '../../src/core/facts/turn.ts';
import { streamTurns } from '../../src/host/transcript/index.ts';
import { createNodeFiles } from '../../src/world/files/node.ts';
import { createPlace, type Place, ROOT, runHost } from '../../test/host/harness/index.ts';
import { type Desk, deskAt, type Step, type Trace } from './scenario.ts';

const MAX_TEXT = 6_000;

/**
 * Runs the sessions one after the other in one process of the real host, without any plugin, each in a folder of its own,
 * and keeps the turns of each with no path of this machine in them.
 */
export async function record(traces: readonly Trace[], folder: string): Promise<void> {
  const place = createPlace();
  try {
    const desks = traces.map((trace) => prepare(trace, place));
    const run = await runHost({
      place,
      plugins: [],
      prompts: traces.flatMap(({ prompts }) => prompts),
      turns: traces.flatMap((trace, at) => stepsOf(trace, desks[at])),
      agentTurns: traces.flatMap((trace, at) => agentSteps(trace, desks[at])),
      env: { PATH: searchPath() },
      seconds: 1800,
      ...traces[0]?.run,
    });
    if (run.transcriptPath === undefined) throw new Error('no transcript');
    const turns = [...streamTurns(createNodeFiles(), run.transcriptPath)];
    mkdirSync(folder, { recursive: true });
    for (const [trace, own] of split(turns, traces)) save(trace, own, folder, place);
  } finally {
    place.remove();
  }
}

function prepare(trace: Trace, place: Place): Desk {
  for (const [file, content] of Object.entries(trace.files))
    place.write(`${trace.name}/${file}`, content);
  const own = path.join(place.project, trace.name);
  mkdirSync(own, { recursive: true });
  if (trace.tools) symlinkSync(path.join(ROOT, 'node_modules'), path.join(own, 'node_modules'));
  trace.prepare?.(own);
  return deskAt({ ...place, project: own });
}

/** The shell stays where it was: each session begins by going to its own folder. */
function stepsOf(trace: Trace, desk: Desk | undefined): readonly Step[] {
  return desk ? [[desk.bash(`cd ${desk.place.project}`)], ...trace.turns(desk)] : [];
}

function agentSteps(trace: Trace, desk: Desk | undefined): readonly Step[] {
  return desk && trace.agentTurns ? trace.agentTurns(desk) : [];
}

/** The turns of each session: it begins with its first prompt. */
function split(turns: readonly Turn[], traces: readonly Trace[]): (readonly [Trace, Turn[]])[] {
  const spoken = turns.flatMap((turn, at) =>
    turn.role === 'user' && turn.source === 'person' && !turn.sidechain ? [at] : [],
  );
  let prompt = 0;
  return traces.map((trace) => {
    const start = spoken[prompt] ?? turns.length;
    prompt += trace.prompts.length;
    return [trace, turns.slice(start, spoken[prompt] ?? turns.length)] as const;
  });
}

function save(trace: Trace, turns: readonly Turn[], folder: string, place: Place): void {
  const lines = [{ name: trace.name, says: trace.says }, ...turns.map(compact)];
  const text = clean(lines.map((line) => JSON.stringify(line)).join('\n'), trace.name, place);
  writeFileSync(path.join(folder, `${trace.name}.jsonl`), `${text}\n`);
  console.log(`${trace.name}: ${turns.filter(({ role }) => role === 'result').length} calls`);
}

/** What a fact is made of; the host's bookkeeping is left out. */
function compact({ offset: _, at: __, ...turn }: Turn): object {
  if (turn.role === 'assistant') {
    const { text, calls, role, sidechain } = turn;
    return { role, sidechain, text, calls };
  }
  return turn.role === 'result' ? { ...turn, text: turn.text.slice(0, MAX_TEXT) } : turn;
}

function clean(text: string, name: string, place: Place): string {
  const python = path.dirname(path.dirname(pythonPath()));
  const named: readonly (readonly [string, string])[] = [
    [path.join(place.project, name), '/project'],
    [place.project, '/projects'],
    [place.home, '/home/user'],
    [place.root, '/work'],
    [ROOT, '/plugin'],
    [python, '/usr'],
    [path.dirname(path.dirname(process.execPath)), '/usr'],
  ];
  return named.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
}

function pythonPath(): string {
  return execFileSync('python3', ['-c', 'import sys; print(sys.executable)']).toString().trim();
}

function searchPath(): string {
  return [
    path.dirname(process.execPath),
    path.dirname(pythonPath()),
    ...['/usr/local/bin', '/usr/bin', '/bin'],
  ].join(':');
}
