/** Time. `now` is milliseconds since the epoch, `elapsed` milliseconds since the process started. */
export interface Clock {
  now(): number;
  elapsed(): number;
}
