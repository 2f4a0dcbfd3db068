import * as z from 'zod/mini';
import { MOST_ITERATIONS } from '../../core/facts/iterations.ts';
import { isRecord } from '../../core/facts/record.ts';
import type { Files } from '../files/files.ts';
import { type Config, DEFAULTS } from './config.ts';

export interface LoadedConfig {
  readonly config: Config;
  /** For the user: one sentence per file that was not taken, with the place of the mistake. */
  readonly problems: readonly string[];
}

const MAX_BYTES = 1 << 20;

/** Project settings over user settings over the defaults; an invalid file is left out whole. */
export function loadConfig(files: Files, root: string, home: string): LoadedConfig {
  let config: Config = DEFAULTS;
  const problems: string[] = [];
  for (const path of new Set([
    `${home}/.claude/fire-flow.json`,
    `${root}/.claude/fire-flow.json`,
  ])) {
    const text = files.read(path, MAX_BYTES);
    if (!text.ok && text.trouble === 'missing') continue;
    const read = text.ok ? parseConfig(text.value) : { problem: text.message };
    const next = 'problem' in read ? null : (merge(config, read.settings) as Config);
    const problem = 'problem' in read ? read.problem : fallingLevels(next ?? config);
    if (problem !== '') problems.push(`${path}: ${problem}; this file is not used`);
    else config = next ?? config;
  }
  return { config, problems };
}

/** Levels that warn behind the level they warn of; a file may hold one of two, so it is asked of what it leads to. */
function fallingLevels({ breaker, budget }: Config): string {
  const levels: readonly (readonly [name: string, levels: readonly [number, number]])[] = [
    ['breaker.stall', breaker.stall],
    ['breaker.spin', breaker.spin],
    ['breaker.decline', breaker.decline],
    ['budget', [budget.warn, budget.critical]],
  ];
  return levels
    .filter(([, [warns, breaks]]) => warns > breaks)
    .map(
      ([name, [warns, breaks]]) =>
        `${name} warns at ${warns}, above the level ${breaks} it warns of`,
    )
    .join('; ');
}

type Parsed = { readonly settings: object } | { readonly problem: string };

/** Checks one settings file. Comments are not JSON; an unknown name is a mistake, not a wish. */
export function parseConfig(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problem: `not valid JSON (${error instanceof Error ? error.message : 'unreadable'})` };
  }
  const checked = z.safeParse(schema(), value);
  if (checked.success) return { settings: checked.data };
  return { problem: checked.error.issues.map(describe).join('; ') };
}

function describe(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.') || 'the file';
  if (issue.code === 'unrecognized_keys')
    return `unknown name ${issue.keys.join(', ')} in ${place}`;
  if (issue.code === 'invalid_type') return `${place} must be of type ${issue.expected}`;
  return `${place} has a value that is not possible`;
}

/** Built when a settings file exists, never at load: most projects have none. */
function schema() {
  const flag = z.optional(z.boolean());
  const count = z.optional(z.int().check(z.positive()));
  const pair = z.optional(z.tuple([z.int().check(z.positive()), z.int().check(z.positive())]));
  const share = z.int().check(z.minimum(1), z.maximum(100));
  const iterations = z.optional(z.int().check(z.positive(), z.maximum(MOST_ITERATIONS)));
  const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
    z.optional(z.strictObject(shape));
  return z.strictObject({
    exclusion: group({ enabled: flag, failClosed: flag }),
    health: group({ enabled: flag }),
    breaker: group({
      onTrip: z.optional(z.enum(['warn', 'stop'])),
      stall: pair,
      spin: pair,
      decline: z.optional(z.tuple([share, share])),
    }),
    guidance: group({ enabled: flag, maxPerSession: count }),
    skills: group({ paths: z.optional(z.array(z.string())) }),
    preservation: group({ enabled: flag }),
    recitation: group({ enabled: flag }),
    budget: group({
      enabled: flag,
      warn: z.optional(share),
      critical: z.optional(share),
      window: count,
    }),
    hygiene: group({ enabled: flag }),
    output: group({ compress: flag, aboveBytes: count }),
    loop: group({
      maxIterations: iterations,
      maxMinutes: count,
      maxTokens: count,
      checkpointInterval: iterations,
    }),
  });
}

function merge(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over === undefined ? under : over;
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) merged[key] = merge(under[key], value);
  return merged;
}
