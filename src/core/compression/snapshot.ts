import { wellFormedPrefix } from '../kit/text.ts';
import type { Compression, ScoredSegment } from './compress.ts';
import type { Level } from './score.ts';

/** The order in which levels get their room. */
const FIRST: readonly Level[] = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

/**
 * What a rest keeps of a conversation: every segment at its level, in its order, grouped by iteration. Where the limit
 * does not hold all, the lower levels and the older segments go first, and how many went is said at the end. Secrets are
 * not masked here.
 */
export function restSnapshot({ segments }: Compression, limit: number): string {
  const chosen = new Set<ScoredSegment>();
  let room = limit - 80;
  for (const level of FIRST) {
    for (const segment of segments.filter((one) => one.level === level).reverse()) {
      const cost = render(segment).length + 20;
      if (cost > room) continue;
      chosen.add(segment);
      room -= cost;
    }
  }
  const text = iterations(segments.filter((one) => chosen.has(one)));
  const left = segments.length - chosen.size;
  const whole = left === 0 ? text : `${text}\n\n${left} more pieces were left out.`;
  return wellFormedPrefix(whole, limit);
}

function iterations(segments: readonly ScoredSegment[]): string {
  const parts: string[] = [];
  let current = -1;
  for (const segment of segments) {
    if (segment.iteration !== current) parts.push(`### Iteration ${segment.iteration + 1}`);
    current = segment.iteration;
    parts.push(render(segment));
  }
  return parts.join('\n');
}

function render({ label, kept, lifted, kind }: ScoredSegment): string {
  const tag = lifted === undefined ? '' : ` (preserved for upcoming task ${lifted})`;
  return kept.startsWith('[')
    ? `${kept}${tag}`
    : `[${label}${kind === 'result' ? ', output' : ''}]${tag} ${kept}`;
}
