import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { converse } from './conversation.ts';
import { eachLine } from './lines.ts';
import { isolation, type Launch, launch } from './network.ts';
import { endRun, RUN_VARIABLE } from './processes.ts';
import { type HostResult, resultOf } from './result.ts';
import type { Scenario } from './scenario.ts';
import { startModel } from './scripted-model.ts';
import { currentHost, hostBinary, ROOT, streamsHooks } from './versions.ts';

const SECONDS = 240;

/**
 * Runs one session of the real host over a scripted model.
 * Throws when the run outlasts its time or a turn function threw; any exit of the host itself is a result.
 */
export async function runHost(scenario: Scenario): Promise<HostResult> {
  const start = performance.now();
  const since = (): number => performance.now() - start;
  // A socket's path has a limit of about 100 bytes: its folder is not below the (possibly long) place.
  const folder = mkdtempSync(path.join(tmpdir(), 'ff-model-'));
  const socket = path.join(folder, 'model.sock');
  const model = await startModel(
    script(scenario),
    isolation() === 'none' ? 'loopback' : socket,
    since,
  );
  try {
    const run = await runSession(scenario, { socket, port: model.port }, since);
    const fault = model.fault();
    if (fault !== undefined) throw fault;
    return resultOf({ ...run, requests: model.requests, home: scenario.place.home });
  } finally {
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function script({ turns, agentTurns, summary }: Scenario) {
  return {
    turns,
    ...(agentTurns === undefined ? {} : { agentTurns }),
    ...(summary === undefined ? {} : { summary }),
  };
}

async function runSession(
  scenario: Scenario,
  model: { readonly socket: string; readonly port: number },
  since: () => number,
) {
  const runId = randomUUID();
  const binary = hostBinary(scenario.version ?? currentHost());
  const started = launch(binary, hostArguments(scenario), model);
  const child = spawn(started.command, started.args, {
    cwd: path.join(scenario.place.project, scenario.folder ?? ''),
    env: { ...environment(scenario, started.baseUrl), [RUN_VARIABLE]: runId },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const stderr: string[] = [];
  eachLine(child.stderr, (line) => stderr.push(line));
  const kill = hostKiller(child, started);
  const { events, noise } = converse(child, scenario, since, kill);
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      endRun(child.pid, runId);
    },
    (scenario.seconds ?? SECONDS) * 1000,
  );
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  endRun(child.pid, runId);
  if (late) throw new Error(`the host outlasted its time; ${describeEnd(events, stderr)}`);
  return { exitCode: code, signal, events, noise, stderr: stderr.join('\n') };
}

function describeEnd(events: readonly { readonly value: object }[], stderr: readonly string[]) {
  const last = JSON.stringify(events.at(-1)?.value ?? null).slice(0, 500);
  return `last event ${last}; stderr ${stderr.join('\n').slice(-500)}`;
}

function hostKiller(child: ChildProcess, started: Launch): () => void {
  if (!started.relayed) return () => void child.kill('SIGKILL');
  let pid: number | undefined;
  eachLine(child.stdio[3] as Readable, (line) => {
    pid = Number(line);
  });
  return () => {
    if (pid === undefined) throw new Error('the host has not started');
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself between the decision and the signal.
    }
  };
}

function hostArguments(scenario: Scenario): string[] {
  const {
    place,
    plugins = [ROOT],
    settings,
    resume,
    permissionMode = 'bypassPermissions',
  } = scenario;
  const args = [
    '-p',
    '--input-format',
    'stream-json',
    '--output-format',
    'stream-json',
    '--verbose',
  ];
  if (streamsHooks(scenario.version ?? currentHost())) args.push('--include-hook-events');
  args.push('--permission-mode', permissionMode);
  for (const plugin of plugins) args.push('--plugin-dir', plugin);
  if (settings !== undefined) {
    const file = path.join(place.root, 'settings.json');
    writeFileSync(file, JSON.stringify(settings));
    args.push('--settings', file);
  }
  if (resume !== undefined) args.push('--resume', resume);
  return [...args, ...(scenario.args ?? [])];
}

/** A clean environment: nothing of the caller's but the way to node and the shell. */
function environment({ place, env = {} }: Scenario, baseUrl: string): Record<string, string> {
  return {
    PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
    HOME: place.home,
    TMPDIR: place.tmp,
    FIRE_FLOW_STATE: place.state,
    ANTHROPIC_API_KEY: 'sk-ant-loopback',
    ANTHROPIC_BASE_URL: baseUrl,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    IS_SANDBOX: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    LANG: 'C.UTF-8',
    ...env,
  };
}
