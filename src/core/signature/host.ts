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

type Row = readonly [kind: ErrorKind, holds: string, pattern: string, misuse?: 'misuse'];

/**
 * Anchored at the beginning: a program that prints the same words further down is not the host.
 * A pattern is tried only on a message that holds the words before it; it is a text: what is never tried is never made.
 */
const ROWS: readonly Row[] = [
  [
    'user-rejected',
    "The user doesn't want to",
    "^The user doesn't want to (?:proceed with this tool use|take this action)",
  ],
  [
    'user-rejected',
    'equest interrupted by user',
    '^\\[?Request interrupted by user(?: for tool use)?\\]?',
  ],
  [
    'user-rejected',
    'ser ',
    '^(?:The user|User) (?:rejected|declined|denied|cancell?ed|interrupted)\\b[^\\n]{0,60}',
  ],
  [
    'user-rejected',
    'by ',
    '^(?:Tool (?:use|execution|call) (?:was )?)?(?:[Ii]nterrupted|[Cc]ancell?ed|[Aa]borted) by (?:the )?user',
  ],
  ['user-rejected', 'nterrupted', '^Interrupted\\.?$'],
  ['user-rejected', 'operation was aborted', '^The operation was aborted\\.?$'],
  ['policy-blocked', 'was blocked. For security', '^[^\\n]{1,500} was blocked\\. For security'],
  [
    'policy-blocked',
    'Permission to use ',
    '^Permission to use [\\w.-]+(?: with command)?[^\\n]* has been denied',
  ],
  [
    'policy-blocked',
    'Claude requested permission',
    "^Claude requested permissions? to [^\\n]+haven't granted",
  ],
  [
    'policy-blocked',
    'This ',
    '^This (?:command|Bash command|tool use|operation) (?:requires approval|contains|is not allowed)[^\\n]{0,120}',
  ],
  [
    'policy-blocked',
    'File is in a directory',
    '^File is in a directory that is (?:denied|ignored) by your [\\w ]{1,40}settings',
  ],
  [
    'policy-blocked',
    ' hook',
    '^(?:(?:Pre|Post)ToolUse(?::[\\w.-]+)? hook (?:error|blocked)|(?:Operation|Execution) (?:stopped|blocked) by hook)[^\\n]{0,300}',
  ],
  ['policy-blocked', 'Hook ', '^Hook \\S+ (?:denied|blocked)[^\\n]{0,300}'],
  ['policy-blocked', 'Blocked: ', '^Blocked: [^\\n]{1,200}'],
  [
    'policy-blocked',
    'domain',
    '^(?:Unable to verify if domain|Access to this domain)[^\\n]{0,200}',
  ],
  [
    'policy-blocked',
    'Claude Code is unable to fetch',
    '^Claude Code is unable to fetch from[^\\n]{0,200}',
  ],
  [
    'policy-blocked',
    'allowed ',
    '^[^\\n]{0,200}(?:not in|outside) (?:of )?(?:the )?allowed (?:working )?director[^\\n]{0,60}',
  ],
  [
    'tool-limit',
    'maximum allowed',
    '^(?:File content|(?:The )?[Ff]ile|Output|PDF|Image|Response|Result|MCP tool (?:"[^"\\n]+" )?response|Notebook content)[^\\n]{0,120} exceeds? (?:the )?maximum allowed[^\\n]{0,40}',
  ],
  [
    'tool-limit',
    'too l',
    '^(?:(?:The )?[Ff]ile|Output|Image|PDF|Prompt|Response)(?: content)?(?: \\([^)\\n]*\\))? (?:is )?too (?:large|long)[^\\n]{0,60}',
  ],
  ['tool-error', 'Sibling tool call errored', '^Sibling tool call errored'],
  ['tool-error', 'parallel tool call', '^Cancelled: parallel tool call'],
  ['tool-error', 'Tool ', '^\\[?Tool (?:result missing|permission (?:stream|request))[^\\n]{0,60}'],
  ['tool-error', 'has not been read yet', '^File has not been read yet', 'misuse'],
  ['tool-error', 'modified', '^File has been (?:unexpectedly )?modified(?: since read)?', 'misuse'],
  ['tool-error', 'not found in file', '^String (?:to replace )?not found in file', 'misuse'],
  [
    'tool-error',
    'matches of the string to replace',
    '^Found \\d+ matches of the string to replace',
    'misuse',
  ],
  ['tool-error', 'No changes to make', '^No changes to make', 'misuse'],
  [
    'tool-error',
    'Cannot create new file',
    '^Cannot create new file - file already exists',
    'misuse',
  ],
  ['tool-error', 'No such tool available', '^No such tool available(?:: \\S{1,200})?', 'misuse'],
  ['tool-error', 'InputValidationError', '^InputValidationError[\\s\\S]{0,800}', 'misuse'],
  [
    'tool-error',
    ' tool ',
    '^(?:Invalid|Malformed) tool (?:parameters|input|use)[^\\n]{0,200}',
    'misuse',
  ],
  ['tool-error', 'MCP error -326', '^MCP error -326\\d\\d\\b[^\\n]{0,200}', 'misuse'],
  ['tool-error', 'EISDIR', '^EISDIR: illegal operation on a directory, (?:read|open)', 'misuse'],
  [
    'tool-error',
    ' does not exist',
    '^(?:Path|Directory) does not exist(?:: [^\\n]{1,300})?',
    'misuse',
  ],
  [
    'tool-error',
    'Path is not a ',
    '^Path is not a (?:directory|file)(?:: [^\\n]{1,300})?',
    'misuse',
  ],
  [
    'tool-error',
    'nknown ',
    '^Unknown (?:skill|tool|agent|slash command)\\b[^\\n]{0,120}',
    'misuse',
  ],
  [
    'tool-error',
    'nvalid ',
    '^Invalid (?:skill|tool|agent|slash command)\\b[^\\n]{0,120}',
    'misuse',
  ],
  [
    'tool-error',
    ' not ',
    '^(?:Agent type|Skill|Tool|Cell|MCP server) [^\\n]{1,120} (?:not found|does not exist|is not (?:available|enabled|connected))[^\\n]{0,60}',
    'misuse',
  ],
  [
    'tool-error',
    'No ',
    '^No (?:task|shell|agent|notebook|todo|background \\w+)\\b[^\\n]{0,60} (?:found|with (?:ID|id))[^\\n]{0,80}',
    'misuse',
  ],
  [
    'tool-error',
    ' not ',
    '^(?:Shell|Task) \\S+ (?:is not running|not found)[^\\n]{0,80}',
    'misuse',
  ],
  [
    'tool-error',
    'annot read',
    '^(?:This tool cannot read binary files|Cannot read binary)[^\\n]{0,80}',
    'misuse',
  ],
  ['tool-error', 'File is not a ', '^File is not a (?:Jupyter|notebook)[^\\n]{0,80}', 'misuse'],
  ['not-found', 'File does not exist', '^File does not exist', 'misuse'],
];

/** The host ended a command for its time; what the command printed until then follows. */
const TIMED_OUT =
  /^(?:Command|Tool call|MCP tool call|Tool execution|Request|Hook) timed out(?: after (?:[\d.]+ ?(?:ms|s|m|h|seconds|minutes)\b ?)+)?\.?/;

/** What the host says of the call, `null` where the text is the project's own. `text` without wrapping tags. */
export function hostWord(text: string): HostWord | null {
  const start = /^\s*(?:(?:Error|ERROR): )?/.exec(text)?.[0].length ?? 0;
  const said = text.slice(start, start + 1_200);
  const late = said.includes('timed out') ? TIMED_OUT.exec(said) : null;
  if (late) return word('timeout', 'Command timed out', false, start + late[0].length);
  for (const row of ROWS) {
    const match = said.includes(row[1]) ? new RegExp(row[2]).exec(said) : null;
    if (match) return word(row[0], match[0], row[3] === 'misuse', start + match[0].length);
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
