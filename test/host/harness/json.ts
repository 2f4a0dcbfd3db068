/** A JSON object nothing is known about. */
export type Json = Readonly<Record<string, unknown>>;

/** The value as an object, or an empty one. */
export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

/** The value as a list, or an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a string, or an empty one. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The object on a line, or nothing where the line is not a whole JSON object. */
export function parseLine(line: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? record(value) : undefined;
  } catch {
    return undefined;
  }
}
