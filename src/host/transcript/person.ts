import type { UserTurn } from '../../core/facts/turn.ts';
import type { Unknown } from './json.ts';

type Place = Pick<UserTurn, 'offset' | 'at' | 'sidechain'>;

const SUMMARY = 'This session is being continued from a previous conversation';

/** How texts begin that stand in the user's place but were written by the host. */
const ENVELOPES = [
  '[Request interrupted',
  'Caveat: The messages below',
  '<bash-input>',
  '<bash-stderr>',
  '<bash-stdout>',
  '<local-command-',
  '<system-reminder>',
  '<task-notification>',
  'Base directory for this skill:',
  'Stop hook feedback:',
];

/** The user turn that a text block is, with its true author. */
export function personTexts(said: string, json: Unknown, place: Place): UserTurn[] {
  const typed = commandOf(said);
  if (typed !== null) return [{ role: 'user', ...place, source: 'command', text: typed }];
  return [{ role: 'user', ...place, source: sourceOf(said, json), text: said }];
}

function sourceOf(said: string, json: Unknown): UserTurn['source'] {
  if (json['isCompactSummary'] === true || said.startsWith(SUMMARY)) return 'summary';
  const start = said.trimStart();
  if (json['isMeta'] === true || ENVELOPES.some((mark) => start.startsWith(mark)))
    return 'envelope';
  return 'person';
}

/** `/name arguments`, as the user typed it, out of the tags in which the host keeps a slash command. */
function commandOf(said: string): string | null {
  const head = said.trimStart();
  if (!head.startsWith('<command-name>') && !head.startsWith('<command-message>')) return null;
  const name = tag(head, 'command-name');
  if (name === null) return null;
  const args = tag(head, 'command-args')?.trim() ?? '';
  return `/${name.trim().replace(/^\//, '')}${args === '' ? '' : ` ${args}`}`;
}

function tag(said: string, name: string): string | null {
  const start = said.indexOf(`<${name}>`);
  const end = said.indexOf(`</${name}>`, start);
  return start < 0 || end < 0 ? null : said.slice(start + name.length + 2, end);
}
