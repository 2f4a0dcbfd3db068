import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { DriverArguments } from './arguments.ts';
import { type HostNews, readHostLine } from './stream.ts';
import type { StretchEnd } from './verdict.ts';

/** Set for everything a driver starts: a driver inside a loop would start loops without end. */
export const DRIVER_VARIABLE = 'FIRE_FLOW_LOOP';

export interface Stretch {
  readonly root: string;
  readonly id: string;
  readonly options: DriverArguments;
  /** What is left of the budget, in US dollars. */
  readonly budgetLeft: number | null;
  /** Milliseconds after which the host is ended: the loop's time is up. */
  readonly timeLeft: number;
  news(news: HostNews): void;
}

export interface Running {
  readonly ended: Promise<StretchEnd & { readonly cost: number }>;
  /** Asks the host to end; the second time it is killed. */
  end(): void;
}

/** Where this program is installed: the plugin that the host is to load. */
export function pluginRoot(): string {
  return path.resolve(path.dirname(process.argv[1] ?? '.'), '..');
}

export function hostArguments({ id, options, budgetLeft }: Omit<Stretch, 'news'>): string[] {
  const { permissionMode, model } = options;
  return [
    ...['-p', '--output-format', 'stream-json', '--verbose', '--plugin-dir', pluginRoot()],
    ...(permissionMode === null ? [] : ['--permission-mode', permissionMode]),
    ...(model === null ? [] : ['--model', model]),
    ...(budgetLeft === null ? [] : ['--max-budget-usd', budgetLeft.toFixed(2)]),
    `/fire-flow:fire-loop-resume ${id}`,
  ];
}

const GRACE = 10_000;
const TAIL = 2_000;

/** One fresh headless session of the host, in which the loop goes on. */
export function runStretch(stretch: Stretch): Running {
  const child = spawn(stretch.options.claude, hostArguments(stretch), {
    cwd: stretch.root,
    env: { ...process.env, [DRIVER_VARIABLE]: stretch.id },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seen = { began: false, error: null, resetsAt: null, said: '', cost: 0 } as Seen;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    for (const news of readHostLine(line)) {
      note(seen, news);
      stretch.news(news);
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (!seen.began) seen.said = (seen.said + text).slice(-TAIL);
  });
  let asked = false;
  const end = () => {
    child.kill(asked ? 'SIGKILL' : 'SIGINT');
    asked = true;
    setTimeout(() => child.kill('SIGKILL'), GRACE).unref();
  };
  const timer = setTimeout(end, Math.min(stretch.timeLeft, 2 ** 31 - 1));
  const ended = new Promise<StretchEnd & { cost: number }>((resolve) => {
    const settle = (code: number | null, signal: string | null) => {
      clearTimeout(timer);
      resolve({ ...seen, code, signal });
    };
    child.on('error', (error) => {
      seen.said = error.message;
      settle(null, null);
    });
    child.on('close', settle);
  });
  return { ended, end };
}

interface Seen {
  began: boolean;
  error: StretchEnd['error'];
  resetsAt: number | null;
  said: string;
  cost: number;
}

/** An error that the host got over is none: what came after it counts. */
function note(seen: Seen, news: HostNews): void {
  if (news.type === 'begin') {
    seen.began = true;
    seen.said = '';
  }
  if (news.type === 'usage') seen.error = null;
  if (news.type === 'error') {
    seen.error = news.kind;
    seen.resetsAt = news.resetsAt ?? seen.resetsAt;
  }
  if (news.type === 'result') {
    seen.cost = news.cost;
    if (news.isError) seen.said = news.text;
    else seen.error = null;
  }
}
