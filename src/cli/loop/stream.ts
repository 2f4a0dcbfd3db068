/** What one line of the host's stream-json output tells the driver. */
export type HostNews =
  | { readonly type: 'begin'; readonly session: string }
  | { readonly type: 'call'; readonly action: string }
  | { readonly type: 'usage'; readonly tokens: number; readonly model: string }
  | { readonly type: 'error'; readonly kind: HostError; readonly resetsAt: number | null }
  | {
      readonly type: 'result';
      readonly cost: number;
      readonly isError: boolean;
      readonly text: string;
    };

export type HostError = 'rate-limit' | 'auth' | 'budget' | 'api';

type Json = Readonly<Record<string, unknown>>;

/** Reads one line; what is of no use, or not JSON, gives nothing. */
export function readHostLine(line: string): readonly HostNews[] {
  const value = parse(line);
  switch (value['type']) {
    case 'system':
      return readSystem(value);
    case 'assistant':
      return readAssistant(value);
    case 'rate_limit_event':
      return readLimit(record(value['rate_limit_info']));
    case 'result':
      return readResult(value);
    default:
      return [];
  }
}

const KINDS: Readonly<Record<string, HostError>> = {
  rate_limit: 'rate-limit',
  authentication_failed: 'auth',
  billing_error: 'auth',
};

function readSystem(value: Json): readonly HostNews[] {
  if (value['subtype'] === 'init') return [{ type: 'begin', session: text(value['session_id']) }];
  if (value['subtype'] !== 'api_retry') return [];
  return [{ type: 'error', kind: KINDS[text(value['error'])] ?? 'api', resetsAt: null }];
}

function readAssistant(value: Json): readonly HostNews[] {
  const message = record(value['message']);
  if (value['parent_tool_use_id'] || message['model'] === '<synthetic>') return [];
  const usage = record(message['usage']);
  const tokens = [
    'input_tokens',
    'cache_creation_input_tokens',
    'cache_read_input_tokens',
    'output_tokens',
  ];
  const sum = tokens.reduce((total, name) => total + number(usage[name]), 0);
  const calls = list(message['content']).filter((block) => block['type'] === 'tool_use');
  return [
    { type: 'usage', tokens: sum, model: text(message['model']) },
    ...calls.map((block): HostNews => ({ type: 'call', action: actionOf(block) })),
  ];
}

function actionOf(block: Json): string {
  const input = record(block['input']);
  const names = ['command', 'file_path', 'pattern', 'description', 'url'];
  const target = names.map((name) => input[name]).find((value) => typeof value === 'string');
  return `${text(block['name'])} ${text(target)}`.replace(/\s+/g, ' ').trim().slice(0, 80);
}

function readLimit(info: Json): readonly HostNews[] {
  if (info['status'] !== 'rejected') return [];
  return [{ type: 'error', kind: 'rate-limit', resetsAt: milliseconds(info['resetsAt']) }];
}

function readResult(value: Json): readonly HostNews[] {
  const said = text(value['result']);
  const isError = value['is_error'] === true;
  const result: HostNews = {
    type: 'result',
    cost: number(value['total_cost_usd']),
    isError,
    text: said,
  };
  if (!isError) return [result];
  if (text(value['subtype']).includes('budget'))
    return [{ type: 'error', kind: 'budget', resetsAt: null }, result];
  const limit = /limit reached\|(\d{9,13})/.exec(said);
  if (!limit && !/\b(?:usage|session|weekly|rate) limit\b|\b429\b/i.test(said)) return [result];
  return [
    { type: 'error', kind: 'rate-limit', resetsAt: milliseconds(Number(limit?.[1])) },
    result,
  ];
}

/** Hosts give seconds; a larger number is milliseconds already. */
function milliseconds(value: unknown): number | null {
  const time = number(value);
  if (time <= 0) return null;
  return time < 1e11 ? time * 1000 : time;
}

function parse(line: string): Json {
  try {
    return record(JSON.parse(line));
  } catch {
    return {};
  }
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
