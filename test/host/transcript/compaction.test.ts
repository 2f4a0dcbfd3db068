import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../src/core/facts/turn.ts';
import { compose, gather, SIGNALS, verifyKept } from '../../../src/core/preservation/index.ts';
import { lastCompaction, readTail } from '../../../src/host/transcript/index.ts';
import { bytesSource } from '../../support/bytes.ts';
import { check, person, prompt } from '../../support/facts.ts';
import { attachmentLine, userLine } from './lines.ts';

const boundary = JSON.stringify({
  type: 'system',
  subtype: 'compact_boundary',
  uuid: 'b',
  compactMetadata: { trigger: 'manual', preTokens: 9 },
});
const hook = (text: string) =>
  attachmentLine({
    type: 'hook_additional_context',
    content: [text],
    hookName: 'SessionStart',
    hookEvent: 'SessionStart',
  });
const summary =
  'This session is being continued from a previous conversation that ran out of context. TypeError: one';

function outcomeOf(...lines: string[]) {
  return lastCompaction(
    readTail(bytesSource({ t: lines.map((line) => `${line}\n`).join('') }), 't').turns,
  );
}

describe('the outcome of a compaction', () => {
  const composed = compose(
    gather(
      [prompt('Fix it. Never touch a.sql.'), check('npm test', ['TypeError: one'])].reduce(
        SIGNALS.step,
        SIGNALS.initial,
      ),
      { turns: [], errorLines: () => [] },
    ),
  );

  it('is the newest summary and what hooks added after it, and says what was kept where', () => {
    const outcome = outcomeOf(
      userLine('go'),
      boundary,
      userLine('old summary', { isCompactSummary: true }),
      hook('old block'),
      boundary,
      userLine(summary),
      hook(composed.block),
      userLine('next'),
    );
    expect(outcome).toMatchObject({ trigger: 'manual', summary, injected: [composed.block] });
    const kept = verifyKept(composed, outcome?.summary ?? '', outcome?.injected ?? []);
    expect(kept).toMatchObject({ arrived: true, lost: [], repair: null });
    expect(kept.inSummary.map((one) => one.split(':')[0])).toEqual(['errors']);
  });

  it('shows that a block never came', () => {
    const outcome = outcomeOf(boundary, userLine(summary), userLine('next'));
    expect(verifyKept(composed, outcome?.summary ?? '', outcome?.injected ?? []).repair).toBe(
      composed.block,
    );
  });

  it('is not there before the summary is on disk, nor without a compaction', () => {
    expect(
      outcomeOf(userLine('old summary', { isCompactSummary: true }), userLine('go'), boundary),
    ).toBeNull();
    expect(outcomeOf(userLine('go'))).toBeNull();
  });

  it('is known without a boundary line, as the oldest hosts write it', () => {
    const turns: Turn[] = [person('s', { source: 'summary' }), person('next')];
    expect(lastCompaction(turns)).toMatchObject({ summary: 's', injected: [] });
  });
});
