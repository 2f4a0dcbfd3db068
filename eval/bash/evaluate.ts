import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CommandJudgement } from '../../src/events/judge-command.ts';
import type { Case } from './cases.ts';
import {
  carriesWords,
  createOracle,
  differSteadily,
  type IsExcluded,
  type Leak,
  leaks,
} from './compare.ts';
import { buildWorld, issueFixture, TWIN_WORDS, withoutExcluded } from './fixture.ts';
import type { Guard, HostAbilities } from './guard.ts';
import { type Filter, modelView, type View } from './host-effects.ts';
import { createSandbox, type Run, type Sandbox } from './sandbox.ts';

/** What became of one case. */
export interface Row {
  readonly case: Case;
  readonly judgement: CommandJudgement;
  /** How long the judgement took, in milliseconds. */
  readonly took: number;
  /** What comes out with no guard at all; absent where that was not tried. */
  readonly unguarded?: readonly Leak[];
  /** What comes out under the judgement. */
  readonly leaks: readonly Leak[];
  /** Programs the command needs and this machine lacks: what it would show is not known. */
  readonly missing: readonly string[];
  /** The judgement changed what the model sees or what runs. */
  readonly altered: boolean;
  /** Lines an exactly narrowed command would have shown and this one did not. */
  readonly lost: readonly string[];
  /** Of a denial's suggestion: does it pass, and does it keep the excluded contents in? */
  readonly suggestion?: 'sound' | 'unsound';
}

const PASS: CommandJudgement = { type: 'pass' };

interface Bench {
  readonly sandbox: Sandbox;
  readonly twins: readonly [string, string];
  /** The world without any excluded file. */
  readonly bare: string;
  readonly isExcluded: IsExcluded;
  readonly guard: Guard;
  readonly host: HostAbilities;
  /** Run each command without a guard as well, to confirm its label. */
  readonly labels: boolean;
}

/** Runs every case under bash in both twins, two at a time, each worker at a path of its own. */
export async function evaluate(
  workspace: string,
  cases: readonly Case[],
  how: Pick<Bench, 'guard' | 'host' | 'labels'>,
): Promise<Row[]> {
  const worlds = buildWorlds(workspace);
  const isExcluded = createOracle(path.join(workspace, 'rules'));
  const rows: Row[] = new Array(cases.length);
  let next = 0;
  const work = async (name: string): Promise<void> => {
    const bench = { ...worlds, ...how, isExcluded, sandbox: createSandbox(workspace, name) };
    for (let index = next++; index < cases.length; index = next++) {
      const item = cases[index];
      if (item) rows[index] = await evaluateCase(bench, item);
    }
  };
  await Promise.all([work('one'), work('two')]);
  return rows;
}

function buildWorlds(workspace: string): Pick<Bench, 'twins' | 'bare'> {
  const [first, second] = TWIN_WORDS;
  const build = (name: string, files: ReturnType<typeof issueFixture>): string => {
    const directory = path.join(workspace, 'templates', name);
    fs.mkdirSync(directory, { recursive: true });
    buildWorld(directory, files);
    return directory;
  };
  return {
    twins: [build('first', issueFixture(first)), build('second', issueFixture(second))],
    bare: build('bare', withoutExcluded(issueFixture(first))),
  };
}

async function evaluateCase(bench: Bench, item: Case): Promise<Row> {
  const { judgement, took } = judge(bench, item.command);
  const plain =
    bench.labels || runsAsGiven(judgement) ? await observe(bench, item.command, PASS) : undefined;
  const guarded = await observeGuarded(bench, item.command, judgement, plain);
  const shown = guarded?.views[0].text;
  return {
    case: item,
    judgement,
    took,
    ...(bench.labels && plain && { unguarded: plain.leaks }),
    leaks: guarded?.leaks ?? [],
    missing: [...new Set([...(plain?.missing ?? []), ...(guarded?.missing ?? [])])],
    altered: !runsAsGiven(judgement) || shown !== plain?.views[0].text,
    lost: shown === undefined ? [] : await lostLines(bench, item.command, judgement, shown),
    ...(await suggested(bench, judgement)),
  };
}

