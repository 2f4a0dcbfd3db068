import type { UserTurn } from '../../core/facts/turn.ts';
import type { Unknown } from './json.ts';

type Place = Pick<UserTurn, 'offset' | 'at' | 'sidechain'>;

const SUMMARY = 'This session is being continued from a previous conversation';

/** Blocks that the host puts into the user's place, alone or before the user's own words. */
const BLOCK =
  /^\s*<(bash-input|bash-stderr|bash-stdout|local-command-[a-z]{1,20}|system-reminder|task-notification|teammate-message|user-prompt-submit-hook)[\s>]/;

/** Sentences of the host's own. */
const SENTENCES = [
  '[Request interrupted',
  'Caveat: The messages below',
  'Base directory for this skill:',
  'Stop hook feedback:',
];

/** The user turn that a text block is, with its true author. */
export function personTexts(said: string, json: Unknown, place: Place): UserTurn[] {
  const typed = commandOf(said);
  if (typed !== null) return [{ role: 'user', ...place, source: 'command', text: typed }];
  if (json['isCompactSummary'] === true || said.startsWith(SUMMARY))
    return [{ role: 'user', ...place, source: 'summary', text: said }];
  const own = withoutBlocks(said);
  const host =
    json['isMeta'] === true || own === '' || SENTENCES.some((one) => own.startsWith(one));
  if (host) return [{ role: 'user', ...place, source: 'envelope', text: said }];
  return [{ role: 'user', ...place, source: 'person', text: own }];
}

/** What is left when the host's leading blocks are gone; a block without an end is all there is. */
function withoutBlocks(said: string): string {
  let rest = said;
  for (let block = BLOCK.exec(rest); block; block = BLOCK.exec(rest)) {
    const close = `</${block[1]}>`;
    const end = rest.indexOf(close);
    if (end < 0) return '';
    rest = rest.slice(end + close.length);
  }
  return rest === said ? said : rest.trim();
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
