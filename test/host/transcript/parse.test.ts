import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../src/core/facts/turn.ts';
import { rejectedCalls } from '../../../src/host/transcript/index.ts';
import { parseLine } from '../../../src/host/transcript/parse.ts';
import { assistantLine, attachmentLine, resultLine, userLine } from './lines.ts';

function parsed(line: string, failuresOnly = false) {
  return parseLine(Buffer.from(line), 0, failuresOnly);
}

function turnsOf(line: string, failuresOnly = false) {
  const parsed = parseLine(Buffer.from(line), 0, failuresOnly);
  return typeof parsed === 'string' ? [] : parsed.turns;
}

describe('who speaks in a user line', () => {
  it.each([
    ['fix the parser', {}, 'person', 'fix the parser'],
    [[{ type: 'text', text: 'look at this' }, { type: 'image' }], {}, 'person', 'look at this'],
    [
      'This session is being continued from a previous conversation that ran out of context.',
      {},
      'summary',
      undefined,
    ],
    ['anything', { isCompactSummary: true }, 'summary', 'anything'],
    ['Base directory for this skill: /x', { isMeta: true }, 'envelope', undefined],
    ['<task-notification>done</task-notification>', {}, 'envelope', undefined],
    ['[Request interrupted by user for tool use]', {}, 'envelope', undefined],
    ['<bash-stdout>x</bash-stdout><bash-stderr></bash-stderr>', {}, 'envelope', undefined],
    ['<system-reminder>a</system-reminder>\nfix it', {}, 'person', 'fix it'],
    ['<div> is not closed in index.html', {}, 'person', '<div> is not closed in index.html'],
    ['<task-notification>cut', {}, 'envelope', undefined],
    [
      '<command-name>/review</command-name>\n<command-message>review</command-message>\n<command-args>never push</command-args>',
      {},
      'command',
      '/review never push',
    ],
    [
      '<command-message>compact</command-message>\n<command-name>compact</command-name>\n<command-args></command-args>',
      {},
      'command',
      '/compact',
    ],
  ])('%j', (content, rest, source, text) => {
    const [turn] = turnsOf(userLine(content, rest));
    expect(turn).toMatchObject({ role: 'user', source, ...(text === undefined ? {} : { text }) });
  });

  it('hears what a person said when refusing a call', () => {
    const turns = turnsOf(
      resultLine(
        't',
        "The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\nnever push to main",
        true,
      ),
    );
    expect(turns[0]).toMatchObject({ role: 'result', isError: true });
    expect(turns[1]).toMatchObject({ role: 'user', source: 'person', text: 'never push to main' });
  });
});

