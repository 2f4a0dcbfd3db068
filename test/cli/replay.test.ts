import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from 'citty';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { progress } from '../../src/cli/replay/progress.ts';
import { replay } from '../../src/cli/replay.ts';
import { assistantLine, resultLine, userLine } from '../host/transcript/lines.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-replay-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

function file(name: string, content: string | Uint8Array): string {
  const at = path.join(home, name);
  fs.writeFileSync(at, content);
  return at;
}

/** What the command prints, what it complains of, and how it exits. */
async function run(...rawArgs: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  vi.spyOn(console, 'log').mockImplementation((text) => void out.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation((text) => void err.push(String(text)));
  await runCommand(replay, { rawArgs });
  return { out: out.join('\n'), err: err.join('\n'), code: process.exitCode ?? 0 };
}

function says(text: string, message: string): string {
  return assistantLine([{ type: 'text', text }], {}, { id: message });
}

function tries(use: string): readonly string[] {
  const call = { type: 'tool_use', id: use, name: 'Bash', input: { command: 'npm test' } };
  return [
    assistantLine([call], {}, { id: `msg_${use}` }),
    resultLine(use, 'Exit code 1\nTypeError: total is not a function', true),
  ];
}

const SESSION = [userLine('Fix the test'), ...tries('a'), ...tries('b'), ...tries('c')];

describe('fire-flow replay, given what is no transcript', () => {
  it.each([
    ['nothing', '', 'an empty file'],
    ['prose', 'These are my notes.\nNothing else.\n', 'no transcript'],
    ['other JSON', '{"name":"x"}\n{"name":"y"}\n[1]\n"z"\nnull\n', 'no transcript'],
    ['bytes', Uint8Array.from({ length: 70_000 }, (_, at) => (at * 37) % 256), 'no transcript'],
    ['zeros', new Uint8Array(5 << 20), 'no transcript'],
  ])('says so of a file of %s, and exits 1', async (name, content, why) => {
    const { out, err, code } = await run(file(name, content));
    expect([out, code]).toEqual(['', 1]);
    expect(err).toContain(why);
  });

  it('says so of a folder and of a name that is not there, and replays the rest', async () => {
    const good = file('good.jsonl', SESSION.join('\n'));
    const { out, err, code } = await run(home, path.join(home, 'gone'), good);
    expect(err).toMatch(/: not a file\n.*gone: no such file$/);
    expect(out).toContain('good.jsonl: 3 tool calls, 4 iterations, ends SPINNING (WARNING)');
    expect(code).toBe(1);
  });

  it('counts the lines it could not read', async () => {
    const torn = file(
      'torn.jsonl',
      [...SESSION, '{"type":"user","mess', '\u0000\u0001'].join('\n'),
    );
    const { out, code } = await run(torn);
    expect(out).toContain('2 lines could not be read');
    expect(code).toBe(0);
  });
});

describe('fire-flow replay', () => {
  it('takes what the assistant states at a stop for its state, and says nothing to nobody', async () => {
    const words = 'BLOCKED: the staging database needs credentials that I do not have.';
    const place = file('said.jsonl', [userLine('Import it'), says(words, 'm')].join('\n'));
    const { out } = await run('--json', place);
    const [{ last, moments }] = JSON.parse(out);
    expect(last).toMatchObject({ health: 'BLOCKED', blocker: { said: true, description: words } });
    expect(moments.every((one: { text?: string }) => one.text === undefined)).toBe(true);
  });

  it('takes no statement from what was overcome before the stop', async () => {
    const words = ['BLOCKED: the port is in use by someone.', 'It runs on another port now.'];
    const lines = [userLine('Start it'), ...words.map((text, at) => says(text, `m${at}`))];
    const { out } = await run('--json', file('over.jsonl', lines.join('\n')));
    expect(JSON.parse(out)[0].last.health).toBe('PROGRESS');
  });

  it('counts failures of one message once, with results between its calls', async () => {
    const at = file(
      'one.jsonl',
      [
        userLine('Go'),
        ...['a', 'b', 'c'].flatMap((id) => [
          assistantLine([{ type: 'tool_use', id, name: 'mcp__x__y', input: {} }], {}, { id: 'm' }),
          resultLine(id, 'TypeError: key is undefined', true),
        ]),
      ].join('\n'),
    );
    expect(JSON.parse((await run('--json', at)).out)[0].last.counters.spin).toBe(1);
  });
});

describe('the progress of a long reading', () => {
  const shownOn = (isTTY: boolean, size: number) => {
    const written: string[] = [];
    const bar = progress('s', size, { isTTY, write: (text) => written.push(text) });
    for (let at = 0; at <= 1000; at++) bar.tick((size * at) / 1000);
    bar.end();
    return written;
  };

  it('is shown on a terminal, once a per cent, and wiped at the end', () => {
    const shown = shownOn(true, 1 << 30);
    expect(shown).toHaveLength(101);
    expect(shown[49]).toBe('\rs: 50 %');
    expect(shown.at(-1)).toBe('\r\x1b[2K');
  });

  it('is not shown elsewhere, nor for a short file', () => {
    expect(shownOn(false, 1 << 30)).toEqual([]);
    expect(shownOn(true, 1 << 20)).toEqual([]);
  });
});
