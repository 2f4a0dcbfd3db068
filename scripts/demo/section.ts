import type { HostResult, Place, Scenario } from '../../test/host/harness/index.ts';

/** One thing the plugin does, shown in a session of the real host. */
export interface Section {
  readonly title: string;
  /** What is about to be shown, in one or two sentences. */
  readonly story: string;
  /** Files of the project, by relative path. */
  readonly files: Readonly<Record<string, string>>;
  /** The session, once the project is there. */
  scenario(place: Place): Omit<Scenario, 'place'>;
  /** What follows from the run: one line a finding, checked against what the model really saw. */
  findings(run: HostResult): readonly Finding[];
}

export interface Finding {
  readonly holds: boolean;
  readonly text: string;
}
