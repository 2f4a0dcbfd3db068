import type { Turn, Usage } from '../../core/facts/turn.ts';
import { injectedOf } from './attachment.ts';
import { list, number, record, text, type Unknown } from './json.ts';
import { personTexts } from './person.ts';

/** What one line says, and its place in the conversation's tree. */
export interface ParsedLine {
  readonly turns: readonly Turn[];
  readonly uuid?: string;
  readonly parent?: string;
}

/** `unknown`: a type this program has no use for. `torn`: not JSON, or not an object. */
export type Parsed = ParsedLine | 'unknown' | 'torn';

interface Place {
  readonly offset: number;
  readonly at?: number;
  readonly sidechain: boolean;
}

/**
 * Parses one transcript line of any host version. Never throws. `failuresOnly`: results of calls that went well come without
 * their texts.
 */
export function parseLine(line: Buffer, offset: number, failuresOnly = false): Parsed {
  const head = line.toString('latin1', 0, HEAD);
  const shown = line.indexOf(SHOWN);
  const light =
    glance(line, head) ?? (failuresOnly ? glanceAtResult(line, head, shown, offset) : null);
  if (light) return light;
  const json = parseJson(line, shown);
  if (!json) return 'torn';
  const turns = turnsOf(json, placeOf(json, offset));
  return turns.length === 0 && text(json['uuid']) === '' ? 'unknown' : { turns, ...linksOf(json) };
}

/** Bytes that tell what a line is. */
const HEAD = 600;

/**
 * Where a line tells a result once more, the way the host shows it: most of its bytes, and of no use here. As all keys below,
 * it is found by its quotation marks, which in a text would stand behind a backslash.
 */
const SHOWN = ',"toolUseResult":';

const SPEAKING = new Set(['user', 'assistant', 'system', 'attachment', 'progress']);
const WANTED = new Set(['hook_success', 'hook_additional_context', 'model', 'agent_progress']);

/**
 * Judges a line by its head, without parsing it: request bodies, snapshots and the listings that the host attaches
 * are most of a recent transcript's bytes. Their links are kept, since the tree runs through them.
 */
function glance(line: Buffer, head: string): Parsed | null {
  const type = /^\{"type":"([^"]{1,40})"/.exec(head)?.[1];
  if (type !== undefined) return SPEAKING.has(type) ? null : 'unknown';
  const inner = /"(?:attachment|data)":\{"type":"([^"]{1,60})"/.exec(head)?.[1];
  if (inner === undefined || WANTED.has(inner)) return null;
  const parent = parentIn(head);
  const uuid = textNamed('uuid', line);
  return { turns: [], ...(uuid ? { uuid } : {}), ...(parent ? { parent } : {}) };
}

/** A line that holds the result of one call, which went well, and nothing else; not one that an old host wraps as `data`. */
function glanceAtResult(line: Buffer, head: string, shown: number, offset: number): Parsed | null {
  const isResult = head.includes('"content":[{') && head.includes('"tool_result"');
  if (!isResult || head.includes('"data":{')) return null;
  const told = shown < 0 ? line : line.subarray(0, shown);
  const isFine = told.includes('"is_error":false') || !told.includes('"is_error"');
  if (!isFine || told.includes('"type":"text"')) return null;
  const use = '"tool_use_id":"';
  if (told.indexOf(use) !== told.lastIndexOf(use)) return null;
  const [parent, uuid, id] = [
    parentIn(head),
    textNamed('uuid', told),
    textNamed('tool_use_id', told),
  ];
  const at = Date.parse(textNamed('timestamp', told) ?? '');
  if (!parent || !uuid || !id || Number.isNaN(at)) return null;
  const sidechain = head.includes('"isSidechain":true');
  const turn: Turn = { role: 'result', offset, sidechain, at, id, text: '', isError: false };
  return { turns: [turn], uuid, parent };
}

function parentIn(head: string): string | undefined {
  return /^\{"parentUuid":"([^"]{1,60})"/.exec(head)?.[1];
}

/** The last short text of this name. */
function textNamed(name: string, line: Buffer): string | undefined {
  const key = `"${name}":"`;
  const from = line.lastIndexOf(key) + key.length;
  if (from < key.length) return undefined;
  const value = line.toString('latin1', from, from + 61);
  const end = value.indexOf('"');
  return end > 0 ? value.slice(0, end) : undefined;
}

const COMMA = 44;
const CLOSE = 125;

function parseJson(line: Buffer, shown: number): Unknown | null {
  if (shown < 0 || line.at(-1) !== CLOSE) return parseText(line.toString());
  line[shown] = CLOSE;
  const told = parseText(line.toString('utf8', 0, shown + 1));
  line[shown] = COMMA;
  const isWhole = told !== null && KEYS.every((key) => key in told);
  return isWhole ? told : parseText(line.toString());
}

