/**
 * The index of the `]` that closes the bracket expression opened at `start`, or -1 where none does (git then gives the
 * whole pattern up). A `]` in first place is a member, `\` escapes a member, and `[:name:]` hides its own bracket.
 */
export function classEnd(glob: string, start: number): number {
  let at = start + 1;
  if (glob[at] === '!' || glob[at] === '^') at++;
  let opensRange = false;
  do {
    const member = readMember(glob, at, opensRange);
    if (member.end > glob.length) return -1;
    at = member.end;
    opensRange = member.opensRange;
    if (at >= glob.length) return -1;
  } while (glob[at] !== ']');
  return at;
}

interface Member {
  /** Index behind the member; beyond the glob's end where it is cut off. */
  readonly end: number;
  /** Whether a `-` behind it makes a range. */
  readonly opensRange: boolean;
}

function readMember(glob: string, at: number, opensRange: boolean): Member {
  const char = glob[at];
  const next = glob[at + 1];
  if (char === '\\') return { end: at + 2, opensRange: true };
  if (char === '-' && opensRange && next !== undefined && next !== ']')
    return { end: at + (next === '\\' ? 3 : 2), opensRange: false };
  if (char === '[' && next === ':') return readNamed(glob, at);
  return { end: at + 1, opensRange: true };
}

function readNamed(glob: string, at: number): Member {
  const close = glob.indexOf(']', at + 2);
  if (close < 0) return { end: glob.length + 1, opensRange: false };
  const named = close > at + 2 && glob[close - 1] === ':';
  return named ? { end: close + 1, opensRange: false } : { end: at + 1, opensRange: true };
}
