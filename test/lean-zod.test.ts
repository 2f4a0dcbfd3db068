import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as zod from 'zod/mini';
import * as lean from '../src/host/lean-zod.ts';

/** Everything the hooks' code builds upon zod, once upon zod itself and once upon what the executables carry in its place. */
async function upon(implementation: 'zod' | 'lean') {
  vi.resetModules();
  if (implementation === 'lean') vi.doMock('zod/mini', () => import('../src/host/lean-zod.ts'));
  // One after the other: imports at once may race for the stand-in, and one of them meet zod itself.
  const session = await import('../src/host/events/session.ts');
  const tool = await import('../src/host/events/tool.ts');
  const load = await import('../src/world/config/load.ts');
  vi.doUnmock('zod/mini');
  return { parsers: { ...session, ...tool }, parseConfig: load.parseConfig };
}

const [original, standIn] = [await upon('zod'), await upon('lean')];

const FIELDS = [
  'session_id transcript_path cwd agent_id source reason prompt trigger custom_instructions',
  'last_assistant_message background_tasks tool_name tool_input tool_use_id tool_response error is_interrupt',
].flatMap((line) => line.split(' '));
const GROUPS = {
  exclusion: ['enabled', 'failClosed'],
  breaker: ['onTrip', 'stall', 'spin', 'decline'],
  guidance: ['enabled', 'maxPerSession'],
  skills: ['paths'],
  budget: ['enabled', 'warn', 'critical', 'window'],
  output: ['compress', 'aboveBytes'],
  loop: ['maxIterations', 'maxMinutes', 'maxTokens', 'checkpointInterval'],
};

const number = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double({ noNaN: true }));
const value = fc.oneof(
  number,
  fc.constantFrom(0, -0, 1, 100, 101, 2 ** 53, -(2 ** 53), 1e300, 0.5),
  fc.constantFrom('warn', 'stop', 'startup', 'auto', 'manual', 'compact', ''),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.string(),
  fc.array(fc.oneof(number, fc.string()), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const withKeys = (keys: readonly string[], values: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...keys) }, fc.string()), values);
const settings = fc
  .tuple(
    ...Object.entries(GROUPS).map(([group, names]) =>
      fc.oneof(
        { weight: 5, arbitrary: withKeys(names, value).map((found) => [group, found]) },
        value.map((found) => [group, found]),
        fc.constant(null),
      ),
    ),
    fc.option(fc.tuple(fc.string(), value), { freq: 8 }),
  )
  .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));

describe('what the executables carry in the place of zod', () => {
  it('reads each event as zod does', () => {
    for (const name of Object.keys(original.parsers) as (keyof typeof original.parsers)[]) {
      fc.assert(
        fc.property(fc.oneof(withKeys(FIELDS, value), value), (payload) => {
          expect(standIn.parsers[name](payload)).toEqual(original.parsers[name](payload));
        }),
        { numRuns: 300 },
      );
    }
  });

  it('finds in settings the mistakes zod finds, in its order', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 20, arbitrary: settings }, fc.jsonValue()), (given) => {
        const text = JSON.stringify(given) ?? '';
        expect(standIn.parseConfig(text)).toEqual(original.parseConfig(text));
      }),
      { numRuns: 4000 },
    );
  });

  it('takes and refuses a key that an object already has', () => {
    for (const text of ['{"__proto__":{}}', '{"exclusion":{"toString":1}}', '{"constructor":1}']) {
      expect(standIn.parseConfig(text)).toEqual(original.parseConfig(text));
    }
  });

  it('is another than zod: the comparison above would otherwise show nothing', () => {
    expect(lean.safeParse).not.toBe(zod.safeParse);
    expect(standIn.parseConfig).not.toBe(original.parseConfig);
    expect(`${standIn.parsers.parseStop}`).toBe(`${original.parsers.parseStop}`);
  });
});
