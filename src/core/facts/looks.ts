/** A file's UTF-8 text, of which only what is asked for need be read. */
export interface Looks {
  /** The text of the bytes `[from, to)`, fewer at the end of the file; empty where they cannot be read, or what was opened is no file. */
  text(from: number, to: number): string;
  /** What stands between the first `mark` and the next line end, all of it in the bytes `[from, to)`; `null` where it does not occur. */
  after(mark: string, from: number, to: number): string | null;
}
