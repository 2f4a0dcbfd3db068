import type { Clock } from './clock/clock.ts';
import type { Files } from './files/files.ts';

/** What went wrong inside a hook. The model never sees it, `fire-flow doctor` shows it. */
export interface Fault {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly event: string;
  readonly message: string;
  readonly stack?: string;
}

export interface FaultLog {
  write(event: string, error: unknown): void;
  /** The newest last; a torn line is left out. */
  read(): readonly Fault[];
}

const MAX_BYTES = 1 << 20;
const KEPT_BYTES = 1 << 18;

/** `<stateDir>/faults.log`, one JSON line a fault; beyond 1 MB only the last 256 KB are kept. */
export function createFaultLog(files: Files, clock: Clock, stateDir: string): FaultLog {
  const path = `${stateDir}/faults.log`;

  function trim(): void {
    const size = files.stat(path)?.size ?? 0;
    if (size <= MAX_BYTES) return;
    const tail = files.readRange(path, size - KEPT_BYTES, KEPT_BYTES);
    if (tail.ok) files.replace(path, new TextDecoder().decode(tail.value).replace(/^.*\n/, ''));
  }

  return {
    write(event, error) {
      const message = error instanceof Error ? error.message : String(error);
      const stack =
        error instanceof Error && error.stack ? { stack: error.stack.slice(0, 2000) } : {};
      const time = new Date(clock.now()).toISOString();
      const fault: Fault = { time, event, message: message.slice(0, 1000), ...stack };
      files.append(path, `${JSON.stringify(fault)}\n`);
      trim();
    },
    read() {
      const size = files.stat(path)?.size ?? 0;
      const bytes = files.readRange(path, Math.max(0, size - MAX_BYTES), MAX_BYTES);
      if (!bytes.ok) return [];
      return new TextDecoder().decode(bytes.value).split('\n').flatMap(parseFault);
    },
  };
}

function parseFault(line: string): Fault[] {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'time' in value ? [value as Fault] : [];
  } catch {
    return [];
  }
}
