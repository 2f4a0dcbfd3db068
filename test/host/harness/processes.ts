import { readdirSync, readFileSync } from 'node:fs';

/** The variable by which everything a run starts can be told from everything else. */
export const RUN_VARIABLE = 'FIRE_FLOW_HOST_RUN';

/**
 * The processes a run has started, to any depth, also those that left its process group (as the host's shells do):
 * known by the run's id in their environment. Empty where there is no /proc.
 */
export function processesOf(runId: string): number[] {
  const mark = `${RUN_VARIABLE}=${runId}\0`;
  return listProcesses().filter((pid) => environmentOf(pid).includes(mark));
}

/** Ends what is left of a run: its process group, and whatever else carries its id. Nothing else is touched. */
export function endRun(group: number | undefined, runId: string): void {
  if (group !== undefined) kill(-group);
  for (const pid of processesOf(runId)) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
