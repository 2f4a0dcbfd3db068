import type { LoopState } from '../../core/loop/index.ts';

/** What is shown of a running loop. */
export interface View {
  readonly loop: LoopState;
  /** Per cent of the context window; `null` where it is not known yet. */
  readonly context: number | null;
  readonly cost: number;
  readonly action: string;
}

export interface Progress {
  show(view: View): void;
  /** A line that stays. */
  say(text: string): void;
}

/** One line that renews itself on a terminal; elsewhere a line for each iteration that ends. */
export function createProgress(output: NodeJS.WriteStream): Progress {
  let iteration = -1;
  const clear = output.isTTY ? '\r\x1b[2K' : '';
  return {
    show(view) {
      if (output.isTTY) {
        output.write(`${clear}${lineOf(view).slice(0, Math.max(20, (output.columns ?? 80) - 1))}`);
      } else if (view.loop.iteration !== iteration) {
        iteration = view.loop.iteration;
        output.write(`${lineOf(view)}\n`);
      }
    },
    say: (text) => void output.write(`${clear}${text}\n`),
  };
}

function lineOf({ loop, context, cost, action }: View): string {
  const parts = [
    `iteration ${Math.min(loop.iteration + 1, loop.maxIterations)}/${loop.maxIterations}`,
    loop.health,
    context === null ? '' : `context ${context} %`,
    `$${cost.toFixed(2)}`,
    action,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
