import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Json, parseLine, text } from './json.ts';
import { blockText, type ModelRequest, type RequestBlock, textOf } from './request.ts';
import type { HostEvent } from './scenario.ts';

/** One run of a hook, as the host streamed it (2.1.197 and later). */
export interface HookRun {
  /** `PreToolUse`. */
  readonly event: string;
  /** `PreToolUse:Read`. */
  readonly name: string;
  /** Milliseconds since the run began. */
  readonly startedAt: number;
  /** Milliseconds from start to answer, as seen on the stream. */
  readonly took: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | undefined;
  readonly outcome: string;
}

/** What a tool gave back to the model. */
export interface ToolResult {
  readonly text: string;
  readonly isError: boolean;
}

/** All that could be seen of a run, and questions to ask of it. */
export interface HostResult {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly sessionId: string;
  readonly requests: readonly ModelRequest[];
  readonly events: readonly HostEvent[];
  readonly hooks: readonly HookRun[];
  /** The session's transcript on disk, line by line. */
  readonly transcript: readonly Json[];
  readonly transcriptPath: string | undefined;
  /** The text of each `result` event. */
  readonly answers: readonly string[];
  readonly stderr: string;
  /** Whether any request showed the model this text (its own words and calls do not count). */
  seenByModel(needle: string): boolean;
  /** What the call with this id gave back, or nothing where the model never saw a result of it. */
  toolResult(id: string): ToolResult | undefined;
  /**
   * The texts the host put right after the result of this call (context of hooks). Calls of one
   * turn end in any order, and their texts stand together after the last of their results: there
   * they count for each of these calls.
   */
  injectedAfter(id: string): readonly string[];
  /**
   * The texts that stand in this run's requests and not in those of a run without the plugin,
   * but for the host's own remarks that a hook ran.
   */
  bytesOfOurs(without: HostResult): readonly string[];
}

interface Raw {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly events: readonly HostEvent[];
  readonly noise: readonly string[];
  readonly stderr: string;
  readonly requests: readonly ModelRequest[];
  readonly home: string;
}

/** Reads what is on disk after a run and joins it with what was seen on the way. */
export function resultOf(raw: Raw): HostResult {
  const sessionId = text(raw.events.find((event) => event.subtype === 'init')?.value['session_id']);
  const transcriptPath = findTranscript(raw.home, sessionId);
  const { requests, events } = raw;
  return {
    exitCode: raw.exitCode,
    signal: raw.signal,
    sessionId,
    requests,
    events,
    hooks: hookRuns(events),
    transcript: transcriptPath === undefined ? [] : readLines(transcriptPath),
    transcriptPath,
    answers: events.filter((e) => e.type === 'result').map((e) => text(e.value['result'])),
    stderr: [...raw.noise, raw.stderr].join('\n').trim(),
    seenByModel: (needle) => requests.some((request) => shownIn(request).includes(needle)),
    toolResult: (id) => findResult(requests, id)?.result,
    injectedAfter: (id) => findResult(requests, id)?.after ?? [],
    bytesOfOurs: (without) => {
      const known = new Set(without.requests.flatMap(pieces));
      return requests.flatMap(pieces).filter((piece) => piece !== '' && !known.has(piece));
    },
  };
}

/** All a request shows the model that the model did not say itself. */
function shownIn(request: ModelRequest): string {
  const others = request.messages.filter((message) => message.role !== 'assistant');
  return [request.system, ...others.map(textOf)].join('\n');
}

function findResult(
  requests: readonly ModelRequest[],
  id: string,
): { result: ToolResult; after: string[] } | undefined {
  for (const request of requests) {
    const blocks = request.messages.flatMap((message) =>
      message.role === 'assistant' ? [] : message.blocks,
    );
    const at = blocks.findIndex((block) => block.type === 'tool_result' && block.id === id);
    const block = blocks[at];
    if (block?.type !== 'tool_result') continue;
    const result = { text: block.text, isError: block.isError };
    return { result, after: textsAfter(blocks, at).map(blockText) };
  }
  return undefined;
}

/** The texts behind the results that follow each other from this place on, up to the next result. */
function textsAfter(blocks: readonly RequestBlock[], at: number): readonly RequestBlock[] {
  const isResult = (block: RequestBlock): boolean => block.type === 'tool_result';
  const from = blocks.findIndex((block, index) => index > at && !isResult(block));
  if (from < 0) return [];
  const end = blocks.findIndex((block, index) => index > from && isResult(block));
  return blocks.slice(from, end < 0 ? undefined : end);
}

/** The texts of a request, free of what differs between any two runs: ids, times, the place. */
function pieces(request: ModelRequest): string[] {
  const blocks: RequestBlock[] = request.messages.flatMap((message) => [...message.blocks]);
  return [request.toolText, request.system, ...blocks.map(blockText)].map(settle);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const PLACE = /ff-host-[A-Za-z0-9]{6}/g;
const TIME = /\d{4}-\d{2}-\d{2}T[\d:.]+Z|cch=[0-9a-f]+/g;

/** What a host itself says of any hook that ran, whatever that hook printed: not ours to save. */
const HOST_REMARKS = [
  /PreCompact \[[^\]]*\] completed successfully/g,
  /<system-reminder>\n\w+(?::\w+)? hook success: Success\n<\/system-reminder>/g,
];

function settle(piece: string): string {
  const named = piece.replace(UUID, 'UUID').replace(PLACE, 'PLACE').replace(TIME, 'TIME');
  return HOST_REMARKS.reduce((rest, remark) => rest.replace(remark, ''), named).trim();
}

function hookRuns(events: readonly HostEvent[]): HookRun[] {
  const started = new Map<string, number>();
  const runs: HookRun[] = [];
  for (const { at, subtype, value } of events) {
    const id = text(value['hook_id']);
    if (subtype === 'hook_started') started.set(id, at);
    if (subtype !== 'hook_response') continue;
    const startedAt = started.get(id) ?? at;
    const code = value['exit_code'];
    runs.push({
      event: text(value['hook_event']),
      name: text(value['hook_name']),
      startedAt,
      took: at - startedAt,
      stdout: text(value['stdout']),
      stderr: text(value['stderr']),
      exitCode: typeof code === 'number' ? code : undefined,
      outcome: text(value['outcome']),
    });
  }
  return runs;
}

function findTranscript(home: string, sessionId: string): string | undefined {
  if (sessionId === '') return undefined;
  const projects = path.join(home, '.claude', 'projects');
  const name = `${sessionId}.jsonl`;
  const found = readdirSync(projects, { recursive: true, encoding: 'utf8' });
  const relative = found.find((entry) => path.basename(entry) === name);
  return relative === undefined ? undefined : path.join(projects, relative);
}

function readLines(file: string): Json[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(parseLine)
    .filter((line) => line !== undefined);
}
