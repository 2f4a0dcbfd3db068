/** What of node makes folders; given, since the launcher takes it another way than the others do. */
export type Makes = Pick<typeof import('node:fs'), 'existsSync' | 'mkdirSync'>;

/**
 * Makes a folder and those it lies in, private to the user; throws where that is not possible. Node's own way with parents never
 * ends where a file system takes no folders but says that one is missing, as `/proc` does.
 */
export function makeFolder(folder: string, io: Makes): void {
  if (folder === '' || io.existsSync(folder)) return;
  makeFolder(folder.slice(0, Math.max(0, folder.lastIndexOf('/'))), io);
  try {
    io.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!io.existsSync(folder)) throw error;
  }
}
