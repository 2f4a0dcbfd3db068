/** There is no unlimited mode: no loop runs more iterations than this, whatever its command or the settings ask for. */
export const MOST_ITERATIONS = 500;
