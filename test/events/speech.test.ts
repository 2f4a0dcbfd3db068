import { describe, expect, it } from 'vitest';
import { choose, type Speech } from '../../src/events/speech.ts';
import { emitContext } from '../../src/host/emitter.ts';

const speech = (channel: Speech['channel'], lines: number): Speech => ({
  channel,
  key: channel,
  text: Array(lines).fill(channel).join('\n'),
});
const channelsOf = (...speeches: (Speech | null)[]) =>
  choose(speeches).map(({ channel }) => channel);

describe('what is said at one event', () => {
  it('is at most two texts, the most important first', () => {
    const all = (['recitation', 'guidance', 'health', 'breaker'] as const).map((channel) =>
      speech(channel, 2),
    );
    expect(channelsOf(...all, null)).toEqual(['breaker', 'health']);
    expect(channelsOf(speech('guidance', 0), speech('budget', 1))).toEqual(['budget']);
  });

  it.each([
    [20, 19, ['health', 'guidance']],
    [20, 20, ['health']],
    [39, 1, ['health']],
    [38, 1, ['health', 'guidance']],
    [60, 1, ['health']],
  ] as const)('is at most forty lines as it is sent: %i and %i', (first, second, said) => {
    const speeches = [speech('guidance', second), speech('health', first)];
    expect(channelsOf(...speeches)).toEqual(said);
    const chosen = choose(speeches).map(({ text }) => text);
    expect(emitContext(chosen)).toBe(chosen.join('\n\n'));
  });

  it('leaves room for a shorter text behind one that is too long', () => {
    const speeches = [speech('health', 20), speech('guidance', 30), speech('recitation', 10)];
    expect(channelsOf(...speeches)).toEqual(['health', 'recitation']);
  });
});
