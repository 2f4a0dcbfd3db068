import type { Turn } from '../../core/facts/turn.ts';
import type { ParsedLine } from './parse.ts';

/**
 * Leaves out what the user took back: when the conversation was rewound to before a prompt and went on elsewhere, the
 * prompt and all that followed from it are no longer in the context. Only such branches are left out; parallel tool
 * calls also leave the line of parents, and lines from before a compaction or before the part read have none.
 */
export function mainChain(lines: readonly ParsedLine[]): { turns: Turn[]; abandoned: number } {
  const byId = new Map<string, ParsedLine>();
  for (const line of lines) if (line.uuid) byId.set(line.uuid, line);
  const chain = ancestors(
    lines.findLast((line) => line.uuid && line.turns.length > 0),
    byId,
  );
  const fate = new Map<string, boolean>();
  const turns: Turn[] = [];
  let abandoned = 0;
  for (const line of lines) {
    if (line.uuid && takenBack(line, byId, chain, fate)) abandoned += line.turns.length;
    else turns.push(...line.turns);
  }
  return { turns, abandoned };
}

function ancestors(tip: ParsedLine | undefined, byId: ReadonlyMap<string, ParsedLine>) {
  const chain = new Set<string>();
  for (
    let at = tip;
    at?.uuid && !chain.has(at.uuid);
    at = at.parent ? byId.get(at.parent) : undefined
  )
    chain.add(at.uuid);
  return chain;
}

/** Whether a line hangs, at some remove, on a prompt of a person that branches off the chain. Iterative: chains are long. */
function takenBack(
  line: ParsedLine,
  byId: ReadonlyMap<string, ParsedLine>,
  chain: ReadonlySet<string>,
  fate: Map<string, boolean>,
): boolean {
  const walked: string[] = [];
  let verdict = false;
  let prompted = false;
  for (let at: ParsedLine | undefined = line; at?.uuid; ) {
    const known = fate.get(at.uuid);
    if (known !== undefined || chain.has(at.uuid)) {
      verdict = known ?? prompted;
      break;
    }
    if (walked.length > byId.size) break;
    walked.push(at.uuid);
    if (speaks(at)) prompted = at.turns.some(isPrompt);
    at = at.parent ? byId.get(at.parent) : undefined;
  }
  for (const uuid of walked) fate.set(uuid, verdict);
  return verdict;
}

function speaks(line: ParsedLine): boolean {
  return line.turns.some(
    (turn) => turn.role === 'user' || turn.role === 'assistant' || turn.role === 'result',
  );
}

function isPrompt(turn: Turn): boolean {
  return (
    turn.role === 'user' &&
    !turn.sidechain &&
    (turn.source === 'person' || turn.source === 'command')
  );
}
