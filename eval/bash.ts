import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCases } from './bash/cases.ts';
import { evaluate } from './bash/evaluate.ts';
import { ownGuard } from './bash/guard.ts';
import { findMisses, hasMisses, renderReport } from './bash/report.ts';
import { makeWorkspace } from './bash/sandbox.ts';

const HOSTS = {
  current: { rewrites: true, filters: true },
  old: { rewrites: false, filters: false },
};

const root = path.resolve(import.meta.dirname, '..');
const shared = process.env['FIRE_FLOW_SHARED'] ?? path.resolve(root, '../shared');

const { values } = parseArgs({
  options: {
    cases: { type: 'string', multiple: true },
    host: { type: 'string', default: 'current' },
    labels: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

const files = values.cases ?? [path.join(shared, 'data/bash-reads.jsonl')];
const absent = files.filter((file) => !fs.existsSync(file));
if (absent.length > 0) {
  console.log(`Nothing to evaluate: ${absent.join(', ')} is not here.`);
} else {
  process.exitCode = await main(files, values.host === 'old' ? HOSTS.old : HOSTS.current);
}

async function main(from: readonly string[], host: (typeof HOSTS)['old']): Promise<number> {
  const workspace = makeWorkspace();
  try {
    const rows = await evaluate(workspace, from.flatMap(readCases), {
      guard: ownGuard,
      host,
      labels: values.labels,
    });
    const misses = findMisses(rows);
    console.log(renderReport(rows, misses, values.verbose));
    return hasMisses(misses) ? 1 : 0;
  } finally {
    fs.rmSync(workspace, { recursive: true, force: true });
  }
}
