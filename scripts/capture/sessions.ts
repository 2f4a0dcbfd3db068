import {
  call,
  createPlace,
  type HostEvent,
  type HostVersion,
  PINNED,
  type Place,
  runHost,
  say,
  type Turns,
  writePlugin,
} from '../../test/host/harness/index.ts';
import { fileServerArguments } from '../../test/host/harness/mcp.ts';
import { type Recorded, recorder } from '../../test/host/harness/recorder.ts';

const FILES = {
  'src/app.ts': 'export const answer = 41;\n',
  'src/long.txt': Array.from({ length: 60 }, (_, n) => `line ${n + 1}`).join('\n'),
  'notes.ipynb': JSON.stringify({
    cells: [{ cell_type: 'code', id: 'c1', source: ['1'], metadata: {}, outputs: [] }],
    metadata: { language_info: { name: 'python' } },
    nbformat: 4,
    nbformat_minor: 5,
  }),
};

/** Outlasts a timeout of a second; a bare `sleep` is refused by some hosts. */
const SLOW = 'node -e "setTimeout(() => console.log(1), 4000)"';

/** Blocks the first stop of each prompt, so that the second one is seen with `stop_hook_active`. */
const BLOCK_ONCE = `
const { stop_hook_active } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
if (!stop_hook_active) console.log(JSON.stringify({ decision: 'block', reason: 'once more' }));
`;

/** Runs the sessions in which every event we register happens, and says what the hooks were given. */
export async function captureSessions(
  version: HostVersion,
): Promise<{ place: Place; recorded: Recorded[] }> {
  const place = createPlace(FILES);
  const { plugin, env, recorded } = recorder(place);
  const common = { place, version, plugins: [plugin], env };
  const first = await runHost({
    ...common,
    prompts: ['Fix the answer', 'See @src/app.ts', '/compact keep the plan', '/clear'],
    turns: toolTurns(place, version),
    agentTurns: agentTurns(place),
    args: fileServerArguments(),
    hold: agentStillRunning(version),
  });
  const blocker = writePlugin(`${place.root}/blocker`, {
    name: 'blocker',
    hooks: { Stop: BLOCK_ONCE },
    commands: { hello: 'Say hello to $ARGUMENTS' },
  });
  await runHost({
    ...common,
    plugins: [plugin, blocker],
    prompts: ['Go on', '/blocker:hello the "world"'],
    turns: [],
    resume: first.sessionId,
  });
  await runHost({
    ...common,
    prompts: ['Make a file'],
    permissionMode: 'default',
    turns: [
      [call('Bash', { command: 'touch made.txt', description: 'Make' }, 'toolu_Bash-refused')],
      [
        call(
          'Write',
          { file_path: `${place.project}/new.txt`, content: 'x' },
          'toolu_Write-refused',
        ),
      ],
    ],
  });
  return { place, recorded: recorded() };
}

/** 2.1.332 runs agents in the background: the session must not end before they have. */
function agentStillRunning(version: HostVersion): (events: readonly HostEvent[]) => boolean {
  if (version !== PINNED) return () => false;
  return (events) => {
    const results = events.filter((event) => event.type === 'result').length;
    const stopped = events.some(
      (event) =>
        event.value['hook_name'] === 'SubagentStop:general-purpose' &&
        event.subtype === 'hook_response',
    );
    return results === 1 && !stopped;
  };
}

function agentTurns(place: Place): Turns {
  return [
    [
      call('Read', { file_path: `${place.project}/src/app.ts` }, 'toolu_Read-subagent'),
      call('Bash', { command: 'ls src', description: 'List' }, 'toolu_Bash-subagent'),
    ],
    [
      call(
        'Bash',
        { command: 'cat missing.txt', description: 'Look' },
        'toolu_Bash-fails-subagent',
      ),
    ],
    [say('The agent is done.')],
  ];
}

function toolTurns(place: Place, version: HostVersion): Turns {
  const at = (name: string): string => `${place.project}/${name}`;
  const agent = version === PINNED || version === '2.1.197' ? 'Agent' : 'Task';
  const search = [
    call('Grep', { pattern: 'answer', path: at('src') }, 'toolu_Grep'),
    call('Grep', { pattern: 'answer', output_mode: 'content' }, 'toolu_Grep-content'),
    call('Glob', { pattern: '**/*.ts' }, 'toolu_Glob'),
  ];
  return [
    [
      call('Read', { file_path: at('src/app.ts') }, 'toolu_Read'),
      call('Read', { file_path: at('src/long.txt'), offset: 10, limit: 5 }, 'toolu_Read-range'),
      call('Bash', { command: 'ls src; echo warn >&2', description: 'List' }, 'toolu_Bash'),
      call('Read', { file_path: at('notes.ipynb') }, 'toolu_Read-notebook'),
    ],
    agent === 'Task'
      ? search
      : [call('Bash', { command: 'grep -rn answer src' }, 'toolu_Bash-grep')],
    [
      call(
        'Edit',
        { file_path: at('src/app.ts'), old_string: '41', new_string: '42' },
        'toolu_Edit',
      ),
      call('Write', { file_path: at('src/new.ts'), content: 'export {};\n' }, 'toolu_Write'),
      call(
        'NotebookEdit',
        {
          notebook_path: at('notes.ipynb'),
          cell_id: 'c1',
          new_source: '2',
          cell_type: 'code',
          edit_mode: 'replace',
        },
        'toolu_NotebookEdit',
      ),
    ],
    [
      call(
        'Write',
        { file_path: at('src/new.ts'), content: 'export const x = 1;\n' },
        'toolu_Write-update',
      ),
    ],
    [
      call(
        'Bash',
        { command: 'echo out; echo err >&2; exit 2', description: 'Fail' },
        'toolu_Bash-fails',
      ),
    ],
    [call('Read', { file_path: at('missing.ts') }, 'toolu_Read-fails')],
    [call('Read', { file_path: at('src') }, 'toolu_Read-directory')],
    [call('Bash', { command: SLOW, timeout: 1000 }, 'toolu_Bash-timeout')],
    [call('Bash', { command: 'seq 1 20000' }, 'toolu_Bash-long')],
    [
      call('mcp__files__read_file', { path: at('src/app.ts') }, 'toolu_mcp'),
      call('mcp__files__fail', {}, 'toolu_mcp-fails'),
    ],
    [
      call(
        agent,
        {
          description: 'Look around',
          prompt: 'Read the app and say done',
          subagent_type: 'general-purpose',
        },
        'toolu_Agent',
      ),
    ],
    [say('The answer is 42.')],
  ];
}
