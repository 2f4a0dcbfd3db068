/** Programs that read, ask or keep versions: what stands behind them starts and installs nothing. */
const IDLE = new Set([
  ...[
    'git',
    'gh',
    'echo',
    'printf',
    'cat',
    'ls',
    'grep',
    'rg',
    'find',
    'curl',
    'wget',
    'sleep',
    'cd',
  ],
  ...[
    'head',
    'tail',
    'sed',
    'awk',
    'test',
    'which',
    'ps',
    'kill',
    'pkill',
    'rm',
    'cp',
    'mv',
    'mkdir',
  ],
]);
const VERBS = new Set([
  ...['up', 'start', 'restart', 'serve', 'server', 'run', 'enable', 'bootstrap', 'login', 'daemon'],
  ...[
    'install',
    'add',
    'sync',
    'get',
    'restore',
    'ensure',
    'download',
    'fetch',
    'setup',
    'pull',
    'i',
    'ci',
  ],
]);
/** Programs that are services themselves, or make one ready. */
const SERVICES =
  /^(?:redis-server|postgres|mysqld|mongod|dockerd|nats-server|createdb|initdb|pg_ctl\w*|colima)$/;
/** Scripts say it in their names: `./start-db.sh`, `bin/setup`. */
const SCRIPT = /(?:^|\/)(?:start|setup|install|bootstrap|init|up)(?:[-_.]\w[\w.-]*)?$/;

/** Whether a command tries to bring up or install something. */
export function isRepair(command: string): boolean {
  const own = command.replace(/"[^"]*"|'[^']*'/g, "''");
  return own.split(/&&|\|\|?|;/).some(brings);
}

function brings(part: string): boolean {
  const words = part.trim().split(/\s+/);
  const own = words.slice(words.findIndex((word) => !isBefore(word)));
  const [program = '', ...rest] = own;
  const name = program.slice(program.lastIndexOf('/') + 1);
  if (IDLE.has(name)) return false;
  const runs = /^(?:ba|z|da)?sh$/.test(name) ? (rest[0] ?? '') : program;
  if (SERVICES.test(name) || SCRIPT.test(runs) || /[^&]&$/.test(part.trim())) return true;
  return rest.some((word) => VERBS.has(word) || /^[\w-]+:(?:start|up|setup|install)$/.test(word));
}

/** What may stand before the program. */
function isBefore(word: string): boolean {
  return (
    word === 'sudo' || word === 'nohup' || word === 'exec' || word === 'time' || /^\w+=/.test(word)
  );
}
