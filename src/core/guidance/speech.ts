import { truncate } from '../kit/text.ts';

/** What of a prompt is the user's own speech, and what was pasted into it. */
export interface Speech {
  /** The user's own words: code fences, quotations, logs, URLs and tags are taken out. */
  readonly own: string;
  /** What was taken out, save URLs: an error in it is an error, its words are nobody's. */
  readonly pasted: string;
  /** Why there is no speech of a user at all. */
  readonly none: 'envelope' | 'command' | 'empty' | null;
}

const OWN = 6_000;
const PASTED = 20_000;

/** Names of the tags the host and its tools wrap their own messages in. */
const ENVELOPE =
  /^<(?:task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|system|notification|context|ide_[a-z_]+|fire-flow[a-z-]*|teammate-message|agent-[a-z-]+)\b/i;

const LOG_LINE =
  /^\s*(?:at .+[:(]|File ".+", line \d|Traceback \(most|\[?\d{4}-\d\d-\d\d[T ]|\[?\d\d:\d\d:\d\d|(?:npm|yarn|pnpm) (?:ERR|error|WARN|warn)|(?:error|fatal|warn(?:ing)?|info|debug|trace)\s*[:[|]|[\w.]*(?:Error|Exception)\b.*:|E {2,}|>>? |\$ |\+ |- |@@ |diff --git|\s*\d+ \||[│├└|])/i;

const FENCED = /^[ \t]*(```+|~~~+)[^\n]*\n[\s\S]*?(?:^[ \t]*\1[ \t]*$|(?![\s\S]))/gm;
const TAGGED = /<([A-Za-z][\w-]{1,40})\b[^<>\n]{0,300}>[^<]{0,8000}<\/\1>/g;
const ADDRESS = /\bhttps?:\/\/\S+/g;
const QUOTATION = /"[^"\n]{25,2000}"|“[^”\n]{25,2000}”/g;

/** Takes a prompt apart. Bounded and linear. */
export function speechOf(prompt: string): Speech {
  const text = truncate(prompt.replace(/^\uFEFF/, ''), OWN + PASTED, '').trim();
  const none = silent(text);
  if (none) return { own: '', pasted: '', none };
  const pasted: string[] = [];
  const aside = (piece: string): string => {
    pasted.push(piece);
    return '\n';
  };
  const unfenced = hasFence(text) ? text.replace(FENCED, aside) : text;
  const untagged = unfenced.includes('</') ? unfenced.replace(TAGGED, aside) : unfenced;
  const unlogged = takeLogs(untagged, aside);
  const spoken = unlogged.includes('://') ? unlogged.replace(ADDRESS, ' ') : unlogged;
  const own = /["“]/.test(spoken) ? spoken.replace(QUOTATION, aside) : spoken;
  return {
    own: truncate(own.trim(), OWN, ''),
    pasted: truncate(pasted.join('\n'), PASTED, ''),
    none,
  };
}

function hasFence(text: string): boolean {
  return text.includes('```') || text.includes('~~~');
}

function silent(text: string): Speech['none'] {
  if (text === '') return 'empty';
  if (!text.startsWith('<') && !text.startsWith('/')) return null;
  if (ENVELOPE.test(text)) return 'envelope';
  return /^\/[a-z][\w:-]*(?:\s|$)/i.test(text) ? 'command' : null;
}

/** A line that opens with the sign of a shell and a command: what follows, to the next empty line, is its output. */
const TERMINAL = /^\s*[❯➜λ$] \S/;

/**
 * Two neighbouring lines that look like output are a paste; one alone is a sentence that looks like it. `> ` quotes and what a
 * terminal shows always go.
 */
function takeLogs(text: string, aside: (piece: string) => string): string {
  const all = text.split('\n');
  const quotes = text.includes('> ');
  if (all.length < 2 && !quotes) return text;
  const looks = all.map((line) => LOG_LINE.test(line));
  let terminal = false;
  return all
    .map((line, at) => {
      terminal = line.trim() !== '' && (terminal || TERMINAL.test(line));
      if (terminal) return aside(line);
      const quoted = /^\s*> /.test(line);
      const neighbour = looks[at - 1] === true || looks[at + 1] === true;
      const bullet = /^\s*- /.test(line);
      return quoted || (looks[at] && neighbour && !bullet) ? aside(line) : line;
    })
    .join('\n');
}
