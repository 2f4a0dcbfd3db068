import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factsOf } from '../src/cli/replay/facts.ts';
import { type Timeline, timeline } from '../src/cli/replay/timeline.ts';
import type { Turn } from '../src/core/facts/turn.ts';
import { streamTurns } from '../src/host/transcript/index.ts';
import { DEFAULTS } from '../src/world/config/config.ts';
import { type Session, turnsOf } from '../test/core/health/sessions/desk.ts';
import { HEALTHY } from '../test/core/health/sessions/healthy.ts';
import { STUCK } from '../test/core/health/sessions/stuck.ts';
import { nodeSource } from './support/node-source.ts';
import { sharedData } from './support/roots.ts';

/**
 * Replays the labelled traces (made by scripts/make-traces.ts in the real host), the scripted sessions and, where they
 * are, the real sessions.
 * Prints precision and recall per state over what would have been said, and how often healthy sessions heard anything.
 */
const options = { thresholds: DEFAULTS.breaker, inLoop: false };
const TRACES = path.resolve(import.meta.dirname, '../test/fixtures/traces');
const STATES = ['SPINNING', 'TRIPPED', 'BLOCKED', 'STALLED'];

interface Judged {
  readonly name: string;
  readonly expected: readonly string[];
  readonly said: readonly string[];
  readonly calls: number;
}

report('labelled traces', readdirSync(TRACES).sort().map(judgeTrace));
report('scripted sessions', [...HEALTHY, ...STUCK].map(judgeScripted));
const data = sharedData();
if (data === null) console.log('\n../shared is not here: the real sessions are left out.');
else reportReal(path.join(data, 'transcripts'));

function judgeTrace(file: string): Judged {
  const [head = '{}', ...lines] = readFileSync(path.join(TRACES, file), 'utf8').trim().split('\n');
  const { name, says } = JSON.parse(head) as { name: string; says: string[] };
  const turns = lines.map((line, offset) => ({ offset, at: offset, ...JSON.parse(line) }) as Turn);
  const run = timeline(factsOf(turns, '/project'), options);
  return { name, expected: says, said: saidIn(run), calls: run.calls };
}

/** The sessions of test/core/health/sessions: outputs of many tools, written call by call. */
function judgeScripted(session: Session): Judged {
  const run = timeline(factsOf(turnsOf(session), '/project'), options);
  return { name: session.name, expected: session.says, said: saidIn(run), calls: run.calls };
}

function saidIn({ moments }: Timeline): string[] {
  return moments.flatMap(({ key }) => (key === undefined ? [] : [key.split(/[:@]/)[0] ?? '']));
}

function report(title: string, all: readonly Judged[]): void {
  const wrong = all.filter(({ expected, said }) => expected.join() !== said.join());
  console.log(`\n${all.length} ${title}, ${wrong.length} not as labelled`);
  for (const { name, expected, said } of wrong)
    console.log(`  ${name}: expected [${expected.join(' ')}], said [${said.join(' ')}]`);
  console.log('\nstate      hits  false  missed  precision  recall');
  for (const state of STATES) console.log(row(state, tally(all, state)));
  const healthy = all.filter(({ expected }) => expected.length === 0);
  const calls = healthy.reduce((sum, one) => sum + one.calls, 0);
  const alarms = healthy.reduce((sum, one) => sum + one.said.length, 0);
  console.log(
    `\n${healthy.length} healthy ${title}: ${alarms} alarms in ${calls} tool calls, ${rate(alarms, calls)} per 1,000`,
  );
}

function rate(count: number, calls: number): string {
  return (calls === 0 ? 0 : (1000 * count) / calls).toFixed(2);
}

interface Tally {
  readonly hits: number;
  readonly false: number;
  readonly missed: number;
}

function tally(all: readonly Judged[], state: string): Tally {
  const count = (list: readonly string[]) => list.filter((one) => one === state).length;
  return all.reduce(
    (sum, { expected, said }) => {
      const [wanted, got] = [count(expected), count(said)];
      const hits = Math.min(wanted, got);
      return {
        hits: sum.hits + hits,
        false: sum.false + got - hits,
        missed: sum.missed + wanted - hits,
      };
    },
    { hits: 0, false: 0, missed: 0 },
  );
}

function row(state: string, { hits, false: wrong, missed }: Tally): string {
  const share = (of: number) => (of === 0 ? '   -' : `${((100 * hits) / of).toFixed(1)}%`);
  const cells = [String(hits).padStart(5), String(wrong).padStart(6), String(missed).padStart(7)];
  return `${state.padEnd(10)}${cells.join(' ')}  ${share(hits + wrong).padStart(9)}  ${share(hits + missed).padStart(6)}`;
}

/** What a person who read the whole session says of each text, by transcript and tool call. */
interface Verdict {
  readonly file: string;
  /** Where a session hears a state more than once: 2 for the second. */
  readonly nth?: number;
  readonly state: string;
  readonly right: boolean;
  readonly why: string;
}

function reportReal(folder: string): void {
  const file = path.join(import.meta.dirname, 'health/verdicts.json');
  const verdicts = JSON.parse(readFileSync(file, 'utf8')) as Verdict[];
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  console.log('\nreal sessions');
  const sums = names.sort().map((name) => judgeSession(folder, name, verdicts));
  const sum = (of: (one: Sums) => number) => sums.reduce((total, one) => total + of(one), 0);
  const [texts, calls, wrong] = [
    sum((one) => one.texts),
    sum((one) => one.calls),
    sum((one) => one.wrong),
  ];
  console.log(
    `${texts} texts in ${calls} tool calls, ${wrong} wrong or not judged: ${rate(wrong, calls)} per 1,000`,
  );
}

interface Sums {
  readonly calls: number;
  readonly texts: number;
  readonly wrong: number;
}

function judgeSession(folder: string, file: string, verdicts: readonly Verdict[]): Sums {
  const run = timeline(factsOf(streamTurns(nodeSource(), path.join(folder, file)), ''), options);
  const said = saidIn(run);
  const places = run.moments.filter(({ key }) => key !== undefined);
  const judgements = said.map((state, at) => {
    const nth = said.slice(0, at + 1).filter((one) => one === state).length;
    const verdict = verdicts.find(
      (one) => one.file === file && one.state === state && (one.nth ?? 1) === nth,
    );
    console.log(`  ${file} call ${places[at]?.calls} ${state}: ${words(verdict)}`);
    return verdict?.right === true;
  });
  const wrong = judgements.filter((right) => !right).length;
  return { calls: run.calls, texts: said.length, wrong };
}

function words(verdict: Verdict | undefined): string {
  return verdict ? `${verdict.right ? 'right' : 'WRONG'}, ${verdict.why}` : 'NOT JUDGED';
}
