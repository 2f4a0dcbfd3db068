import fs from 'node:fs';
import path from 'node:path';
import type { CommandJudgement } from './judgement.ts';
import type { Case } from './cases.ts';
import {
  carriesWords,
  createOracle,
  type IsExcluded,
  inOneOnly,
  type Leak,
  leaks,
} from './compare.ts';
import { buildWorld, issueFixture, TWIN_WORDS, withoutExcluded } from './fixture.ts';
import type { Guard, HostAbilities } from './guard.ts';
import { modelView, type View } from './host-effects.ts';
import { createSandbox, type Run, type Sandbox } from './sandbox.ts';

/** What became of one case. */
export interface Row {
  readonly case: Case;
  readonly judgement: CommandJudgement;
  /** How long the judgement took, in milliseconds. */
  readonly took: number;
  /** What comes out with no guard at all. */
  readonly unguarded: readonly Leak[];
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
}

/** Runs every case under bash in both twins, two at a time, each worker at a path of its own. */
export async function evaluate(
  workspace: string,
  cases: readonly Case[],
  guard: Guard,
  host: HostAbilities,
): Promise<Row[]> {
  const worlds = buildWorlds(workspace);
  const isExcluded = createOracle(path.join(workspace, 'rules'));
  const rows: Row[] = new Array(cases.length);
  let next = 0;
  const work = async (name: string): Promise<void> => {
    const bench = { ...worlds, isExcluded, guard, host, sandbox: createSandbox(workspace, name) };
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
  const plain = await runTwins(bench, item.command);
  const unguarded = await confirm(
    bench,
    item.command,
    PASS,
    viewsOf(plain, item.command, PASS, bench.guard),
  );
  const ran = judgement.type === 'rewrite' ? await runTwins(bench, judgement.command) : plain;
  const command = judgement.type === 'rewrite' ? judgement.command : item.command;
  const views = viewsOf(ran, command, judgement, bench.guard);
  const before = viewsOf(plain, item.command, PASS, bench.guard);
  const through = judgement.type === 'deny' ? [] : await confirm(bench, command, judgement, views);
  return {
    case: item,
    judgement,
    took,
    unguarded,
    leaks: through,
    missing: [...new Set(plain.flatMap((run) => run.missing))],
    altered:
      judgement.type === 'deny' || judgement.type === 'rewrite' || views[0].text !== before[0].text,
    lost: await lostLines(bench, item.command, judgement, views[0]),
    ...(await suggested(bench, judgement)),
  };
}

function judge(bench: Bench, command: string): Pick<Row, 'judgement' | 'took'> {
  bench.sandbox.enter(bench.twins[0]);
  const start = performance.now();
  const judgement = bench.guard.judge(command, bench.sandbox.world, bench.host);
  return { judgement, took: performance.now() - start };
}

type Pair<T> = readonly [T, T];

async function runTwins(bench: Bench, command: string): Promise<Pair<Run>> {
  const first = await bench.sandbox.run(bench.twins[0], command);
  return [first, await bench.sandbox.run(bench.twins[1], command)];
}

function viewsOf(
  runs: Pair<Run>,
  command: string,
  judgement: CommandJudgement,
  guard: Guard,
): Pair<View> {
  return [
    modelView(runs[0], command, judgement, guard),
    modelView(runs[1], command, judgement, guard),
  ];
}

/** The twins' differences, less those that two runs of the same twin show as well. */
async function confirm(
  bench: Bench,
  command: string,
  judgement: CommandJudgement,
  views: Pair<View>,
): Promise<Leak[]> {
  const found = leaks(views[0], views[1], bench.isExcluded);
  if (found.length === 0) return found;
  const again = await bench.sandbox.run(bench.twins[0], command);
  const repeated = leaks(
    views[0],
    modelView(again, command, judgement, bench.guard),
    bench.isExcluded,
  );
  const unsteady = (leak: Leak): boolean =>
    repeated.includes(leak) || inOneOnly(leak, views[0], views[1]);
  return found.filter((leak) => !unsteady(leak) || carriesWords(leak, views[0], views[1]));
}

/** What the same command shows where nothing is excluded, and the narrowed one does not. */
async function lostLines(
  bench: Bench,
  command: string,
  judgement: CommandJudgement,
  view: View,
): Promise<string[]> {
  if (judgement.type !== 'rewrite' && judgement.type !== 'filter') return [];
  const bare = modelView(await bench.sandbox.run(bench.bare, command), command, PASS, bench.guard);
  const shown = new Set(view.text.split('\n').map(withoutDotSlash));
  return bare.text.split('\n').filter((line) => line !== '' && !shown.has(withoutDotSlash(line)));
}

function withoutDotSlash(line: string): string {
  return line.replace(/^\.\//, '');
}

async function suggested(
  bench: Bench,
  judgement: CommandJudgement,
): Promise<Pick<Row, 'suggestion'>> {
  if (judgement.type !== 'deny' || judgement.suggestion === undefined) return {};
  const command = judgement.suggestion;
  const verdict = judge(bench, command).judgement;
  if (verdict.type !== 'pass') return { suggestion: 'unsound' };
  const runs = await runTwins(bench, command);
  const found = await confirm(bench, command, PASS, viewsOf(runs, command, PASS, bench.guard));
  return { suggestion: found.length === 0 ? 'sound' : 'unsound' };
}
