import type { Turn } from '../../core/facts/turn.ts';
import type { Parsed } from './parse.ts';

/** Bytes that tell what a line is. */
const HEAD = 600;

const SPEAKING = ['user', 'assistant', 'system', 'attachment', 'progress'];
const WANTED = ['hook_success', 'hook_additional_context', 'model', 'agent_progress'];

/**
 * Judges a line by its bytes, without parsing it: request bodies, snapshots and the listings that the host attaches are most
 * of a recent transcript. Their links are kept, since the tree runs through them. What it looks for holds quotation marks,
 * which in a text would stand behind a backslash.
 */
export function glance(line: Buffer): Parsed | null {
  const head = line.subarray(0, HEAD);
  const type = head.indexOf(TYPE) === 0 ? textAt(head, TYPE.length) : undefined;
  if (type !== undefined) return SPEAKING.includes(type) ? null : 'unknown';
  const inner = textBehind(ATTACHED, head) ?? textBehind(WRAPPED, head);
  if (inner === undefined || WANTED.includes(inner)) return null;
  const parent = parentIn(head);
  const uuid = textNamed('uuid', line);
  return { turns: [], ...(uuid ? { uuid } : {}), ...(parent ? { parent } : {}) };
}

const TYPE = '{"type":"';
const ATTACHED = '"attachment":{"type":"';
const WRAPPED = '"data":{"type":"';
const PARENT = '{"parentUuid":"';
const USE = '"tool_use_id":"';

/**
 * A line that tells the result of one call, which went well, and nothing else; not one that an old host wraps as `data`.
 * The text is left out. `told`: the line without what it tells twice.
 */
export function glanceAtResult(told: Buffer, offset: number): Parsed | null {
  const head = told.subarray(0, HEAD);
  const isResult = head.includes('"content":[{') && head.includes('"tool_result"');
  if (!isResult || head.includes('"data":{')) return null;
  const isFine = told.includes('"is_error":false') || !told.includes('"is_error"');
  if (!isFine || told.includes('"type":"text"')) return null;
  if (told.indexOf(USE) !== told.lastIndexOf(USE)) return null;
  const parent = parentIn(head);
  const uuid = textNamed('uuid', told);
  const id = textNamed('tool_use_id', told);
  const at = Date.parse(textNamed('timestamp', told) ?? '');
  if (!parent || !uuid || !id || Number.isNaN(at)) return null;
  const sidechain = head.includes('"isSidechain":true');
  const turn: Turn = { role: 'result', offset, sidechain, at, id, text: '', isError: false };
  return { turns: [turn], uuid, parent };
}

function parentIn(head: Buffer): string | undefined {
  return head.indexOf(PARENT) === 0 ? textAt(head, PARENT.length) : undefined;
}

/** The last short text of this name. */
function textNamed(name: string, line: Buffer): string | undefined {
  const key = `"${name}":"`;
  const at = line.lastIndexOf(key);
  return at < 0 ? undefined : textAt(line, at + key.length);
}

function textBehind(key: string, head: Buffer): string | undefined {
  const at = head.indexOf(key);
  return at < 0 ? undefined : textAt(head, at + key.length);
}

const SHORT = 60;

/** The text that begins here, where it is short and not empty. */
function textAt(line: Buffer, from: number): string | undefined {
  const text = line.toString('latin1', from, from + SHORT + 1);
  const end = text.indexOf('"');
  return end > 0 ? text.slice(0, end) : undefined;
}
