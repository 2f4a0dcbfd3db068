import { isRecord } from '../core/facts/record.ts';

/**
 * The part of zod/mini that the schemas of the hooks use, in 2 kB. The build puts it in the place of zod in the libraries of
 * hooks/: defining zod's classes touches more memory than reading a payload does. The schemas are written against zod, and
 * tests hold this to zod's answers (test/lean-zod.test.ts). Values and issues are those of zod 4, messages are left out.
 */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly expected?: string;
  readonly keys?: readonly string[];
}

/** Puts what is wrong with the value into `issues`, and answers with the value as the schema has it. */
type Schema = Check & { readonly check: (...checks: readonly Check[]) => Schema };
type Check = (value: unknown, issues: Issue[], path: readonly PropertyKey[]) => unknown;
type Shape = Readonly<Record<string, Check>>;

export type Result =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** Nothing is compiled here, so there is nothing to switch off. */
export function config(): void {}

export function safeParse(schema: Check, value: unknown): Result {
  const issues: Issue[] = [];
  const data = schema(value, issues, []);
  return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
}

export const unknown = () => define((value) => value);
export const string = () => typed('string', (value) => typeof value === 'string');
export const boolean = () => typed('boolean', (value) => typeof value === 'boolean');
export const transform = (change: (value: unknown) => unknown) => define(change);

export function optional(schema: Check): Schema {
  return define((value, issues, path) =>
    value === undefined ? value : schema(value, issues, path),
  );
}

export function int(): Schema {
  return define((value, issues, path) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      issues.push({ code: 'invalid_type', expected: 'number', path });
    } else if (!Number.isInteger(value)) {
      issues.push({ code: 'invalid_type', expected: 'int', path });
    } else if (!Number.isSafeInteger(value)) {
      issues.push({ code: value > 0 ? 'too_big' : 'too_small', path });
    }
    return value;
  });
}

export const positive = () => minimum(Number.MIN_VALUE);

export function minimum(least: number): Check {
  return (value, issues, path) => {
    if ((value as number) < least) issues.push({ code: 'too_small', path });
    return value;
  };
}

export function maximum(most: number): Check {
  return (value, issues, path) => {
    if ((value as number) > most) issues.push({ code: 'too_big', path });
    return value;
  };
}

function oneOf(words: readonly string[]): Schema {
  return define((value, issues, path) => {
    if (!words.includes(value as string)) issues.push({ code: 'invalid_value', path });
    return value;
  });
}

export { oneOf as enum };

export function array(item: Check): Schema {
  return list('array', (value, issues, path) =>
    value.map((one, at) => item(one, issues, [...path, at])),
  );
}

export function tuple(items: readonly Check[]): Schema {
  return list('tuple', (value, issues, path) => {
    if (value.length < items.length) {
      issues.push({ code: 'too_small', path });
      return value;
    }
    if (value.length > items.length) issues.push({ code: 'too_big', path });
    return items.map((item, at) => item(value[at], issues, [...path, at]));
  });
}

export const object = (shape: Shape) => record(shape, false);
export const strictObject = (shape: Shape) => record(shape, true);

function record(shape: Shape, isStrict: boolean): Schema {
  return define((value, issues, path) => {
    if (!isRecord(value)) {
      issues.push({ code: 'invalid_type', expected: 'object', path });
      return value;
    }
    const data: Record<string, unknown> = {};
    for (const key of Object.keys(shape)) {
      const read = (shape[key] as Check)(value[key], issues, [...path, key]);
      if (read !== undefined || key in value) data[key] = read;
    }
    const keys = isStrict ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key)) : [];
    if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, path });
    return data;
  });
}

function typed(expected: string, is: (value: unknown) => boolean): Schema {
  return define((value, issues, path) => {
    if (!is(value)) issues.push({ code: 'invalid_type', expected, path });
    return value;
  });
}

function list(
  expected: string,
  read: (value: readonly unknown[], issues: Issue[], path: readonly PropertyKey[]) => unknown,
): Schema {
  return define((value, issues, path) => {
    if (Array.isArray(value)) return read(value, issues, path);
    issues.push({ code: 'invalid_type', expected, path });
    return value;
  });
}

/** A value of the wrong type is not checked further; one that is out of bounds is. */
function define(read: Check): Schema {
  const check = (...checks: readonly Check[]) =>
    define((value, issues, path) => {
      const before = issues.length;
      let data = read(value, issues, path);
      const isTyped = issues.slice(before).every(({ code }) => code !== 'invalid_type');
      for (const one of isTyped ? checks : []) data = one(data, issues, path);
      return data;
    });
  return Object.assign((...given: Parameters<Check>) => read(...given), { check });
}
