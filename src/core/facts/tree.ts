/**
 * What a room may ask about the real file system, given to it as an argument.
 * Paths are absolute with forward slashes. No call throws: what cannot be told is `null` or empty.
 */
export interface Tree {
  /** `null` where nothing is there. A link is followed: the kind is its target's. A pipe or a device is a file that gives what it gives. */
  kind(path: string): 'file' | 'directory' | null;
  /** Names in a directory, without `.` and `..`, sorted. */
  list(path: string): readonly string[];
  /** The path with all links resolved; of a path not there, its nearest existing parent resolved. */
  real(path: string): string;
}