function runsAsGiven(judgement: CommandJudgement): boolean {
  return judgement.type === 'pass' || judgement.type === 'filter';
}

type Pair<T> = readonly [T, T];

/** What a command showed in the twins under a judgement. */
interface Observed {
  readonly views: Pair<View>;
  readonly leaks: readonly Leak[];
  readonly missing: readonly string[];
}

async function observeGuarded(
  bench: Bench,
  command: string,
  judgement: CommandJudgement,
  plain: Observed | undefined,
): Promise<Observed | undefined> {
  if (judgement.type === 'deny') return undefined;
  if (judgement.type === 'pass') return plain;
  const runs = judgement.type === 'rewrite' ? judgement.command : command;
  return observe(bench, runs, judgement);
}

async function observe(
  bench: Bench,
  command: string,
  judgement: CommandJudgement,
): Promise<Observed> {
  const [first, second] = bench.twins;
  const a = await look(bench, first, command, judgement);
  const b = await look(bench, second, command, judgement);
  const views: Pair<View> = [a.view, b.view];
  const found = await confirm(bench, command, judgement, views);
  return { views, leaks: found, missing: [...a.run.missing, ...b.run.missing] };
}

async function look(
  bench: Bench,
  template: string,
  command: string,
  judgement: CommandJudgement,
): Promise<{ readonly run: Run; readonly view: View }> {
  const run = await bench.sandbox.run(template, command);
  const filter: Filter = (plan, output) => bench.guard.filter(plan, output, bench.sandbox.world);
  return { run, view: modelView(run, command, judgement, filter) };
}

function judge(bench: Bench, command: string): Pick<Row, 'judgement' | 'took'> {
  bench.sandbox.enter(bench.twins[0]);
  const start = performance.now();
  const judgement = bench.guard.judge(command, bench.sandbox.world, bench.host);
  return { judgement, took: performance.now() - start };
}

/** Times in archives have two seconds' grain. */
const UNTIL_TIMES_DIFFER_MS = 2_100;

/** The twins' differences, less those that change from run to run. */
async function confirm(
  bench: Bench,
  command: string,
  judgement: CommandJudgement,
  views: Pair<View>,
): Promise<Leak[]> {
  const found = leaks(views[0], views[1], bench.isExcluded);
  const plain = (leak: Leak): boolean => carriesWords(leak, views[0], views[1]);
  if (found.every(plain)) return found;
  await setTimeout(UNTIL_TIMES_DIFFER_MS);
  const [first, second] = bench.twins;
  const a = await look(bench, first, command, judgement);
  const b = await look(bench, second, command, judgement);
  const steady = (leak: Leak): boolean =>
    differSteadily(leak, [views[0], a.view], [views[1], b.view]);
  return found.filter((leak) => plain(leak) || steady(leak));
}

/** What the same command shows where nothing is excluded, and the narrowed one does not. */
async function lostLines(
  bench: Bench,
  command: string,
  judgement: CommandJudgement,
  text: string,
): Promise<string[]> {
  if (judgement.type !== 'rewrite' && judgement.type !== 'filter') return [];
  const { view } = await look(bench, bench.bare, command, PASS);
  const shown = new Set(text.split('\n').map(withoutDotSlash));
  return view.text.split('\n').filter((line) => line !== '' && !shown.has(withoutDotSlash(line)));
}

function withoutDotSlash(line: string): string {
  return line.replace(/^\.\//, '');
}

async function suggested(
  bench: Bench,
  judgement: CommandJudgement,
): Promise<Pick<Row, 'suggestion'>> {
  if (judgement.type !== 'deny' || judgement.suggestion === undefined) return {};
  if (judge(bench, judgement.suggestion).judgement.type !== 'pass')
    return { suggestion: 'unsound' };
  const { leaks: found } = await observe(bench, judgement.suggestion, PASS);
  return { suggestion: found.length === 0 ? 'sound' : 'unsound' };
}