/** A line that has these before the result is shown has nothing of use behind it. */
const KEYS = ['type', 'message', 'uuid', 'timestamp'];

function parseText(line: string): Unknown | null {
  try {
    return record(JSON.parse(line));
  } catch {
    return null;
  }
}

function placeOf(json: Unknown, offset: number): Place {
  const at = Date.parse(text(json['timestamp']));
  return {
    offset,
    sidechain: json['isSidechain'] === true,
    ...(Number.isNaN(at) ? {} : { at }),
  };
}

function linksOf(json: Unknown): { uuid?: string; parent?: string } {
  const uuid = text(json['uuid']);
  const parent = text(json['parentUuid']) || text(json['logicalParentUuid']);
  return { ...(uuid ? { uuid } : {}), ...(parent ? { parent } : {}) };
}

function turnsOf(json: Unknown, place: Place): Turn[] {
  switch (json['type']) {
    case 'user':
      return userTurns(json, place);
    case 'assistant':
      return assistantTurns(json, place);
    case 'system':
      return boundaryTurns(json, place);
    case 'attachment':
      return injectedOf(record(json['attachment']), place);
    case 'progress':
      return subagentTurns(json, place);
    default:
      return [];
  }
}

/** Older hosts keep what a subagent does as progress lines of its parent. */
function subagentTurns(json: Unknown, place: Place): Turn[] {
  const said = record(record(json['data'])?.['message']);
  if (!said || said['type'] === 'progress') return [];
  return turnsOf(said, { ...place, sidechain: true });
}

function boundaryTurns(json: Unknown, place: Place): Turn[] {
  if (json['subtype'] !== 'compact_boundary') return [];
  const meta = record(json['compactMetadata']);
  const trigger = meta?.['trigger'];
  const before = number(meta?.['preTokens']);
  const known = trigger === 'auto' || trigger === 'manual';
  return [
    { role: 'boundary', ...place, ...(known ? { trigger } : {}), ...(before ? { before } : {}) },
  ];
}

function userTurns(json: Unknown, place: Place): Turn[] {
  const content = record(json['message'])?.['content'];
  const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : list(content);
  const turns: Turn[] = [];
  const said: string[] = [];
  for (const block of blocks) {
    if (block['type'] === 'text') said.push(text(block['text']));
    if (block['type'] === 'tool_result') turns.push(...resultTurns(block, place));
  }
  const whole = said.join('\n');
  return whole.trim() === '' ? turns : [...turns, ...personTexts(whole, json, place)];
}

const REFUSAL = 'the user said:\n';

function resultTurns(block: Unknown, place: Place): Turn[] {
  const content = block['content'];
  const parts = typeof content === 'string' ? [content] : list(content).map((b) => text(b['text']));
  const whole = parts.filter((part) => part !== '').join('\n');
  const isError = block['is_error'] === true;
  const result: Turn = {
    role: 'result',
    ...place,
    id: text(block['tool_use_id']),
    text: whole,
    isError,
  };
  const cut = isError && whole.startsWith("The user doesn't want") ? whole.indexOf(REFUSAL) : -1;
  if (cut < 0) return [result];
  const said = whole.slice(cut + REFUSAL.length).trim();
  return [result, { role: 'user', ...place, source: 'person', text: said }];
}

function assistantTurns(json: Unknown, place: Place): Turn[] {
  const message = record(json['message']);
  if (!message) return [];
  const blocks = list(message['content']);
  const said = blocks.filter((b) => b['type'] === 'text').map((b) => text(b['text']));
  const calls = blocks
    .filter((b) => b['type'] === 'tool_use')
    .map((b) => ({ id: text(b['id']), name: text(b['name']), input: record(b['input']) ?? {} }));
  const id = text(message['id']);
  const model = text(message['model']);
  const own = model !== '' && model !== '<synthetic>' && json['isApiErrorMessage'] !== true;
  return [
    {
      role: 'assistant',
      ...place,
      text: said.join('\n'),
      calls,
      ...(id ? { message: id } : {}),
      ...(own ? { model, ...usageOf(message['usage']) } : {}),
    },
  ];
}

function usageOf(value: unknown): { usage?: Usage } {
  const usage = record(value);
  if (!usage) return {};
  return {
    usage: {
      input: number(usage['input_tokens']),
      cacheRead: number(usage['cache_read_input_tokens']),
      cacheCreation: number(usage['cache_creation_input_tokens']),
      output: number(usage['output_tokens']),
    },
  };
}
