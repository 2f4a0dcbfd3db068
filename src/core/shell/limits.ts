/** Every bound of the analysis. What lies beyond is not analysed and passes. */
export const LIMITS = {
  /** UTF-16 units of a command. */
  command: 131_072,
  /** Here-documents in one command: the parser's cost grows with their square. */
  heredocs: 200,
  /** Commands interpreted, loops and functions unrolled. */
  steps: 3_000,
  /** Functions, `bash -c`, `eval` and wrappers inside each other. */
  depth: 24,
  /** Fields one word may expand to. */
  fields: 2_000,
  /** UTF-16 units of one brace expansion. */
  brace: 2_048,
  /** Directories listed to expand one glob. */
  lists: 400,
  /** What variables may hold at one point, by how conditions come out. */
  ways: 4,
  /** Rounds of one loop. */
  rounds: 200,
  /** UTF-16 units of a value that is kept. */
  value: 32_768,
  /** Entries visited to see what a walk would meet. */
  entries: 4_000,
  /** Entries visited below one excluded directory to see whether the walk takes any of them. */
  probe: 300,
  /** Files of a walk that are named in its stead. */
  kept: 30,
  /** Options or names that one narrowing may add. */
  added: 60,
} as const;
