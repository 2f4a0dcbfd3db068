import { parseArgs } from 'node:util';

/** What the driver itself is told; the loop's own flags stand in `text`, in the form of `/fire-flow:fire-loop`. */
export interface DriverArguments {
  /** Flags and task of a new loop, for the loop's own parser; `null` with `resume`. */
  readonly text: string | null;
  readonly resume: string | null;
  readonly claude: string;
  readonly permissionMode: string | null;
  readonly model: string | null;
  readonly budget: number | null;
  readonly dryRun: boolean;
}

const VALUES = ['max-iterations', 'completion-promise', 'checkpoint-interval', 'apply-skills'];
const FLAGS = ['aggressive', 'no-circuit-breaker'];
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const OPTIONS = {
  ...Object.fromEntries(VALUES.map((name) => [name, text])),
  ...Object.fromEntries(FLAGS.map((name) => [name, flag])),
  claude: text,
  'permission-mode': text,
  model: text,
  'budget-usd': text,
  resume: text,
  'dry-run': flag,
} as const;

export const USAGE =
  'usage: fire-flow loop "<task>" [--max-iterations N] [--completion-promise TEXT] [--checkpoint-interval N] [--aggressive] [--no-circuit-breaker] [--apply-skills a,b] [--claude PATH] [--permission-mode M] [--model M] [--budget-usd N] [--dry-run]\n       fire-flow loop --resume <id> [--claude PATH] [--permission-mode M] [--model M] [--budget-usd N]';

/** Gives a sentence where the arguments are not possible. */
export function readArguments(raw: readonly string[]): DriverArguments | string {
  const parsed = parse(raw);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const resume = typeof values['resume'] === 'string' ? values['resume'] : null;
  const own = [...VALUES, ...FLAGS].filter((name) => values[name] !== undefined);
  if (resume !== null && (positionals.length > 0 || own.length > 0))
    return '--resume takes a loop with the task and limits that it has';
  if (resume === null && positionals.length !== 1)
    return positionals.length === 0
      ? 'no task was given'
      : 'the task is one argument: put it into quotes';
  const budget = values['budget-usd'] === undefined ? null : Number(values['budget-usd']);
  if (budget !== null && !(budget > 0 && Number.isFinite(budget)))
    return '--budget-usd must be a positive number';
  return {
    text: resume === null ? commandText(values, positionals[0] ?? '') : null,
    resume,
    claude: asText(values['claude']) ?? 'claude',
    permissionMode: asText(values['permission-mode']),
    model: asText(values['model']),
    budget,
    dryRun: values['dry-run'] === true,
  };
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

function parse(
  raw: readonly string[],
): { values: Values; positionals: readonly string[] } | string {
  try {
    const config = { args: [...raw], options: OPTIONS, allowPositionals: true, strict: true };
    const { values, positionals } = parseArgs(config);
    return { values: values as Values, positionals };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function commandText(values: Values, task: string): string {
  const given = VALUES.flatMap((name) => {
    const value = asText(values[name]);
    return value === null ? [] : [`--${name}="${value.replaceAll('"', '\\"')}"`];
  });
  const set = FLAGS.filter((name) => values[name] === true).map((name) => `--${name}`);
  return [...given, ...set, '--', task].join(' ');
}

function asText(value: string | boolean | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
