import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HostResult, type Place, parseLine, say } from '../../test/host/harness/index.ts';
import { textOf } from '../../test/host/harness/request.ts';
import { callsIn } from '../../test/host/repository.ts';
import { ORDER } from './classified.ts';
import type { Finding, Section } from './section.ts';

const HEADING = 'Context Preservation Block';
export const SUMMARY = '<summary>Some challenges were met, and progress was made.</summary>';

/** What must not be lost comes through a summary that keeps none of it. */
export const preserved: Section = {
  title: 'Preserved: errors, orders and failed approaches come through a compaction',
  story: `The summary says only: "${SUMMARY.replace(/<\/?summary>/g, '')}"`,
  files: {},
  prompts: ['/compact', 'Go on'],
  turns: (place) => [[callsIn(place).read('src/sum.js', 'toolu_after')], [say('I see.')]],
  findings: (run, place) => [...inView(run), verified(place)],
};

function inView(run: HostResult): readonly Finding[] {
  const view = afterSummary(run);
  const blocks = view.split(HEADING).length - 1;
  return [
    { holds: blocks === 1, text: 'one block stands behind the summary' },
    { holds: view.includes(ORDER), text: `in it, word for word: "${ORDER}"` },
    { holds: view.includes('Expected values to be strictly equal'), text: 'the test’s error' },
    { holds: view.includes('Drift detected'), text: 'the migration’s error' },
    { holds: view.includes('Trying a + -b.'), text: 'and the approaches that failed' },
  ];
}

/** What the model is shown behind the summary. */
function afterSummary(run: HostResult): string {
  const compacted = run.requests.findIndex(({ kind }) => kind === 'compact');
  const next = run.requests.slice(compacted).find(({ kind }) => kind === 'main');
  const view = next?.messages.map(textOf).join('\n') ?? '';
  return view.slice(Math.max(0, view.indexOf('progress was made')));
}

/** The plugin's own account of what was kept, from its journal. */
function verified(place: Place): Finding {
  const sessions = path.join(place.state, 'sessions');
  const facts = readdirSync(sessions).flatMap((session) =>
    readFileSync(path.join(sessions, session, 'journal.jsonl'), 'utf8')
      .split('\n')
      .map(parseLine),
  );
  const fact = facts.find((one) => one?.['kind'] === 'verified');
  const [inSummary, onlyInBlock, lost] = ['inSummary', 'onlyInBlock', 'lost'].map((key) =>
    Number(fact?.[key]),
  );
  return {
    holds: lost === 0 && Number(onlyInBlock) > 0,
    text: `verified in the transcript: ${inSummary} signals in the summary, ${onlyInBlock} by the block alone, ${lost} lost`,
  };
}
