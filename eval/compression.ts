import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contextTokens } from '../src/core/budget/index.ts';
import { type Compression, compress } from '../src/core/compression/index.ts';
import type { ToolCall, Turn } from '../src/core/facts/turn.ts';
import { exchanges, lastUsage } from '../src/core/kit/turns.ts';
import {
  type Around,
  compose,
  composeFile,
  gather,
  ordersIn,
  SIGNALS,
} from '../src/core/preservation/index.ts';
import { streamTurns } from '../src/host/transcript/index.ts';
import { nodeSource } from './support/node-source.ts';
import { sharedData } from './support/roots.ts';

/**
 * What compression saves on real sessions, level by level, at each moment the context was compacted and at the end; and
 * whether every error line since the compaction before is in the block or its file, word for word.
 */
const CHECK =
  /\b(?:test|tests|build|lint|check|tsc|vet|clippy|compile|pytest|vitest|jest|mypy|ruff|eslint|install|credo|dialyzer)\b/;
const ERROR =
  /\b(?:error|fatal|panic|exception|undefined:|FAIL(?:ED|URE)?|cannot|denied|not found|No such file|Traceback)\b|\w{2,40}(?:Error|Exception)\b|✗|✘|×/i;

const closes = (call: ToolCall) =>
  call.name === 'Bash' && CHECK.test(String(call.input['command'] ?? ''));
const errorLines = (text: string) =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '' && ERROR.test(line));

function windowsOf(turns: Iterable<Turn>): Turn[][] {
  const windows: Turn[][] = [[]];
  for (const turn of turns) {
    if (turn.role === 'boundary' || (turn.role === 'user' && turn.source === 'summary')) {
      if (windows.at(-1)?.some(({ role }) => role === 'assistant')) windows.push([]);
    }
    windows.at(-1)?.push(turn);
  }
  return windows.filter((window) => window.some(({ role }) => role === 'assistant'));
}

/** Error lines of the window's failed calls that neither the block nor the file has. */
function lostErrors(turns: readonly Turn[]): { all: number; block: number; lost: string[] } {
  const around: Around = { turns, errorLines };
  const signals = gather(SIGNALS.initial, around);
  const { block } = compose(signals);
  const file = composeFile(signals, '', 'compaction');
  const failed = exchanges(turns.filter(({ sidechain }) => !sidechain));
  const lines = failed
    .filter(({ result }) => result?.isError && !result.text.startsWith("The user doesn't want"))
    .map(({ result }) => result?.text ?? '')
    .flatMap((text) => {
      const bare = text.replace(/^<tool_use_error>|<\/tool_use_error>$/g, '');
      const first = bare === text ? [] : bare.split('\n').slice(0, 1);
      return [...first, ...errorLines(bare)];
    });
  const lost = lines.filter((line) => !block.includes(line) && !file.includes(line));
  return { all: lines.length, block: lines.filter((line) => block.includes(line)).length, lost };
}

const per = (before: number, after: number) =>
  before === 0 ? '   –' : `${Math.round((1 - after / before) * 100)} %`.padStart(5);

/** What the host counted in the context at the window's end: system prompt, tools and thinking included. */
function counted(turns: readonly Turn[]): number {
  const usage = lastUsage(turns)?.usage;
  return usage ? contextTokens(usage) : 0;
}

function report(
  name: string,
  result: Compression,
  context: number,
  errors: ReturnType<typeof lostErrors>,
): void {
  const levels = Object.entries(result.levels).map(
    ([level, { before, after }]) => `${level[0]} ${before}→${after}`,
  );
  console.log(
    `${name.padEnd(26)} ${String(result.iterations).padStart(4)} it  ${String(result.before).padStart(7)} → ${String(result.after).padStart(6)} ${per(result.before, result.after)}  of context ${String(context).padStart(6)} ${per(context, context - result.before + result.after)}   ${levels.join('  ')}   errors ${errors.all}, in block ${errors.block}, lost ${errors.lost.length}`,
  );
}

function main(): void {
  const data = sharedData();
  if (!data) {
    console.log('eval/compression: no shared data here, nothing measured');
    return;
  }
  const folder = path.join(data, 'transcripts');
  const source = nodeSource();
  const total = { context: 0, before: 0, after: 0, lost: 0, touched: 0 };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    windowsOf(streamTurns(source, path.join(folder, file))).forEach((turns, i) => {
      const people = turns.filter((turn) => turn.role === 'user' && turn.source === 'person');
      const orders = people.flatMap((turn) => ('text' in turn ? ordersIn(turn.text) : []));
      const result = compress(turns, { closes, errorLines, orders });
      const errors = lostErrors(turns);
      const context = Math.max(counted(turns), result.before);
      report(`${file} #${i + 1}`, result, context, errors);
      total.context += context;
      if (process.argv.includes('--lost'))
        for (const line of errors.lost) console.log('   lost:', line);
      total.before += result.before;
      total.after += result.after;
      total.lost += errors.lost.length;
      total.touched += result.segments.filter(
        ({ level, text, kept }) => (level === 'CRITICAL' || level === 'HIGH') && text !== kept,
      ).length;
    });
  }
  console.log(
    `\nconversation text: ${total.before} → ${total.after} estimated tokens, ${per(total.before, total.after).trim()} fewer`,
  );
  console.log(
    `context as the host counted it: ${total.context} tokens, ${per(total.context, total.context - total.before + total.after).trim()} fewer (target 26–54 %)`,
  );
  console.log(
    `CRITICAL and HIGH segments altered: ${total.touched}; error lines lost: ${total.lost}`,
  );
}

main();
