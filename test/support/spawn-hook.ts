import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface HookRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface HookOptions {
  readonly state: string;
  readonly home: string;
  readonly project?: string;
  /** Leave stdin open after writing. */
  readonly keepOpen?: boolean;
  /** Folder that holds hooks/, by default this repository. */
  readonly plugin?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs one built executable as the host does: `node FILE`, payload on stdin, a clean environment. */
export function spawnHook(
  name: string,
  payload: string | Buffer | object,
  options: HookOptions,
): Promise<HookRun> {
  const file = path.join(options.plugin ?? root, 'hooks', `fire-flow-${name}.cjs`);
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env['PATH'],
      HOME: options.home,
      FIRE_FLOW_STATE: options.state,
      ...(options.project && { CLAUDE_PROJECT_DIR: options.project }),
      ...options.env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin.on('error', () => {});
  const raw =
    typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload);
  if (options.keepOpen) child.stdin.write(raw);
  else child.stdin.end(raw);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
}
