import type { Turn, Usage } from '../../core/facts/turn.ts';
import { injectedOf } from './attachment.ts';
import { glance, glanceAtResult } from './glance-line.ts';
import { list, number, record, text, type Unknown } from './json.ts';
import { personTexts } from './person.ts';
import { parseTold, toldOnce } from './told.ts';

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
 * Parses one transcript line of any host version. Never throws; the line's bytes are used up. `failuresOnly`: results of calls
 * that went well come without their texts.
 */
export function parseLine(line: Buffer, offset: number, failuresOnly = false): Parsed {
  const light = glance(line) ?? (failuresOnly ? glanceAtResult(toldOnce(line), offset) : null);
  if (light) return light;
  const json = parseTold(line);
  if (!json) return 'torn';
  const turns = turnsOf(json, placeOf(json, offset));
  return turns.length === 0 && text(json['uuid']) === '' ? 'unknown' : { turns, ...linksOf(json) };
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
