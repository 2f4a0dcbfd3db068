import type { Fact } from '../../src/core/facts/fact.ts';
import { createNodeClock } from '../../src/world/clock/node.ts';
import { createNodeFiles } from '../../src/world/files/node.ts';
import { createJournalStore } from '../../src/world/journal/store.ts';

/** Ten facts of about 2 KB each from one process: `append-facts.ts STATE INDEX`. */
const [state = '', index = '0'] = process.argv.slice(2);
const store = createJournalStore(createNodeFiles(), createNodeClock(), state, (message) => {
  throw new Error(message);
});
for (let turn = 0; turn < 10; turn++) {
  const at = Number(index) * 10 + turn;
  const fact: Fact = {
    v: 1,
    kind: 'look',
    at,
    use: `u${at}`,
    tool: 'Read',
    target: 'x'.repeat(2000),
  };
  store.open('shared')?.append([fact]);
}
