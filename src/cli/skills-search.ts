import { defineCommand } from 'citty';
import {
  asksToDecide,
  type Choice,
  chooseSkills,
  composeGuidance,
  type Moment,
  type SkillIndex,
} from '../core/guidance/index.ts';
import { knows, type SkillsContext } from './skills-context.ts';

const MOST_ERROR_BYTES = 1_000_000;

/** What would be chosen for this moment, and why; then the very text the model would see. */
export function explain(moment: Moment, index: SkillIndex): string {
  const choice = chooseSkills(moment, index, new Set());
  const text = composeGuidance(choice, index, moment);
  return [...reasonLines(choice), '', text ?? 'Nothing would be said.'].join('\n');
}

function reasonLines(choice: Choice): readonly string[] {
  return choice.reasons.map(({ step, text }) => `${step.padEnd(7)} ${text}`);
}

/** With an error's output the moment is an error, else a decision or a task start by its wording. */
export function momentFor(text: string, files: readonly string[], error: string | null): Moment {
  if (error !== null) return { kind: 'error', signatures: [], text: error, files, program: '' };
  return { kind: asksToDecide(text) ? 'decision' : 'prompt', text, files };
}

const USAGE = 'fire-flow skills search "<text>" [--file <path>]... [--error-file <path>]';
const OPTIONS = ['text', 'file', 'error-file', 'errorFile'];

/** `fire-flow skills search "<text>" [--file f…] [--error-file f]`. Exit 0, 2 on wrong usage or where a file or the index cannot be read. */
export function searchCommand(context: SkillsContext) {
  return defineCommand({
    meta: { name: 'search', description: 'Show which skills would be chosen, and why' },
    args: {
      text: { type: 'positional', description: 'What a user would say', required: false },
      file: { type: 'string', description: 'A file of the task; several separated by commas' },
      'error-file': { type: 'string', description: "A file with an error's output" },
    },
    run({ args, rawArgs }) {
      if (!knows(context, args, OPTIONS, USAGE)) return;
      const files = filesOf(rawArgs);
      const text = args._.join(' ');
      if (text.trim() === '' && files.length === 0 && !args['error-file'])
        return fail(context, `usage: ${USAGE}`);
      const index = context.index();
      if (!index) return fail(context, 'The skills index cannot be read.');
      const error = errorText(context, args['error-file']);
      if (error === false) return fail(context, `Cannot read ${args['error-file']}.`);
      context.print(explain(momentFor(text, files, error), index));
    },
  });
}

function errorText(context: SkillsContext, path: string | undefined): string | null | false {
  if (path === undefined) return null;
  const read = context.files.read(context.resolve(path), MOST_ERROR_BYTES);
  return read.ok ? read.value : false;
}

/** Every `--file`, in both spellings, with commas between several. */
function filesOf(raw: readonly string[]): readonly string[] {
  const values = raw.flatMap((arg, at) => {
    if (arg === '--file') return raw[at + 1] ?? [];
    return arg.startsWith('--file=') ? arg.slice('--file='.length) : [];
  });
  return values.flatMap((value) => value.split(',')).filter((value) => value !== '');
}

function fail(context: SkillsContext, message: string): void {
  context.print(message);
  context.exit(2);
}
