import { describe, expect, it } from 'vitest';
import { readRecord } from '../../src/core/planning/index.ts';
import { memoryWorld, ROOT } from './loop/world.ts';
import { talk } from './talk.ts';

const RECORD = '.planning/phases/01-shop/01-01-RECORD.md';
const OTHER = '.planning/phases/01-shop/01-02-RECORD.md';
const TEXT = [
  '---',
  'phase: 01-shop',
  'plan: 01',
  'status: complete',
  'metrics:',
  '  tasks_completed: 3',
  '---',
  '# Prices',
  '',
].join('\r\n');
const ERROR =
  'Exit code 1\nsrc/a.ts(3,7): error TS2322: Type "string" is not assignable to "number".';

function place(record = TEXT) {
  const { world, files } = memoryWorld({
    [`${ROOT}/${RECORD}`]: record,
    [`${ROOT}/${OTHER}`]: TEXT,
  });
  const textOf = (path: string) => {
    const text = files.read(`${ROOT}/${path}`, 1 << 20);
    return text.ok ? text.value : '';
  };
  return { world, textOf };
}

const NONE = { activations: 0, skills_injected: 0, skills_useful: 0, missed_guidance: 0 };

describe('the RECORD of a session', () => {
  it('gets its guidance metrics at the stop; the rest stays byte for byte', async () => {
    const { world, textOf } = place();
    const here = talk(world);
    await here.ask('/fire-flow:fire-execute-plan');
    for (let at = 0; at < 3; at++) await here.fail('npx tsc --noEmit', ERROR);
    await here.edit(RECORD, 'status: complete');
    await here.stop();
    const text = textOf(RECORD);
    expect(readRecord(text).dtgMetrics).toEqual({ ...NONE, missed_guidance: 1 });
    expect(text.replace(/dtg_metrics:\r\n(?: {2}\w+: \d+\r\n){4}/, '')).toBe(TEXT);
    expect(textOf(OTHER)).toBe(TEXT);
  });

  it('is brought up to date at the end, over what the agent put there', async () => {
    const { world, textOf } = place(
      TEXT.replace('metrics:', 'dtg_metrics:\r\n  activations: 99\r\nmetrics:'),
    );
    const here = talk(world);
    await here.ask('Go on with the plan');
    await here.run(`cat > ${RECORD} <<'EOF'\n---\nEOF`, '');
    await here.end();
    expect(readRecord(textOf(RECORD)).dtgMetrics).toEqual(NONE);
  });

  it('is left alone where this session wrote none, or it is gone', async () => {
    const { world, textOf } = place();
    const here = talk(world);
    await here.ask('Fix it');
    await here.run(`cat ${RECORD}`, TEXT);
    await here.edit('src/RECORD.md', 'x');
    await here.stop();
    await here.end();
    expect([textOf(RECORD), textOf(OTHER)]).toEqual([TEXT, TEXT]);
    await here.edit(RECORD, 'x');
    world.files.remove(`${ROOT}/${RECORD}`);
    await here.stop();
    expect(textOf(RECORD)).toBe('');
  });
});
