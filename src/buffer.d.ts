/**
 * What `toString` of a buffer comes down to in every version of node, though its types do not tell. Called by that name, node
 * first compiles its search for the encoding, which costs a two-hundredth of its start.
 */
interface Buffer {
  utf8Slice(from: number, to: number): string;
  latin1Slice(from: number, to: number): string;
}
