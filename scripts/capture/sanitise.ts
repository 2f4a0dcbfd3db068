import { type Place, record } from '../../test/host/harness/index.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d+Z/g;
const AGENT_ID = /\ba[0-9a-f]{6,16}\b/g;
/** Background tasks are named at random; where one is first named, this is its key. */
const TASK_KEY = 'backgroundTaskId';
const DURATION = /(?:Ms|_ms|Tokens|_tokens)$/;

/** Makes values free of machine paths, random ids, times and durations, the same in every capture. */
export function sanitiser(place: Place): (value: unknown) => unknown {
  const uuids = numbered((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
  const agents = numbered((n) => `a${String(n).padStart(7, '0')}`);
  const folder = place.project.replace(/[^A-Za-z0-9]/g, '-');
  const paths: readonly (readonly [string, string])[] = [
    [place.project, '/project'],
    [place.home, '/home/user'],
    [place.tmp, '/tmp'],
    [place.root, '/tmp/root'],
    [folder, '-project'],
    [process.execPath, '/usr/bin/node'],
  ];
  const tasks = numbered((n) => `btask${n}`);
  const cleanText = (text: string): string =>
    [...paths, ...tasks.known]
      .reduce((clean, [from, to]) => clean.replaceAll(from, to), text)
      .replace(UUID, uuids.give)
      .replace(TIME, '2026-01-01T00:00:00.000Z')
      .replace(AGENT_ID, agents.give);
  const clean = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return cleanText(key === TASK_KEY ? tasks.give(value) : value);
    if (typeof value === 'number') return DURATION.test(key) || value > 1e11 ? 12 : value;
    if (Array.isArray(value)) return value.map((entry) => clean(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(record(value)).map(([name, entry]) => [name, clean(entry, name)]),
    );
  };
  return (value) => clean(value);
}

/** Gives each text found a number, and remembers it. */
function numbered(name: (n: number) => string): {
  readonly known: Map<string, string>;
  give(found: string): string;
} {
  const known = new Map<string, string>();
  const give = (found: string): string => {
    const given = known.get(found) ?? name(known.size + 1);
    known.set(found, given);
    return given;
  };
  return { known, give };
}
