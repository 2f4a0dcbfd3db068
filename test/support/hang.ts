/**
 * For tests whose input makes a careless program run for minutes or for ever. What they run takes a second at most: the limit
 * tells a hang from an answer on the slowest machine, it measures nothing.
 */
export const HANGS = { timeout: 60_000 };
