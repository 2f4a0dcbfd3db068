import type { HostResult, Place, Turn } from '../../test/host/harness/index.ts';

/** One thing the plugin does: a part of the demo's one session in the real host. */
export interface Section {
  readonly title: string;
  /** What is about to be shown, in one or two sentences. */
  readonly story: string;
  /** Files it needs in the project, by relative path. */
  readonly files: Readonly<Record<string, string>>;
  readonly prompts: readonly string[];
  /** What the model answers to them, once the project is there. */
  turns(place: Place): readonly Turn['blocks'][];
  /** What follows from the run: one line a finding, checked against what the model really saw and what is on disk. */
  findings(run: HostResult, place: Place): readonly Finding[];
}

export interface Finding {
  readonly holds: boolean;
  readonly text: string;
}
