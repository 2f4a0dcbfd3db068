import { nodeSource } from '../../eval/support/node-source.ts';
import { rate, summaryInstructions } from '../../src/core/compression/index.ts';
import { compose, composeFile, gather, SIGNALS } from '../../src/core/preservation/index.ts';
import { readTail } from '../../src/host/transcript/index.ts';

/** What PreCompact does with a transcript, without a journal: the work that could grow with the file. */
const errorLines = (text: string) => text.split('\n').filter((line) => /Error|FAIL/.test(line));
const { turns } = readTail(nodeSource(), process.argv[2] ?? '');
const signals = gather(SIGNALS.initial, { turns, errorLines });
const composed = compose(signals);
const file = composeFile(signals, '2026-01-02T03:04:05.000Z', 'compaction');
const rated = rate(turns, {
  closes: (call) => String(call.input['command'] ?? '').includes('test'),
  errorLines,
  orders: signals.orders,
});
const verbatim = composed.included.map(({ text }) => text);
const instructions = summaryInstructions(rated, verbatim);
const made = composed.block.length + file.length + instructions.length;
if (turns.length === 0 || made === 0) process.exit(1);
const { user, system } = process.cpuUsage();
// The peak of memory, not what is left at the end.
const rss = process.resourceUsage().maxRSS * 1024;
process.stdout.write(JSON.stringify({ cpu: (user + system) / 1000, rss }));
