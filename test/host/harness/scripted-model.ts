import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Json, parseLine, text } from './json.ts';
import { type ModelRequest, readRequest } from './request.ts';
import { type Block, dealer, type Script, type Turn } from './script.ts';
import { countingIds, type Ids, sendError, sendJson, sendTurn } from './wire.ts';

/** A stand-in for the Messages API that plays a script. */
export interface ScriptedModel {
  /** Every request so far, in the order of arrival. */
  readonly requests: readonly ModelRequest[];
  /** Set once a turn function has thrown: the run is void. */
  fault(): unknown;
  /** Where it listens: the path of a socket, or a port of the loopback interface. */
  readonly port: number;
  close(): Promise<void>;
}

/** Prompts of the agents that 2.0.76 starts by itself. */
const WARM_UP = 'Warmup';
const SUMMARY = '<summary>The work went on as planned.</summary>';
const SIDE = '{"title":"scripted","isNewTopic":true}';

/**
 * Starts the model on a socket path (reachable from another network namespace) or, with 'loopback', on a free port.
 * `since` gives the milliseconds since the run began.
 */
export async function startModel(
  script: Script,
  where: string | 'loopback',
  since: () => number,
): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  const answer = answerer(script);
  const ids = countingIds();
  let fault: unknown;
  const server = createServer((incoming, response) => {
    serve(incoming, response, ids, (body) => {
      const request = readRequest(body, requests.length, since(), answer.isAgentPrompt);
      requests.push(request);
      return answer.turn(request);
    }).catch((error: unknown) => {
      fault ??= error;
      sendError(response, 400);
    });
  });
  if (where === 'loopback') server.listen(0, '127.0.0.1');
  else server.listen(where);
  await once(server, 'listening');
  return { requests, fault: () => fault, port: portOf(server), close: () => close(server) };
}

function answerer(script: Script): {
  turn(request: ModelRequest): Turn;
  isAgentPrompt(prompt: string): boolean;
} {
  const main = dealer(script.turns);
  const agent = dealer(script.agentTurns ?? []);
  const summary = summaries(script.summary ?? SUMMARY);
  const prompts = new Set([WARM_UP]);
  const remember = (turn: Turn): Turn => {
    for (const block of turn.blocks) for (const prompt of agentPrompts(block)) prompts.add(prompt);
    return turn;
  };
  const isWarmUp = (request: ModelRequest): boolean =>
    request.messages[0]?.blocks.some((b) => b.type === 'text' && b.text.trim() === WARM_UP) ??
    false;
  return {
    isAgentPrompt: (prompt) => prompts.has(prompt),
    turn: (request) => {
      if (request.kind === 'compact') return { blocks: [{ text: summary() }] };
      if (request.kind === 'side') return { blocks: [{ text: SIDE }] };
      if (request.kind === 'main') return remember(main(request));
      return isWarmUp(request) ? { blocks: [{ text: 'ready' }] } : agent(request);
    },
  };
}

function summaries(given: string | readonly string[]): () => string {
  const all = typeof given === 'string' ? [given] : given;
  let next = 0;
  return () => all[Math.min(next++, all.length - 1)] ?? SUMMARY;
}

function agentPrompts(block: Block): string[] {
  if (!('call' in block) || (block.call !== 'Agent' && block.call !== 'Task')) return [];
  return [text(block.input['prompt']).trim()];
}

async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  ids: Ids,
  decide: (body: Json) => Turn,
): Promise<void> {
  const body = parseLine(await readAll(incoming)) ?? {};
  const url = incoming.url ?? '';
  if (url.includes('count_tokens')) return sendJson(response, 200, { input_tokens: 100 });
  if (!url.startsWith('/v1/messages')) return sendError(response, 404);
  const turn = decide(body);
  if (turn.delay !== undefined) await wait(turn.delay);
  if (turn.fail !== undefined) return sendError(response, turn.fail);
  sendTurn(response, turn, {
    model: text(body['model']),
    stream: body['stream'] === true,
    ids,
  });
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
