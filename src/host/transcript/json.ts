/** An object of unknown shape, as JSON.parse gives it. */
export type Unknown = Readonly<Record<string, unknown>>;

export function record(value: unknown): Unknown | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Unknown)
    : null;
}

/** The objects of an array; anything else in it is left out. */
export function list(value: unknown): Unknown[] {
  if (!Array.isArray(value)) return [];
  return value.map(record).filter((item) => item !== null);
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A finite number, else 0. */
export function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
