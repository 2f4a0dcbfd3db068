import { createHash } from 'node:crypto';
import type { FilterPlan } from '../../src/core/shell/index.ts';
import type { CommandJudgement } from '../../src/events/judge-command.ts';
import type { Run } from './sandbox.ts';

/** The host hands a hook, and shows the model, this much of a success. */
const SUCCESS_CHARACTERS = 30_000;
/** Of a failure's first 30,000 characters the model sees this much from either end. */
const FAILURE_END = 5_000;
/** What is left of a success that was too long and went to a file. */
const PREVIEW_CHARACTERS = 2_000;

/** Exit 1 of these, as the last command, is an answer and not a failure (measured on 2.1.332). */
const ANSWERS_WITH_ONE = new Set([
  'grep',
  'egrep',
  'fgrep',
  'rg',
  'diff',
  'find',
  'test',
  '[',
  '[[',
]);

/** What one run puts before the model, and the files it leaves. */
export interface View {
  readonly text: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Drops the excluded lines of an output. */
export type Filter = (plan: FilterPlan, output: string) => string;

/**
 * What the model sees of a run under a judgement, by the host's rules: the output of a success may be replaced,
 * that of a failure may not, and of a long output only the beginning is shown. The file that keeps a long output
 * whole counts as excluded once a filter was at work on it.
 */
export function modelView(
  run: Run,
  command: string,
  judgement: CommandJudgement,
  filter: Filter,
): View {
  const output = run.output.trimEnd();
  if (!succeeded(run, command)) return { text: failureText(run.code, output), files: run.files };
  const head = output.slice(0, SUCCESS_CHARACTERS);
  const long = output.length > SUCCESS_CHARACTERS;
  if (judgement.type === 'filter') {
    const shown = filter(judgement.plan, head);
    return { text: shown, files: run.files };
  }
  return long
    ? { text: head.slice(0, PREVIEW_CHARACTERS), files: withPersisted(run.files, output) }
    : { text: head, files: run.files };
}

function succeeded(run: Run, command: string): boolean {
  if (run.code === 0) return true;
  return run.code === 1 && ANSWERS_WITH_ONE.has(lastProgram(command));
}

/** The program of the last simple command, as far as it is plainly written. */
function lastProgram(command: string): string {
  const last =
    command
      .trim()
      .split(/\|\||&&|[|;\n]/)
      .at(-1) ?? '';
  return last.trim().split(/\s+/)[0] ?? '';
}

function failureText(code: number | null, output: string): string {
  const first = output.slice(0, SUCCESS_CHARACTERS);
  const capped =
    first.length <= 2 * FAILURE_END
      ? first
      : `${first.slice(0, FAILURE_END)}\n...\n${first.slice(-FAILURE_END)}`;
  return `Exit code ${code ?? 'none'}\n${capped}`;
}

/** A long output without a filter lies whole in a file that the model may read. */
function withPersisted(files: ReadonlyMap<string, string>, output: string): Map<string, string> {
  const hash = createHash('sha256').update(output).digest('hex');
  return new Map([...files, ['persisted output', hash]]);
}
