import type { HostResult } from '../../test/host/harness/index.ts';
import { blockText, type ModelRequest } from '../../test/host/harness/request.ts';

/** A digest of the request that the host puts into its own first line, different in every one. */
const HOST_DIGEST = /cch=[0-9a-f]+/g;

/** A request as the cache meets it: tools, system, then the messages; without cache marks. */
function serialized({ toolText, system, messages }: ModelRequest): string {
  const said = messages.map(({ role, blocks }) => [
    role,
    ...blocks.map((block) => [
      block.type,
      'id' in block ? block.id : '',
      'isError' in block ? block.isError : '',
      blockText(block),
    ]),
  ]);
  return [toolText, system, ...said.map((message) => JSON.stringify(message))]
    .join('\n')
    .replace(HOST_DIGEST, 'cch=');
}

export interface Pair {
  /** Length of the earlier request, in UTF-16 units. */
  readonly earlier: number;
  /** How much of it the next one begins with. */
  readonly common: number;
}

/** Successive requests of the main conversation. */
export function pairsOf(run: HostResult): readonly Pair[] {
  const texts = run.requests.filter(({ kind }) => kind === 'main').map(serialized);
  return texts.slice(1).map((later, i) => {
    const earlier = texts[i] ?? '';
    return { earlier: earlier.length, common: commonPrefix(earlier, later) };
  });
}

function commonPrefix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** In per cent of the earlier request: the share of all of them together, and the least. */
export function sharesOf(pairs: readonly Pair[]): {
  readonly whole: number;
  readonly least: number;
} {
  const sum = (pick: (pair: Pair) => number) => pairs.reduce((all, pair) => all + pick(pair), 0);
  const whole = sum(({ common }) => common) / sum(({ earlier }) => earlier);
  const least = Math.min(...pairs.map(({ common, earlier }) => common / earlier));
  return { whole: whole * 100, least: least * 100 };
}