describe('results, usage and injected context', () => {
  it('joins the text parts of a result and leaves others out', () => {
    const [turn] = turnsOf(
      resultLine(
        't',
        [{ type: 'text', text: 'a' }, { type: 'tool_reference' }, { type: 'text', text: 'b' }],
        true,
      ),
    );
    expect(turn).toMatchObject({ id: 't', text: 'a\nb', isError: true });
  });

  it("takes usage in the program's own words", () => {
    const usage = {
      input_tokens: 3,
      cache_creation_input_tokens: 20,
      cache_read_input_tokens: 500,
      output_tokens: 7,
    };
    const [turn] = turnsOf(assistantLine([{ type: 'text', text: 'x' }], {}, { usage }));
    expect(turn).toMatchObject({
      usage: { input: 3, cacheCreation: 20, cacheRead: 500, output: 7 },
      message: 'msg_1',
    });
  });

  it("takes no usage from the host's own error messages", () => {
    const [turn] = turnsOf(
      assistantLine(
        [{ type: 'text', text: 'API Error' }],
        { isApiErrorMessage: true },
        { model: '<synthetic>', usage: { input_tokens: 0 } },
      ),
    );
    expect(turn).toMatchObject({ role: 'assistant', text: 'API Error' });
    expect(turn).not.toHaveProperty('usage');
    expect(turn).not.toHaveProperty('model');
  });

  it('sees the texts of hooks and the marked name of the model', () => {
    const context = {
      type: 'hook_additional_context',
      content: ['A', 'B'],
      hookName: 'SessionStart',
      hookEvent: 'SessionStart',
    };
    expect(turnsOf(attachmentLine(context))[0]).toMatchObject({
      role: 'injected',
      event: 'SessionStart',
      text: 'A\nB',
    });
    const plain = {
      type: 'hook_success',
      hookEvent: 'UserPromptSubmit',
      content: 'TEXT',
      stdout: 'TEXT\n',
    };
    expect(turnsOf(attachmentLine(plain))[0]).toMatchObject({ role: 'injected', text: 'TEXT' });
    const model = { type: 'model', identity: { modelId: 'claude-sonnet-4-5[1m]' } };
    expect(turnsOf(attachmentLine(model))[0]).toMatchObject({
      role: 'model',
      id: 'claude-sonnet-4-5[1m]',
    });
  });

  it('keeps the link of an attachment it has no use for', () => {
    const line = attachmentLine(
      { type: 'prompt_snapshot', systemPrompt: ['"uuid":"no"'] },
      { uuid: 'mine', parentUuid: 'p' },
    );
    expect(parsed(line)).toEqual({ turns: [], uuid: 'mine', parent: 'p' });
  });

  it('marks what a subagent said, also where an old host kept it as progress', () => {
    const inner = JSON.parse(assistantLine([{ type: 'text', text: 'inside' }]));
    const line = JSON.stringify({
      uuid: 'x',
      type: 'progress',
      data: { type: 'agent_progress', message: inner },
    });
    expect(turnsOf(line)[0]).toMatchObject({ text: 'inside', sidechain: true });
    expect(turnsOf(userLine('x', { isSidechain: true }))[0]).toMatchObject({ sidechain: true });
  });
});

describe('what a line tells twice', () => {
  const shown = { toolUseResult: { stdout: 'ä '.repeat(50), uuid: 'no', is_error: true } };
  const links = { uuid: 'mine', parentUuid: 'p' };

  it('is read once, wherever it stands', () => {
    const plain = parsed(resultLine('t', 'fine ☃', false, links));
    expect(plain).toMatchObject({ uuid: 'mine', parent: 'p' });
    expect(parsed(resultLine('t', 'fine ☃', false, { ...links, ...shown }))).toEqual(plain);
    const { parentUuid, ...first } = JSON.parse(resultLine('t', 'fine ☃', false, links));
    expect(parsed(JSON.stringify({ parentUuid, ...shown, ...first }))).toEqual(plain);
    const quoted = resultLine('t', 'fine,"toolUseResult":', false, links);
    expect(turnsOf(quoted)[0]).toMatchObject({ text: 'fine,"toolUseResult":' });
  });

  it('stays torn where its end is missing', () => {
    const line = resultLine('t', 'fine', false, shown);
    expect(parsed(line.slice(0, -8))).toBe('torn');
  });
});

describe('thoughts', () => {
  const links = { uuid: 'mine', parentUuid: 'p' };
  const thought = (thinking: string) => ({ type: 'thinking', thinking, signature: 'AbC+/9==' });
  const said = { type: 'text', text: 'ok ☃' };

  it.each([
    ['alone', [thought('ä "quoted" ☃')], ''],
    ['before what is said', [thought('x'), said], 'ok ☃'],
    ['behind what is said', [said, thought('x')], 'ok ☃'],
    ['several', [thought('x'), said, thought('y'), said], 'ok ☃\nok ☃'],
    ['empty', [thought(''), said], 'ok ☃'],
    ['unsigned', [{ type: 'thinking', thinking: 'x' }, said], 'ok ☃'],
    [
      'only told of',
      [{ type: 'text', text: JSON.stringify([thought('x')]) }],
      JSON.stringify([thought('x')]),
    ],
  ])('are passed over: %s', (_, content, text) => {
    expect(parsed(assistantLine(content, links))).toMatchObject({
      uuid: 'mine',
      parent: 'p',
      turns: [{ role: 'assistant', text, message: 'msg_1', model: 'claude-opus-5' }],
    });
  });
});

