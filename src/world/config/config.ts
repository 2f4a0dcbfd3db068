/** The settings of one project: `.claude/fire-flow.json` over `~/.claude/fire-flow.json` over these defaults. */
export interface Config {
  readonly exclusion: {
    readonly enabled: boolean;
    /** Deny what cannot be judged when `.claudeignore` cannot be read. */
    readonly failClosed: boolean;
  };
  readonly health: { readonly enabled: boolean };
  readonly breaker: {
    /** Outside a loop: speak, or end the run. */
    readonly onTrip: 'warn' | 'stop';
    /** Warning and break level, in iterations. */
    readonly stall: readonly [number, number];
    readonly spin: readonly [number, number];
    /** Warning and break level, in per cent below the baseline. */
    readonly decline: readonly [number, number];
  };
  readonly guidance: { readonly enabled: boolean; readonly maxPerSession: number };
  readonly skills: { readonly paths: readonly string[] };
  readonly preservation: { readonly enabled: boolean };
  readonly recitation: { readonly enabled: boolean };
  readonly budget: {
    readonly enabled: boolean;
    /** Shares of the window, in per cent, each spoken once. */
    readonly warn: number;
    readonly critical: number;
    /** Tokens; absent: what the model says. */
    readonly window?: number;
  };
  readonly hygiene: { readonly enabled: boolean };
  readonly output: { readonly compress: boolean; readonly aboveBytes: number };
  readonly loop: {
    readonly maxIterations: number;
    readonly maxMinutes: number;
    readonly maxTokens: number;
    readonly checkpointInterval: number;
  };
}

export const DEFAULTS: Config = {
  exclusion: { enabled: true, failClosed: false },
  health: { enabled: true },
  breaker: { onTrip: 'warn', stall: [3, 5], spin: [3, 5], decline: [50, 70] },
  guidance: { enabled: true, maxPerSession: 12 },
  skills: { paths: [] },
  preservation: { enabled: true },
  recitation: { enabled: true },
  budget: { enabled: true, warn: 70, critical: 85 },
  hygiene: { enabled: true },
  output: { compress: false, aboveBytes: 8192 },
  loop: { maxIterations: 50, maxMinutes: 720, maxTokens: 20_000_000, checkpointInterval: 5 },
};
