import type { ToolCall, Turn } from '../facts/turn.ts';
import { truncate } from '../kit/text.ts';
import { field, target } from '../kit/turns.ts';

export type SegmentKind =
  | 'prompt'
  | 'said'
  | 'call'
  | 'result'
  | 'summary'
  | 'skill'
  | 'injected'
  | 'envelope';

/** A piece of the context that is kept, shortened or dropped as one. */
export interface Segment {
  readonly kind: SegmentKind;
  /** Byte offset of its transcript line. */
  readonly offset: number;
  readonly text: string;
  /** What it is, in a few words: `Read src/a.ts`, `Bash npm test`. */
  readonly label: string;
  /** The tool, for calls and results. */
  readonly tool: string;
  /** The file it is about, `''` where it is about none. */
  readonly path: string;
  readonly isError: boolean;
  /** Whether its call closes an iteration. */
  readonly closes: boolean;
  /** Counted from 0. */
  readonly iteration: number;
}

/** Splits a conversation into segments and numbers its iterations. What subagents said among themselves is left out. */
export function segmentsOf(turns: readonly Turn[], closes: (call: ToolCall) => boolean): Segment[] {
  const calls = new Map<string, ToolCall>();
  const raw: Omit<Segment, 'iteration'>[] = [];
  for (const turn of turns) {
    if (turn.sidechain) continue;
    if (turn.role === 'assistant') for (const call of turn.calls) calls.set(call.id, call);
    raw.push(...piecesOf(turn, calls, closes));
  }
  return number(raw.filter(({ text }) => text.trim() !== ''));
}

type Piece = Omit<Segment, 'iteration'>;

function piecesOf(
  turn: Turn,
  calls: ReadonlyMap<string, ToolCall>,
  closes: (call: ToolCall) => boolean,
): Piece[] {
  const plain = { offset: turn.offset, tool: '', path: '', isError: false, closes: false };
  switch (turn.role) {
    case 'user':
      return [
        {
          ...plain,
          kind: userKind(turn.source, turn.text),
          text: turn.text,
          label: quoted('the user', turn.text),
        },
      ];
    case 'injected':
      return [{ ...plain, kind: 'injected', text: turn.text, label: `context at ${turn.event}` }];
    case 'assistant': {
      const said: Piece = {
        ...plain,
        kind: 'said',
        text: turn.text,
        label: quoted('the assistant', turn.text),
      };
      return [said, ...turn.calls.map((call) => ({ ...plain, ...callPiece(call) }))];
    }
    case 'result': {
      const call = calls.get(turn.id);
      const about = call ? callPiece(call) : { label: 'a result', tool: '', path: '' };
      const closing = call !== undefined && closes(call);
      const kind = call?.name === 'Skill' ? 'skill' : 'result';
      return [
        { ...plain, ...about, kind, text: turn.text, isError: turn.isError, closes: closing },
      ];
    }
    default:
      return [];
  }
}

function userKind(
  source: 'person' | 'summary' | 'envelope' | 'command',
  text: string,
): SegmentKind {
  if (source === 'person' || source === 'command') return 'prompt';
  if (source === 'summary') return 'summary';
  return text.startsWith('Base directory for this skill:') ? 'skill' : 'envelope';
}

/** Who spoke, and how it began. */
function quoted(who: string, text: string): string {
  return `${who}: "${truncate(text.trim().replace(/\s+/g, ' '), 60)}"`;
}

function callPiece(call: ToolCall) {
  const path = target(call);
  const about =
    path || field(call, 'command') || field(call, 'pattern') || field(call, 'description');
  const label = `${call.name} ${about}`.trim().split('\n', 1)[0] ?? call.name;
  const text = JSON.stringify(call.input);
  return { kind: 'call', text, label: truncate(label, 120), tool: call.name, path } as const;
}

const LOOKS = new Set(['Read', 'Grep', 'Glob', 'LS', 'WebFetch', 'WebSearch', 'NotebookRead']);
const MAX_LOOKS = 25;

/** An iteration ends with a check's outcome, with the agent's stop, or after twenty-five looks without an edit. */
function number(pieces: readonly Piece[]): Segment[] {
  let iteration = 0;
  let looks = 0;
  let acted = false;
  return pieces.map((piece) => {
    if (piece.kind === 'prompt' && acted) {
      iteration++;
      acted = false;
      looks = 0;
    }
    const segment = { ...piece, iteration };
    if (piece.kind === 'call') {
      acted = true;
      looks = LOOKS.has(piece.tool) ? looks + 1 : piece.path === '' ? looks : 0;
    }
    if (piece.closes || looks >= MAX_LOOKS) {
      iteration++;
      looks = 0;
    }
    return segment;
  });
}