describe('failures only', () => {
  const links = { uuid: 'mine', parentUuid: 'p' };
  const text = [{ type: 'text', text: 'wait' }];
  const lines: readonly (readonly [string, string])[] = [
    ['a result', resultLine('t', 'fine', false, links)],
    ['a result shown twice', resultLine('t', 'fine', false, { ...links, toolUseResult: 'fine' })],
    [
      'a result that talks of results',
      resultLine('t', '"uuid":"no" "is_error":true', false, links),
    ],
    ["a subagent's result", resultLine('t', 'fine', false, { ...links, isSidechain: true })],
    ['a result without a parent', resultLine('t', 'fine')],
    ['a failure', resultLine('t', 'broken', true, links)],
    [
      'a failure shown twice',
      resultLine('t', 'broken', true, { ...links, toolUseResult: { is_error: false } }),
    ],
    [
      'two results',
      userLine(
        [
          { type: 'tool_result', tool_use_id: 'a', content: 'fine', is_error: false },
          { type: 'tool_result', tool_use_id: 'b', content: 'broken', is_error: true },
        ],
        links,
      ),
    ],
    [
      'a result and words of a person',
      userLine([{ type: 'tool_result', tool_use_id: 'a', content: 'fine' }, ...text], links),
    ],
    ['a prompt', userLine('fix it', links)],
    ['an answer', assistantLine(text, links)],
  ];

  it.each(lines)('differ from all in the texts of what went well: %s', (_, line) => {
    const strip = (turn: Turn) =>
      turn.role === 'result' && !turn.isError ? { ...turn, text: '' } : turn;
    const [brief, all] = [parsed(line, true), parsed(line)];
    if (typeof brief === 'string' || typeof all === 'string') throw new Error('no turns');
    expect({ ...brief, turns: brief.turns.map(strip) }).toEqual({
      ...all,
      turns: all.turns.map(strip),
    });
  });

  it('spare the text of a result that went well', () => {
    expect(turnsOf(resultLine('t', 'fine', false, links), true)[0]).toMatchObject({ text: '' });
    expect(turnsOf(resultLine('t', 'no', true, links), true)[0]).toMatchObject({ text: 'no' });
  });
});

describe('hostile lines', () => {
  it('never throws, whatever JSON a line holds', () => {
    const shape = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 3 }),
        tie('object'),
      ),
      object: fc.dictionary(
        fc.constantFrom(
          'type',
          'message',
          'content',
          'attachment',
          'data',
          'usage',
          'id',
          'text',
          'identity',
          'input',
        ),
        tie('value'),
      ),
    }));
    fc.assert(
      fc.property(
        fc.constantFrom('user', 'assistant', 'system', 'attachment', 'progress'),
        shape.object,
        (type, body) => {
          parsed(JSON.stringify({ ...(body as object), type }));
          parsed(JSON.stringify({ uuid: 'x', ...(body as object), type }), true);
        },
      ),
    );
  });

  it('never throws on a line cut anywhere', () => {
    const line = assistantLine([
      { type: 'tool_use', id: 't', name: 'Bash', input: { command: 'ls' } },
    ]);
    for (let i = 0; i < line.length; i++) expect(parsed(line.slice(0, i))).toBe('torn');
  });
});

describe('calls the host rejected', () => {
  const turns = (text: string) => [
    ...turnsOf(
      assistantLine([{ type: 'tool_use', id: 't', name: 'Edit', input: { file_path: '/a' } }]),
    ),
    ...turnsOf(resultLine('t', text, true)),
  ];

  it.each([
    ['<tool_use_error>String to replace not found in file.\nString: x</tool_use_error>', 'host'],
    ['File has not been read yet. Read it first before writing to it.', 'host'],
    ["The user doesn't want to proceed with this tool use.", 'user'],
  ])('%s', (text, by) => {
    expect(rejectedCalls(turns(text))).toMatchObject([{ by, call: { name: 'Edit' } }]);
  });

  it.each(['Exit code 1\nboom', '<tool_use_error>Sibling tool call errored</tool_use_error>'])(
    'not: %s',
    (text) => {
      expect(rejectedCalls(turns(text))).toEqual([]);
    },
  );
});
