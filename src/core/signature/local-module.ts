/** A module named by a path is the project's own: that it is not there is a bug, not a missing dependency. */
export function isLocalModule(name: string): boolean {
  return /^(?:[./\\~]|[A-Za-z]:[\\/]|@\/|file:)/.test(name);
}
