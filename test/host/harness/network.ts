import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** How the host is kept from reaching anything but the model. */
export type Isolation = 'root' | 'user' | 'none';

/** The port the model has inside a namespace: nothing else can be listening there. */
const INSIDE_PORT = 8787;
const RELAY = path.join(import.meta.dirname, 'relay.mjs');
const UNSHARE: Readonly<Record<Exclude<Isolation, 'none'>, readonly string[]>> = {
  root: ['-n'],
  user: ['-rn'],
};

let known: Isolation | undefined;

/** The strongest isolation this machine permits, probed once: a namespace as root, as a user, or none. */
export function isolation(): Isolation {
  known ??= permitted('root') ? 'root' : permitted('user') ? 'user' : 'none';
  return known;
}

function permitted(kind: Exclude<Isolation, 'none'>): boolean {
  try {
    execFileSync('unshare', [...UNSHARE[kind], 'ip', 'link', 'set', 'lo', 'up'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** A command line that runs the host, and the address it finds the model at. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly baseUrl: string;
  /** Whether the host's process id arrives on descriptor 3, since the process started is a relay. */
  readonly relayed: boolean;
}

/** Wraps a host's command line so that it can reach the model and, where possible, nothing else. */
export function launch(
  command: string,
  args: readonly string[],
  model: { readonly socket: string; readonly port: number },
): Launch {
  const kind = isolation();
  if (kind === 'none') {
    return { command, args, baseUrl: `http://127.0.0.1:${model.port}`, relayed: false };
  }
  const relay = [process.execPath, RELAY, model.socket, String(INSIDE_PORT), command, ...args];
  return {
    command: 'unshare',
    args: [...UNSHARE[kind], ...relay],
    baseUrl: `http://127.0.0.1:${INSIDE_PORT}`,
    relayed: true,
  };
}
