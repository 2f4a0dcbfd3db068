import process from 'node:process';
import { defineCommand } from 'citty';
import type { Rule } from '../core/exclusion/index.ts';
import { normalise, relative, resolve } from '../core/kit/path.ts';
import { parseGrammar } from '../core/shell/grammar.ts';
import { createGuard, type Guard } from '../events/guard.ts';
import { shellContext } from '../events/guard-command.ts';
import { type CommandJudgement, judgeCommand } from '../events/judge-command.ts';
import { createNodeWorld } from '../world/node.ts';
import type { World } from '../world/world.ts';
import { understands } from './options.ts';

/** One answer, as `--json` prints it. */
export interface CheckAnswer {
  readonly asked: string;
  readonly kind: 'path' | 'command';
  readonly verdict: 'passes' | 'excluded' | 'rewritten' | 'filtered';
  readonly path?: string;
  readonly purpose?: 'waste' | 'privacy';
  readonly file?: string;
  readonly line?: number;
  readonly pattern?: string;
  /** The file cannot be read, for this reason, and all below it is excluded for that: there is no line and no pattern. */
  readonly unreadable?: string;
  /** The command as it would run, or the narrower one to run instead. */
  readonly command?: string;
}

/**
 * Judges one path or shell command by the rules in force in `cwd`. Exemptions belong to a session and are not applied.
 * A path exists on disk or has no white space; anything else is a command.
 */
export function checkOne(
  asked: string,
  want: 'read' | 'write',
  cwd: string,
  world: World,
): CheckAnswer {
  const guard = createGuard({ cwd }, world, true);
  const path = resolve(cwd, normalise(asked, world.environment.platform === 'windows'));
  if (world.tree.kind(path) !== null || !/\s/.test(asked))
    return checkPath(asked, path, want, guard);
  const host = { rewrites: true, filters: true };
  const parse = parseGrammar;
  const context = { ...shellContext({ cwd }, guard, world), isExempt: () => false, host, parse };
  return describeCommand(asked, judgeCommand(asked, { ...context, background: false }));
}

function checkPath(asked: string, path: string, want: 'read' | 'write', guard: Guard): CheckAnswer {
  const verdict = guard.judge(path, want);
  if (!verdict.excluded) return { asked, kind: 'path', verdict: 'passes' };
  const { purpose, rule } = verdict;
  return { asked, kind: 'path', verdict: 'excluded', path: verdict.path, purpose, ...shown(rule) };
}

function shown({ file, line, pattern, unreadable }: Rule): Partial<CheckAnswer> {
  return unreadable === undefined ? { file, line, pattern } : { file, unreadable };
}

function describeCommand(asked: string, judged: CommandJudgement): CheckAnswer {
  const kind = 'command';
  if (judged.type === 'pass') return { asked, kind, verdict: 'passes' };
  if (judged.type === 'rewrite')
    return { asked, kind, verdict: 'rewritten', command: judged.command };
  const { verdict, suggestion } = judged.type === 'filter' ? judged.otherwise() : judged;
  const { path, purpose, rule } = verdict;
  const place = { path, purpose, ...shown(rule), ...(suggestion && { command: suggestion }) };
  return { asked, kind, verdict: judged.type === 'filter' ? 'filtered' : 'excluded', ...place };
}

function line(answer: CheckAnswer, cwd: string): string {
  const file = answer.file && (relative(cwd, answer.file) ?? answer.file);
  const reason = answer.unreadable === undefined ? '' : `cannot be read (${answer.unreadable})`;
  const rule = file ? `${file}:${answer.line ?? ''}:${answer.pattern ?? reason}` : '::';
  const narrower = answer.command ? `\t${answer.command}` : '';
  return `${rule}\t${answer.verdict}\t${answer.asked}${narrower}`;
}

const OPTIONS = ['asked', 'write', 'json'];

export const check = defineCommand({
  meta: {
    name: 'check',
    description:
      'The verdict on paths or commands, with file, line and pattern. Exit 0: something is kept out or narrowed; 1: all passes; 2: wrong usage.',
  },
  args: {
    asked: { type: 'positional', description: 'a path, or a command in quotes', required: false },
    write: { type: 'boolean', description: 'judge paths as written, not as read' },
    json: { type: 'boolean', description: 'one JSON document' },
  },
  run({ args }) {
    const asked = args._;
    const isKnown = understands('check', args, OPTIONS);
    if (asked.length === 0 || asked.includes('') || !isKnown) {
      console.error('usage: fire-flow check [--write] [--json] <path | "command">...');
      process.exitCode = 2;
      return;
    }
    const { world } = createNodeWorld();
    const cwd = normalise(process.cwd(), world.environment.platform === 'windows');
    const answers = asked.map((one) => checkOne(one, args.write ? 'write' : 'read', cwd, world));
    console.log(
      args.json
        ? JSON.stringify(answers, null, 2)
        : answers.map((answer) => line(answer, cwd)).join('\n'),
    );
    process.exitCode = answers.some(({ verdict }) => verdict !== 'passes') ? 0 : 1;
  },
});
