/** Time. `now` is milliseconds since the epoch, `elapsed` milliseconds since the process started. */
export interface Clock {
  now(): number;
  elapsed(): number;
  /** Lets so many milliseconds pass. A hook has nothing else to do meanwhile. */
  wait(milliseconds: number): void;
}
