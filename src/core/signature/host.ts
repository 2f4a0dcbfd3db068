import type { ErrorKind } from '../facts/signature.ts';

/** What the host itself said about a call: nothing the project printed. */
export interface HostWord {
  readonly kind: ErrorKind;
  /** The constant part of the message; what it quotes of the call is left out unless it tells causes apart. */
  readonly message: string;
  /** The call was made wrongly (unread file, text not found, bad input): repeating it is spinning on the tool. */
  readonly misuse: boolean;
  /** Index behind the message, for what a command printed before the host ended it. */
  readonly end: number;
}

type Row = readonly [kind: ErrorKind, pattern: RegExp, misuse?: 'misuse'];

/** Anchored at the beginning: a program that prints the same words further down is not the host. */
const ROWS: readonly Row[] = [
  ['user-rejected', /^The user doesn't want to (?:proceed with this tool use|take this action)/],
  ['user-rejected', /^\[?Request interrupted by user(?: for tool use)?\]?/],
  [
    'user-rejected',
    /^(?:The )?user (?:rejected|declined|denied|cancelled|canceled|interrupted)\b[^\n]{0,60}/i,
  ],
  [
    'user-rejected',
    /^(?:Tool (?:use|execution|call) (?:was )?)?(?:interrupted|cancell?ed|aborted) by (?:the )?user/i,
  ],
  ['user-rejected', /^(?:Interrupted|The operation was aborted)\.?$/],
  ['policy-blocked', /^(?:\w+ (?:to|in|from|for) )?['"].{1,400}['"] was blocked\. For security/],
  ['policy-blocked', /^[^\n]{0,60}\bwas blocked\. For security, Claude Code/],
  [
    'policy-blocked',
    /^Permission to use [\w.-]{1,100}(?: with command)?[^\n]{0,400} has been denied/,
  ],
  ['policy-blocked', /^Claude requested permissions? to [^\n]{1,400}haven't granted/],
  [
    'policy-blocked',
    /^This (?:command|Bash command|tool use|operation) (?:requires approval|contains|is not allowed)[^\n]{0,120}/,
  ],
  [
    'policy-blocked',
    /^File is in a directory that is (?:denied|ignored) by your [\w ]{1,40}settings/,
  ],
  [
    'policy-blocked',
    /^(?:(?:Pre|Post)ToolUse(?::[\w.-]{1,100})? hook (?:error|blocked)|Hook \S{1,200} (?:denied|blocked)|(?:Operation|Execution) (?:stopped|blocked) by hook)[^\n]{0,300}/,
  ],
  ['policy-blocked', /^Blocked: [^\n]{1,200}/],
  [
    'policy-blocked',
    /^(?:Unable to verify if domain|Claude Code is unable to fetch from|Access to this domain)[^\n]{0,200}/,
  ],
  [
    'policy-blocked',
    /^[^\n]{0,200}(?:not in (?:the )?allowed (?:working )?director|outside (?:of )?(?:the )?allowed (?:working )?director)[^\n]{0,60}/,
  ],
  [
    'tool-limit',
    /^(?:File content|The file|File|Output|PDF|Image|Response|Result|MCP tool "[^"\n]{1,100}" response|MCP tool response|Notebook content)[^\n]{0,120} (?:exceeds? (?:the )?maximum allowed|is too large|too large)[^\n]{0,40}/,
  ],
  [
    'tool-limit',
    /^(?:File too large|Output too large|Image too large|Prompt is too long|Response too long)[^\n]{0,60}/,
  ],
  ['tool-error', /^Sibling tool call errored/],
  ['tool-error', /^Cancelled: parallel tool call/],
  ['tool-error', /^\[?Tool (?:result missing|permission (?:stream|request))[^\n]{0,60}/],
  ['tool-error', /^File has not been read yet/, 'misuse'],
  ['tool-error', /^File has been (?:unexpectedly )?modified(?: since read)?/, 'misuse'],
  ['tool-error', /^String to replace not found in file/, 'misuse'],
  ['tool-error', /^String not found in file/, 'misuse'],
  ['tool-error', /^Found \d+ matches of the string to replace/, 'misuse'],
  ['tool-error', /^No changes to make/, 'misuse'],
  ['tool-error', /^Cannot create new file - file already exists/, 'misuse'],
  ['tool-error', /^No such tool available(?:: \S{1,200})?/, 'misuse'],
  ['tool-error', /^InputValidationError[\s\S]{0,800}/, 'misuse'],
  ['tool-error', /^(?:Invalid|Malformed) tool (?:parameters|input|use)[^\n]{0,200}/, 'misuse'],
  ['tool-error', /^EISDIR: illegal operation on a directory, (?:read|open)/, 'misuse'],
  ['tool-error', /^(?:Path|Directory) does not exist(?:: [^\n]{1,300})?/, 'misuse'],
  ['tool-error', /^Path is not a (?:directory|file)(?:: [^\n]{1,300})?/, 'misuse'],
  [
    'tool-error',
    /^(?:Unknown|Invalid) (?:skill|tool|agent|command|slash command)\b[^\n]{0,120}/,
    'misuse',
  ],
  [
    'tool-error',
    /^(?:Agent type|Skill|Tool|Cell|MCP server) [^\n]{1,120} (?:not found|does not exist|is not (?:available|enabled|connected))[^\n]{0,60}/,
    'misuse',
  ],
  [
    'tool-error',
    /^(?:No (?:task|shell|agent|notebook|todo|background \w+)\b[^\n]{0,60} (?:found|with (?:ID|id))|(?:Shell|Task) \S{1,60} (?:is not running|not found))[^\n]{0,80}/,
    'misuse',
  ],
  [
    'tool-error',
    /^(?:This tool cannot read binary files|Cannot read binary|File is not a (?:Jupyter|notebook))[^\n]{0,80}/,
    'misuse',
  ],
  ['not-found', /^File does not exist/, 'misuse'],
];

/** The host ended a command for its time; what the command printed until then follows. */
const TIMED_OUT =
  /^(?:Command|Tool call|MCP tool call|Tool execution|Request|Hook) timed out(?: after (?:[\d.]+ ?(?:ms|s|m|h|seconds|minutes)\b ?)+)?\.?/;

/** What the host says of the call, `null` where the text is the project's own. `text` without wrapping tags. */
export function hostWord(text: string): HostWord | null {
  const start = /^\s*(?:(?:Error|ERROR): )?/.exec(text)?.[0].length ?? 0;
  const said = text.slice(start, start + 1_200);
  const late = TIMED_OUT.exec(said);
  if (late) return word('timeout', 'Command timed out', false, start + late[0].length);
  for (const [kind, pattern, misuse] of ROWS) {
    const match = pattern.exec(said);
    if (match) return word(kind, match[0], misuse === 'misuse', start + match[0].length);
  }
  return null;
}

function word(kind: ErrorKind, message: string, misuse: boolean, end: number): HostWord {
  return {
    kind,
    message: message
      .replace(/\d[\d.,]* ?[KMG]?B\b/g, '<size>')
      .replace(/\d[\d.,]*(?= ?(?:matches|tokens|pages))/g, '<n>'),
    misuse,
    end,
  };
}
