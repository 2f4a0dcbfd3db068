import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { currentHost, hostBinary, type ModelRequest, type Turns } from '../harness/index.ts';
import { isolation, launch } from '../harness/network.ts';
import { endRun, RUN_VARIABLE } from '../harness/processes.ts';
import { startModel } from '../harness/scripted-model.ts';
import type { LoopPlace } from './place.ts';

export interface DriverRun {
  readonly code: number | null;
  readonly output: string;
  readonly requests: readonly ModelRequest[];
}

interface Drive {
  readonly args: readonly string[];
  readonly turns: Turns;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the driver's process id as soon as it is known. */
  started?(pid: number): void;
  readonly seconds?: number;
}

/** Runs `fire-flow loop` as installed, over the real host and a scripted model, cut off from the network where possible. */
export async function runDriver(place: LoopPlace, drive: Drive): Promise<DriverRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ff-model-'));
  const socket = path.join(folder, 'model.sock');
  const start = performance.now();
  const where = isolation() === 'none' ? 'loopback' : socket;
  const model = await startModel({ turns: drive.turns }, where, () => performance.now() - start);
  const runId = randomUUID();
  const words = [
    path.join(place.plugin, 'bin/fire-flow.cjs'),
    'loop',
    '--claude',
    hostBinary(currentHost()),
    '--permission-mode',
    'bypassPermissions',
    ...drive.args,
  ];
  const started = launch(process.execPath, words, { socket, port: model.port });
  const child = spawn(started.command, started.args, {
    cwd: place.project,
    env: { ...environment(place, started.baseUrl), ...drive.env, [RUN_VARIABLE]: runId },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  if (started.relayed)
    (child.stdio[3] as Readable).once('data', (pid: Buffer) =>
      drive.started?.(Number(String(pid))),
    );
  else drive.started?.(child.pid ?? 0);
  const timer = setTimeout(() => endRun(child.pid, runId), (drive.seconds ?? 280) * 1000);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  endRun(child.pid, runId);
  await model.close();
  rmSync(folder, { recursive: true, force: true });
  const fault = model.fault();
  if (fault !== undefined) throw fault;
  return { code, output, requests: model.requests };
}

function environment(place: LoopPlace, baseUrl: string): Record<string, string> {
  return {
    PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
    HOME: place.home,
    TMPDIR: place.tmp,
    FIRE_FLOW_STATE: place.state,
    ANTHROPIC_API_KEY: 'sk-ant-loopback',
    ANTHROPIC_BASE_URL: baseUrl,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    CLAUDE_CODE_MAX_RETRIES: '0',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    IS_SANDBOX: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    LANG: 'C.UTF-8',
  };
}
