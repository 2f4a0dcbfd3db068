import { pathOf, reveal } from './emit.ts';
import { parseOptions, type Values, values } from './options.ts';
import { later, powershell, script, shell, tmux, watch } from './shells.ts';
import {
  type Field,
  fork,
  NOTHING,
  type Out,
  type Scope,
  setVariable,
  UNKNOWN,
  UNSEEN,
  withShell,
} from './state.ts';
import type { Call, Handler } from './verbs/row.ts';
import { parallel, xargs } from './xargs.ts';

/** A command that runs the command among its arguments. */
interface Wrapper {
  readonly values?: Values;
  /** Operands before the command. */
  readonly skip?: number;
  /** Takes `NAME=value` before the command. */
  readonly assigns?: boolean;
  /** Words after which the command begins (`uv run`, `bundle exec`). */
  readonly after?: readonly string[];
}

const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  sudo: { values: values('-u -g -h -p -C -r -t -T -U -D --user --group'), assigns: true },
  doas: { values: values('-u -C') },
  timeout: { values: values('-s -k --signal --kill-after'), skip: 1 },
  gtimeout: { values: values('-s -k'), skip: 1 },
  nice: { values: values('-n --adjustment') },
  ionice: { values: values('--class -n -p -t') },
  su: { values: values('-c --command -s -g'), skip: 1 },
  nohup: {},
  setsid: {},
  stdbuf: { values: values('-i -o -e --input --output --error') },
  time: { values: values('-f -o --format --output') },
  builtin: {},
  exec: { values: values('-a') },
  strace: { values: values('-e -o -p -s -u -E') },
  ltrace: { values: values('-e -o -p -s -u') },
  unbuffer: {},
  caffeinate: { values: values('-t -w') },
  taskset: { skip: 1 },
  flock: { values: values('-w -E --timeout'), skip: 1 },
  busybox: {},
  npx: { values: values('-p --package -c --call') },
  bunx: {},
  pnpx: {},
  'cross-env': { assigns: true },
  dotenv: { values: values({ name: '-e -f -p', text: '-v -c' }) },
  dotenvx: { after: ['run'] },
  uv: { after: ['run'] },
  uvx: {},
  poetry: { after: ['run'] },
  pipenv: { after: ['run'] },
  bundle: { after: ['exec'] },
  pnpm: { after: ['exec', 'dlx'] },
  npm: { after: ['exec', 'x'] },
  yarn: { after: ['exec', 'dlx'] },
};

const SHELLS = new Set(['bash', 'sh', 'zsh', 'dash', 'ksh', 'ash', 'fish']);

/** The handler of a command that runs another one, if it is one. */
export function wrapperOf(verb: string, args: readonly Field[]): Handler | null {
  if (verb === 'env') return env;
  if (verb === 'command') return command;
  if (verb === 'xargs') return xargs;
  if (verb === 'parallel') return parallel;
  if (verb === 'watch') return watch;
  if (verb === 'tmux') return tmux;
  if (verb === 'script') return script;
  if (verb === 'at' || verb === 'batch') return later;
  if (SHELLS.has(verb)) return shell;
  if (verb === 'pwsh' || verb === 'powershell') return powershell;
  const wrapper = Object.hasOwn(WRAPPERS, verb) ? WRAPPERS[verb] : undefined;
  if (wrapper === undefined) return null;
  if (wrapper.after !== undefined && !wrapper.after.includes(args[0]?.text ?? '')) return null;
  return (call) => wrapped(wrapper, call);
}

/** Options whose value is a command as a shell takes it. */
const TEXTS = new Set(['-c', '--call', '--command']);

function wrapped(wrapper: Wrapper, call: Call): Out {
  const { args, scope } = call;
  const own = wrapper.after === undefined ? args : args.slice(1);
  const { operands, values: given } = parseOptions(own, {
    ...(wrapper.values && { values: wrapper.values }),
    strict: true,
  });
  const rest = operands.slice(wrapper.skip ?? 0);
  const text = given.find(({ option }) => TEXTS.has(option))?.value;
  if (text !== undefined) return scope.run.text(text.text, scope, text.site);
  if (rest[0]?.text === '-c') return shell({ ...call, args: rest });
  if (wrapper.assigns === true) return withAssignments(rest, scope);
  return withoutFunction(rest, scope);
}

/** A command run by another one, or by `command`, is never a function of this shell, whatever one is called. */
function withoutFunction(words: readonly Field[], scope: Scope): Out {
  const { functions } = scope.shell;
  const name = words[0]?.text ?? '';
  const defined = functions.get(name);
  functions.delete(name);
  const out = scope.run.invoke(words, scope);
  if (defined !== undefined) functions.set(name, defined);
  return out;
}

function withAssignments(words: readonly Field[], scope: Scope): Out {
  const start = words.findIndex(({ text }) => !/^[A-Za-z_]\w*=/.test(text));
  const inner = withShell(scope, fork(scope.shell));
  for (const { text } of start < 0 ? words : words.slice(0, start)) {
    const cut = text.indexOf('=');
    setVariable(inner.shell, text.slice(0, cut), text.slice(cut + 1));
  }
  return start < 0 ? NOTHING : withoutFunction(words.slice(start), inner);
}

/** `env`: prints the environment, or runs a command in another one. */
function env({ args, scope }: Call): Out {
  const parsed = parseOptions(args, {
    values: values({ text: '-u --unset -S --split-string', name: '-C --chdir' }),
    strict: true,
  });
  const inner = withShell(scope, fork(scope.shell));
  const directory = parsed.values.find(({ option }) => option === '-C' || option === '--chdir');
  if (directory !== undefined) inner.shell.cwd = pathOf(directory.value, scope.shell);
  const split = parsed.values.find(({ option }) => option === '-S' || option === '--split-string');
  if (split !== undefined) return scope.run.text(split.value.text, inner, null);
  const words = parsed.operands.filter(({ text }, i) => text !== UNKNOWN || i > 0);
  if (words.every(({ text }) => /^[A-Za-z_]\w*=/.test(text))) reveal(scope);
  return withAssignments(words, inner);
}

/** `command -v` asks where a command is; without options it runs it. */
function command({ args, scope }: Call): Out {
  const parsed = parseOptions(args, { strict: true });
  if (parsed.flags.has('-v') || parsed.flags.has('-V')) return UNSEEN;
  return withoutFunction(parsed.operands, scope);
}
