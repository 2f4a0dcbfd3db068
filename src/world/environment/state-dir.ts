interface Places {
  /** `FIRE_FLOW_STATE`. */
  readonly own: string | null | undefined;
  /** `XDG_STATE_HOME`; on Windows the folder for local data. */
  readonly data: string | null | undefined;
  readonly home: string;
}

/** Where this program keeps its state. */
export function stateDirOf({ own, data, home }: Places): string {
  // A variable that is set to nothing is not set.
  return own || `${data || `${home}/.local/state`}/fire-flow`;
}
