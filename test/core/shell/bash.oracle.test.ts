import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noGuard, ownGuard } from '../../../eval/bash/guard.ts';
import { commandOver, plot } from './arbitrary-command.ts';
import { type Tried, tryAll } from './twin-runs.ts';

/** Samples, and the seed they come from: others with FIRE_FLOW_ORACLE_RUNS=3000 FIRE_FLOW_ORACLE_SEED=2. */
const RUNS = Number(process.env['FIRE_FLOW_ORACLE_RUNS'] ?? 100);
const SEED = Number(process.env['FIRE_FLOW_ORACLE_SEED'] ?? 1);

const canRun = process.platform !== 'win32' && spawnSync('bash', ['-c', 'true']).status === 0;

const sample = plot.chain((ground) =>
  fc.record({ ground: fc.constant(ground), command: commandOver(ground) }),
);

describe.skipIf(!canRun)(
  'judged commands under bash, in trees that differ in excluded contents',
  () => {
    let workspace: string;
    let tried: readonly Tried[];

    beforeAll(
      () => {
        workspace = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'oracle-')));
        tried = tryAll(workspace, fc.sample(sample, { numRuns: RUNS, seed: SEED }), ownGuard);
      },
      60_000 + RUNS * 2_000,
    );

    afterAll(() => fs.rmSync(workspace, { recursive: true, force: true }));

    it('let nothing excluded out', () => {
      expect(tried.filter(isLeak).map(story)).toEqual([]);
    });

    it('are refused only where content would come out or an excluded file is an operand', () => {
      expect(tried.filter(isIdleDenial).map(story)).toEqual([]);
    });

    it('are rewritten only where something is excluded', () => {
      const idle = tried.filter(
        (each) => each.judgement.type === 'rewrite' && !meetsExcluded(each),
      );
      expect(idle.map(story)).toEqual([]);
    });

    it('would let much out without a guard, which the same measure shows', () => {
      const unguarded = tryAll(workspace, tried.slice(0, 30), noGuard);
      expect(unguarded.filter(isLeak).length).toBeGreaterThan(4);
      expect(tried.filter(({ judgement }) => judgement.type === 'pass').length).toBeGreaterThan(
        RUNS / 10,
      );
    });
  },
);

function isLeak({ judgement, leaks }: Tried): boolean {
  return judgement.type !== 'deny' && leaks.length > 0;
}

function isIdleDenial(each: Tried): boolean {
  return each.judgement.type === 'deny' && each.leaks.length === 0 && !namesExcluded(each);
}

/** A walk may meet an excluded file and show nothing of it. */
function meetsExcluded({ excluded }: Tried): boolean {
  return excluded.length > 0;
}

/** Whether an excluded file's name is written out, or may be by a pattern or in pieces. */
function namesExcluded({ command, excluded }: Tried): boolean {
  const plain = command.replace(/["'\\]/g, '');
  return /[[?]/.test(plain) || excluded.some((file) => plain.includes(path.basename(file)));
}

function story({ ground, command, judgement, excluded }: Tried) {
  const said = judgement.type === 'rewrite' ? judgement.command : judgement.type;
  return { command, said, excluded, rules: ground.rules };
}
