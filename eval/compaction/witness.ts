import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Composed } from '../../src/core/preservation/index.ts';
import { type Json, type Place, parseLine, writePlugin } from '../../test/host/harness/index.ts';

/** Copies what waits for verification at the moment between the summary and the first event after it. */
const SOURCE = `
const fs = require('node:fs');
const path = require('node:path');
const { source } = JSON.parse(fs.readFileSync(0, 'utf8'));
const state = process.env.FIRE_FLOW_STATE;
const found = fs.readdirSync(state, { recursive: true }).find((name) => path.basename(name) === 'composed.json');
if (source === 'compact' && found) {
  const to = path.join(process.env.WITNESS_OUT, String(Date.now()).padStart(15, '0') + '.json');
  fs.copyFileSync(path.join(state, found), to);
}
`;

/** A second plugin that keeps each composed block for the truth to be worked out from. */
export function witness(place: Place): {
  readonly plugin: string;
  readonly env: Readonly<Record<string, string>>;
  composed(): readonly Composed[];
} {
  const out = path.join(place.root, 'witness-out');
  mkdirSync(out);
  const plugin = writePlugin(path.join(place.root, 'witness'), {
    name: 'witness',
    hooks: { SessionStart: SOURCE },
  });
  const composed = (): readonly Composed[] =>
    readdirSync(out)
      .sort()
      .map((name) => JSON.parse(readFileSync(path.join(out, name), 'utf8')).composed as Composed);
  return { plugin, env: { WITNESS_OUT: out }, composed };
}

/** What the plugin itself reported of its compactions, from the journals of a place. */
export function reports(place: Place): readonly Json[] {
  return readdirSync(place.state, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(path.join(place.state, name), 'utf8').split('\n'))
    .map(parseLine)
    .filter((line) => line?.['kind'] === 'verified')
    .filter((line) => line !== undefined);
}
