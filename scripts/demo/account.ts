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
/** What the plugin says to the model is the point of the demo. */
const HEARD_LINES = 22;
const REMINDER = /<system-reminder>[\s\S]*?<\/system-reminder>/g;

/**
 * A readable account of a session, from the host's own stream, one list of lines for each prompt: what was asked, which
 * tools were called, what came back to the model, what hooks told the model and the user.
 */
export function account(
  run: HostResult,
  prompts: readonly string[],
  place: Place,
): readonly (readonly string[])[] {
  const reasons = denialReasons(run);
  const parts: string[][] = prompts.map((prompt) => ['', entry('user', prompt)]);
  let at = 0;
  for (const event of run.events) {
    parts[at]?.push(...linesOf(event, reasons));
    if (event.type === 'result') at++;
  }
  return parts.map((lines) => lines.map((line) => line.replaceAll(place.project, '.')));
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
  const answered = event.type === 'result' && value['num_turns'] === 0;
  const answer = answered ? text(value['result']) : '';
  return answer === '' ? [] : [entry('host', answer)];
}

function notice(value: Json): string[] {
  const reply = parseLine(text(value['stdout'])) ?? {};
  const name = text(value['hook_name']);
  const told = text(reply['systemMessage']);
  const context = text(record(reply['hookSpecificOutput'])['additionalContext']);
  const goesOn = value['hook_event'] === 'Stop' && reply['decision'] === 'block';
  const heard = goesOn ? text(reply['reason']) : context;
  return [
    ...(heard === '' ? [] : [entry('hears', `${heard}\n(${name}, to the model)`, HEARD_LINES)]),
    ...(told === '' ? [] : [entry('plugin', `${told} (${name}, to the user only)`)]),
  ];
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

function entry(who: string, what: string, most = LINES): string {
  const clean = what.replace(REMINDER, '').trim();
  const lines = clean.split('\n').flatMap(wrap);
  const shown = lines.length > most ? [...lines.slice(0, most), '…'] : lines;
  return shown.map((line, at) => `  ${(at === 0 ? who : '').padEnd(8)}${line}`).join('\n');
}

function wrap(line: string): string[] {
  const found = line.match(new RegExp(`.{1,${WIDTH}}(?:\\s|$)|\\S{1,${WIDTH}}`, 'g'));
  return (found ?? ['']).map((part) => part.trimEnd());
}
