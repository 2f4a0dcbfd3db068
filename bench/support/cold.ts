import { spawnSync } from 'node:child_process';

/** A process to start cold: its arguments to node, its stdin and its environment. */
export interface Candidate {
  readonly name: string;
  readonly args: readonly string[];
  /** Of each start anew, where a session must not know the one before. */
  readonly input: string | (() => string);
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** What was measured of a candidate. */
export interface Measured {
  readonly name: string;
  /** Median milliseconds from spawn to exit. */
  readonly median: number;
  /** Median over the rounds of this candidate's time by the floor's time of the same round. */
  readonly ratio: number;
  /** The fastest start by the floor's fastest: what is left when the machine's load is taken out. */
  readonly best: number;
}

/**
 * Starts all candidates and the floor once a round, in a rotating order, so that a change of the machine's load
 * meets all of them alike. The first rounds, `warming` of them, only warm the file cache and the hooks' compiled forms. Throws when a candidate does not exit with 0.
 */
export function measureCold(
  floor: Candidate,
  candidates: readonly Candidate[],
  rounds: number,
  warming = 1,
): { floor: Measured; measured: readonly Measured[] } {
  const all = [floor, ...candidates];
  const times = all.map((): number[] => []);
  for (let round = 0; round < warming + rounds; round++) {
    for (let step = 0; step < all.length; step++) {
      const at = (round + step) % all.length;
      const candidate = all[at];
      if (candidate === undefined) continue;
      const took = startOnce(candidate);
      if (round >= warming) times[at]?.push(took);
    }
  }
  const [base = [], ...rest] = times;
  const measure = (name: string, own: readonly number[]): Measured => ({
    name,
    median: median(own),
    ratio: median(own.map((time, round) => time / (base[round] ?? time))),
    best: Math.min(...own) / Math.min(...base),
  });
  return {
    floor: measure(floor.name, base),
    measured: candidates.map(({ name }, at) => measure(name, rest[at] ?? [])),
  };
}

function startOnce({ name, args, input, env, cwd }: Candidate): number {
  const start = process.hrtime.bigint();
  const run = spawnSync(process.execPath, args, {
    input: typeof input === 'string' ? input : input(),
    env,
    cwd,
  });
  const took = Number(process.hrtime.bigint() - start) / 1e6;
  if (run.status !== 0) throw new Error(`${name} ended with ${run.status}: ${run.stderr}`);
  return took;
}

/** The middle value; of an even count the lower one of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
