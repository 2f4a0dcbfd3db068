// Captures what each host gives to hooks, free of machine paths, into test/fixtures/payloads/<version>/.
// usage: tsx scripts/capture-payloads.ts [version…]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostVersion, installHost, OLDER, PINNED, ROOT } from '../test/host/harness/index.ts';
import { fixtureName } from './capture/name.ts';
import { sanitiser } from './capture/sanitise.ts';
import { captureSessions } from './capture/sessions.ts';

const wanted = process.argv.slice(2);
const all: readonly HostVersion[] = [...OLDER, PINNED];

for (const version of all.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  if (version !== PINNED) installHost(version);
  const count = await capture(version);
  console.log(`${version}: ${count} payloads`);
}

async function capture(version: HostVersion): Promise<number> {
  const { place, recorded } = await captureSessions(version);
  const clean = sanitiser(place);
  const fixtures = new Map<string, unknown>();
  const environment: Record<string, unknown> = {};
  for (const { event, payload, env, cwd } of recorded) {
    const name = fixtureName(event, payload);
    if (!fixtures.has(name)) fixtures.set(name, clean(payload));
    environment[event] ??= { env: clean(lasting(env)), cwd: clean(cwd) };
  }
  const folder = path.join(ROOT, 'test', 'fixtures', 'payloads', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, payload] of fixtures) write(path.join(folder, `${name}.json`), payload);
  write(path.join(folder, 'environment.json'), environment);
  place.remove();
  return fixtures.size;
}

/** The variables that are not of this one process, by name. */
function lasting(env: Readonly<Record<string, string>>): object {
  const kept = Object.entries(env).filter(([name]) => !/_PID$|_MESSAGING_/.test(name));
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function write(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
