import {
  type HostEvent,
  type HostResult,
  type Json,
  list,
  type Place,
  parseLine,
  record,
  text,
} from '../../test/host/harness/index.ts';

const WIDTH = 100;
const LINES = 6;
const REMINDER = /<system-reminder>[\s\S]*?<\/system-reminder>/g;

/**
 * A readable account of a session, from the host's own stream: what was asked, which tools were called,
 * what came back to the model, what hooks told the user.
 */
export function account(run: HostResult, prompts: readonly string[], place: Place): string[] {
  const waiting = [...prompts];
  const reasons = denialReasons(run);
  const lines: string[] = [];
  const ask = (): void => {
    const prompt = waiting.shift();
    if (prompt !== undefined) lines.push('', entry('user', prompt));
  };
  ask();
  for (const event of run.events) {
    lines.push(...linesOf(event, reasons));
    if (event.type === 'result') ask();
  }
  return lines.map((line) => line.replaceAll(place.project, '.'));
}

/** What hooks gave as the reason of a denial: it tells a denied call from one that failed by itself. */
function denialReasons(run: HostResult): string[] {
  return run.hooks
    .map(({ stdout }) =>
      text(record(parseLine(stdout)?.['hookSpecificOutput'])['permissionDecisionReason']),
    )
    .filter((reason) => reason !== '');
}

function linesOf(event: HostEvent, reasons: readonly string[]): string[] {
  const { value } = event;
  const content = list(record(value['message'])['content']).map(record);
  if (event.subtype === 'hook_response') return notice(value);
  if (event.type === 'assistant') return content.flatMap(assistantLine);
  if (event.type === 'user') return content.flatMap((block) => resultLine(block, reasons));
  if (event.type === 'result' && value['num_turns'] === 0) {
    return [entry('host', text(value['result']))];
  }
  return [];
}

function notice(value: Json): string[] {
  const reply = parseLine(text(value['stdout'])) ?? {};
  const message = text(reply['systemMessage']);
  const by = `(${text(value['hook_name'])}, to the user only)`;
  return message === '' ? [] : [entry('plugin', `${message} ${by}`)];
}

function assistantLine(block: Json): string[] {
  if (block['type'] === 'text') return [entry('model', text(block['text']))];
  if (block['type'] !== 'tool_use') return [];
  const input = Object.values(record(block['input'])).map(String).join(' ');
  return [entry('model', `calls ${text(block['name'])} ${input}`)];
}

function resultLine(block: Json, reasons: readonly string[]): string[] {
  if (block['type'] !== 'tool_result') return [];
  const seen = contentText(block['content']);
  if (block['is_error'] !== true) return [entry('sees', seen)];
  return [entry(reasons.some((reason) => seen.includes(reason)) ? 'denied' : 'fails', seen)];
}

function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  return list(content)
    .map((part) => text(record(part)['text']))
    .join('\n');
}

function entry(who: string, what: string): string {
  const clean = what.replace(REMINDER, '').trim();
  const lines = clean.split('\n').flatMap(wrap);
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines;
  return shown.map((line, at) => `  ${(at === 0 ? who : '').padEnd(8)}${line}`).join('\n');
}

function wrap(line: string): string[] {
  const found = line.match(new RegExp(`.{1,${WIDTH}}(?:\\s|$)|\\S{1,${WIDTH}}`, 'g'));
  return (found ?? ['']).map((part) => part.trimEnd());
}
