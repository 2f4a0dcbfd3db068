import Table from 'cli-table3';
import { BLOCK_LIMIT, type Composed } from '../src/core/preservation/index.ts';
import { type Played, playOverflow, playRounds, ROUNDS } from './compaction/run.ts';
import { SIGNALS, SUMMARIES } from './compaction/session.ts';
import {
  blocksIn,
  isSame,
  standsAfterSummary,
  truthOf,
  type Window,
  windowsAfter,
} from './compaction/truth.ts';

/**
 * Sessions in the real host, compacted: whether every stop signal is in what the model sees, word for word, in one block
 * behind the summary; whether the block keeps its size; whether what the plugin reports as kept and lost is the truth.
 * Exits with 1 where one of these does not hold.
 */
const misses: string[] = [];

function expect(holds: boolean, what: string): string {
  if (!holds) misses.push(what);
  return holds ? 'yes' : 'NO';
}

/** Scripted signals and composed items that do not stand in the one block. */
function absent({ block, included }: Composed): readonly string[] {
  const texts = [...SIGNALS.map(([, text]) => text), ...included.map(({ text }) => text)];
  return texts.filter((text) => !block.includes(text));
}

function reportRounds(name: string, suppressed: boolean, played: Played): void {
  const table = new Table({
    head: [
      'summary',
      'signals',
      'block',
      'one block',
      'after summary',
      'missing',
      'reported',
      'true',
    ],
  });
  const windows = windowsAfter(played.run);
  ROUNDS.forEach((summary, i) => {
    const where = `${name}, compaction ${i + 1} (${summary})`;
    const composed = played.composed[i];
    const window = windows[i];
    if (!composed || !window) return void expect(false, `${where}: it took place`);
    table.push([
      summary,
      ...rowOf(
        where,
        { composed, window, reported: played.reported[i] },
        truthOf(composed, SUMMARIES[summary], !suppressed),
      ),
    ]);
  });
  const sizes = played.composed.map(({ block }) => block.length);
  const spread = Math.max(...sizes) / Math.min(...sizes);
  console.log(`\n${name}\n${table}`);
  console.log(
    `largest block / smallest: ${spread.toFixed(3)}; within 5 %: ${expect(spread <= 1.05, `${name}: same size`)}`,
  );
  expect(played.reported.length === ROUNDS.length, `${name}: one report for each compaction`);
}

interface Round {
  readonly composed: Composed;
  readonly window: Window;
  readonly reported: Played['reported'][number] | undefined;
}

function rowOf(where: string, round: Round, truth: ReturnType<typeof truthOf>): readonly string[] {
  const { composed, window, reported } = round;
  const missing = absent(composed);
  if (missing.length > 0) console.log(`${where} lacks:\n  ${missing.join('\n  ')}`);
  const once = blocksIn(window.first) === 1 && blocksIn(window.last) === 1;
  const after = standsAfterSummary(window.first, composed.block);
  const told = [reported?.['inSummary'], reported?.['onlyInBlock'], reported?.['lost']].join('/');
  return [
    `${composed.included.length}`,
    `${composed.block.length}`,
    expect(once, `${where}: exactly one block`),
    expect(after, `${where}: whole and after the summary`),
    `${missing.length}${expect(missing.length === 0, `${where}: every signal`) === 'yes' ? '' : ' !'}`,
    told,
    `${truth.inSummary}/${truth.onlyInBlock}/${truth.lost} ${expect(isSame(truth, reported), `${where}: the report is true`)}`,
  ];
}

function reportOverflow(played: Awaited<ReturnType<typeof playOverflow>>): void {
  const [composed] = played.composed;
  const [window] = windowsAfter(played.run);
  if (!composed || !window) return void expect(false, 'overflow: it took place');
  const { block, included, left } = composed;
  const counted = block.includes(
    `${left.length} more signals did not fit here; all of them are in `,
  );
  const linesOf = (text: string) => text.split('\n').filter((line) => !line.startsWith('# from: '));
  const kept = [...included, ...left].every(({ text }) =>
    linesOf(text).every((line) => played.file.includes(line)),
  );
  const shown = played.run.toolResult('toolu_file');
  const read = shown?.isError === false && shown.text.includes('Context Preservation Block');
  console.log(
    `\nmore than fits: ${included.length} signals in ${block.length} characters, ${left.length} left`,
  );
  console.log(
    `within ${BLOCK_LIMIT}: ${expect(block.length <= BLOCK_LIMIT && left.length > 0, 'overflow: the limit')}`,
  );
  console.log(
    `whole before the model: ${expect(standsAfterSummary(window.first, block), 'overflow: the block')}`,
  );
  console.log(`the others counted: ${expect(counted, 'overflow: the count')}`);
  console.log(
    `all in the file: ${expect(kept, 'overflow: the file')}; the model may read it: ${expect(read, 'overflow: reading the file')}`,
  );
}

reportRounds('as installed', false, await playRounds(false));
reportRounds("SessionStart's output lost", true, await playRounds(true));
reportOverflow(await playOverflow());
for (const miss of misses) console.log(`missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;
