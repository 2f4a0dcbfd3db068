import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  call,
  createPlace,
  PINNED,
  type Place,
  runHost,
  say,
  writePlugin,
} from './harness/index.ts';
import { isolation } from './harness/network.ts';

// The harness itself, over the pinned host: each thing it offers is shown to be able to fail.
const SECONDS = 300_000;
let place: Place;

beforeEach(() => {
  place = createPlace({ 'a.txt': 'alpha\n', 'b.txt': 'beta\n' });
});
afterEach(() => place.remove());

const base = () => ({ place, version: PINNED, plugins: [] as string[] }) as const;
const readOf = (name: string, id: string) =>
  call('Read', { file_path: path.join(place.project, name) }, id);

/** Throws while the host has written no transcript. */
function isWritten(): void {
  const projects = path.join(place.home, '.claude/projects');
  const files = readdirSync(projects, { recursive: true, encoding: 'utf8' });
  expect(files.some((file) => file.endsWith('.jsonl'))).toBe(true);
}

/** Empty for a process that has ended, also where nobody has taken its exit status. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

describe('the scripted model', () => {
  test('plays turns with parallel calls and sees each result', { timeout: SECONDS }, async () => {
    const run = await runHost({
      ...base(),
      prompts: ['Read both', 'And again'],
      turns: [[readOf('a.txt', 'toolu_a'), readOf('b.txt', 'toolu_b')], [say('both read')]],
    });
    expect(run.exitCode).toBe(0);
    expect(run.answers).toEqual(['both read', 'done']);
    expect(run.toolResult('toolu_a')?.text).toContain('alpha');
    expect(run.toolResult('toolu_b')?.text).toContain('beta');
    expect(run.seenByModel('alpha')).toBe(true);
    expect(run.seenByModel('gamma')).toBe(false);
    expect(run.requests.map((request) => request.kind)).toEqual(['main', 'main', 'main']);
    expect(run.transcript.length).toBeGreaterThan(3);
  });

  test('reacts to what the request holds', { timeout: SECONDS }, async () => {
    const run = await runHost({
      ...base(),
      prompts: ['Read a'],
      turns: (request) => {
        const last = request.messages.at(-1)?.blocks.at(-1);
        if (last?.type !== 'tool_result') return [readOf('a.txt', 'toolu_a')];
        return [say(last.text.includes('alpha') ? 'it is alpha' : 'it is not')];
      },
    });
    expect(run.answers).toEqual(['it is alpha']);
  });

  test('fails as told, and the host tries again', { timeout: SECONDS }, async () => {
    const run = await runHost({
      ...base(),
      prompts: ['Hello'],
      turns: [{ blocks: [], fail: 529 }, { blocks: [], fail: 429 }, [say('at last')]],
    });
    expect(run.requests).toHaveLength(3);
    expect(run.answers).toEqual(['at last']);
  });

  test('a turn function that throws fails the test', { timeout: SECONDS }, async () => {
    const turns = () => {
      throw new Error('no such turn');
    };
    await expect(runHost({ ...base(), prompts: ['Hello'], turns })).rejects.toThrow('no such turn');
  });

  test('reports usage, answers a compaction and keeps its summary', {
    timeout: SECONDS,
  }, async () => {
    const usage = { input_tokens: 1234, output_tokens: 5 };
    const run = await runHost({
      ...base(),
      prompts: ['Hello', '/compact keep the plan', 'Go on'],
      turns: [{ blocks: [say('hi')], usage }],
      summary: '<summary>All was well.</summary>',
    });
    expect(run.requests.map((request) => request.kind)).toEqual(['main', 'compact', 'main']);
    expect(run.seenByModel('keep the plan')).toBe(true);
    expect(run.seenByModel('All was well.')).toBe(true);
    expect(JSON.stringify(run.transcript)).toContain('"input_tokens":1234');
  });

  test('knows the requests of a subagent', { timeout: SECONDS }, async () => {
    const prompt = 'Read b and report';
    const run = await runHost({
      ...base(),
      prompts: ['Delegate'],
      turns: [[call('Agent', { description: 'Look', prompt, subagent_type: 'general-purpose' })]],
      agentTurns: [[readOf('b.txt', 'toolu_b')], [say('beta it is')]],
    });
    expect(run.requests.filter((request) => request.kind === 'agent')).toHaveLength(2);
    expect(run.toolResult('toolu_b')?.text).toContain('beta');
  });
});

describe('a session', () => {
  test('hooks are seen with their time, text and outcome', { timeout: SECONDS }, async () => {
    const plugin = writePlugin(path.join(place.root, "it's a plugin"), {
      name: 'marker',
      hooks: {
        PreToolUse: `console.log(JSON.stringify({hookSpecificOutput:{hookEventName:'PreToolUse',additionalContext:'MARK-'+'ER'}}))`,
      },
    });
    const run = await runHost({
      ...base(),
      plugins: [plugin],
      prompts: ['Read a'],
      turns: [[readOf('a.txt', 'toolu_a'), readOf('b.txt', 'toolu_b')]],
    });
    const hooks = run.hooks.filter((hook) => hook.name === 'PreToolUse:Read');
    expect(hooks.map((hook) => hook.exitCode)).toEqual([0, 0]);
    expect(Math.min(...hooks.map((hook) => hook.took))).toBeGreaterThan(0);
    expect(run.injectedAfter('toolu_b').join()).toContain('MARK-ER');
  });

  test('what a plugin adds shows against a run without it', { timeout: SECONDS }, async () => {
    const plugin = writePlugin(path.join(place.root, 'adder'), {
      name: 'adder',
      hooks: { UserPromptSubmit: `console.log('ADDED')` },
    });
    const scenario = { ...base(), prompts: ['Read a'], turns: [[readOf('a.txt', 'toolu_a')]] };
    const without = await runHost(scenario);
    const again = await runHost(scenario);
    const with_ = await runHost({ ...scenario, plugins: [plugin] });
    expect(again.bytesOfOurs(without)).toEqual([]);
    expect(with_.bytesOfOurs(without).join()).toContain('ADDED');
  });

  test('goes on where another ended', { timeout: SECONDS }, async () => {
    const first = await runHost({ ...base(), prompts: ['My word is medlar'], turns: [] });
    const next = await runHost({
      ...base(),
      prompts: ['Go on'],
      turns: [],
      resume: first.sessionId,
    });
    expect(next.sessionId).toBe(first.sessionId);
    expect(next.seenByModel('My word is medlar')).toBe(true);
  });

  test('two run at once in one folder, apart from each other', { timeout: SECONDS }, async () => {
    const one = (word: string) =>
      runHost({ ...base(), prompts: [word], turns: [[readOf('a.txt', 'toolu_a')], [say(word)]] });
    const [medlar, quince] = await Promise.all([one('medlar'), one('quince')]);
    expect([medlar.answers, quince.answers]).toEqual([['medlar'], ['quince']]);
    expect(medlar.sessionId).not.toBe(quince.sessionId);
    expect(medlar.seenByModel('quince')).toBe(false);
  });

  test('can be killed at a point', { timeout: SECONDS }, async () => {
    const run = await runHost({
      ...base(),
      prompts: ['Read a', 'never sent'],
      turns: [[readOf('a.txt', 'toolu_a')], { blocks: [say('too late')], delay: 10_000 }],
      watch: (event, session) => {
        // The host writes its transcript with a delay.
        if (event.type === 'user') void vi.waitFor(isWritten, 10_000).then(() => session.kill());
      },
    });
    expect(run.signal).toBe('SIGKILL');
    expect(run.answers).toEqual([]);
    expect(run.transcript.length).toBeGreaterThan(0);
  });

  test('can be interrupted, and answers the next prompt', { timeout: SECONDS }, async () => {
    const command = `node -e "setTimeout(()=>require('fs').writeFileSync('late',''),20000)"`;
    const run = await runHost({
      ...base(),
      prompts: ['Wait long', 'Still there?'],
      turns: [[call('Bash', { command, timeout: 90_000 }, 'toolu_w')], [say('yes')]],
      watch: (event, session) => {
        if (event.type === 'assistant' && JSON.stringify(event.value).includes('toolu_w')) {
          session.interrupt();
        }
      },
    });
    expect(run.answers.at(-1)).toBe('yes');
    expect(run.toolResult('toolu_w')?.text).toMatch(/interrupt|reject|doesn't want/i);
    expect(existsSync(path.join(place.project, 'late'))).toBe(false);
  });

  test('a refused permission leaves no trace on disk', { timeout: SECONDS }, async () => {
    const run = await runHost({
      ...base(),
      permissionMode: 'default',
      prompts: ['Make it'],
      turns: [[call('Bash', { command: 'touch made.txt' }, 'toolu_t')]],
    });
    expect(run.toolResult('toolu_t')?.isError).toBe(true);
    expect(existsSync(path.join(place.project, 'made.txt'))).toBe(false);
  });

  test('outlasting its time is an error and leaves no process', { timeout: SECONDS }, async () => {
    const pidFile = path.join(place.root, 'pid');
    const command = `node -e "require('fs').writeFileSync('${pidFile}',''+process.pid);setTimeout(()=>{},9e5)"`;
    const slow = runHost({
      ...base(),
      prompts: ['Wait'],
      turns: [[call('Bash', { command })]],
      seconds: 15,
    });
    await expect(slow).rejects.toThrow('outlasted');
    const pid = readFileSync(pidFile, 'utf8');
    expect(commandLine(pid)).not.toContain(pidFile);
  });

  test.runIf(isolation() !== 'none')(
    'reaches nothing but the model',
    { timeout: SECONDS },
    async () => {
      const run = await runHost({
        ...base(),
        prompts: ['Look'],
        turns: [[call('Bash', { command: 'ip -o link; ip route' }, 'toolu_ip')]],
      });
      const links = run.toolResult('toolu_ip')?.text.trim().split('\n') ?? [];
      expect(links).toHaveLength(1);
      expect(links[0]).toContain('LOOPBACK');
    },
  );
});
