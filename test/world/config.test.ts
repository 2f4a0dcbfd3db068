import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ITERATIONS } from '../../src/core/facts/iterations.ts';
import { DEFAULTS } from '../../src/world/config/config.ts';
import { loadConfig, parseConfig } from '../../src/world/config/load.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';

const load = (user: string | null, project: string | null) =>
  loadConfig(
    createMemoryFiles({
      ...(user !== null && { '/home/u/.claude/fire-flow.json': user }),
      ...(project !== null && { '/p/.claude/fire-flow.json': project }),
    }),
    '/p',
    '/home/u',
  );

describe('settings', () => {
  it('without files are the defaults', () => {
    expect(load(null, null)).toEqual({ config: DEFAULTS, problems: [] });
  });

  it('of the project stand over the user’s, and those over the defaults', () => {
    const { config } = load(
      '{"guidance":{"enabled":false},"budget":{"warn":60}}',
      '{"guidance":{"enabled":true,"maxPerSession":3}}',
    );
    expect(config.guidance).toEqual({ enabled: true, maxPerSession: 3 });
    expect(config.budget).toEqual({ ...DEFAULTS.budget, warn: 60 });
    expect(config.health).toEqual(DEFAULTS.health);
  });

  it.each([
    ['{"exclusion":{"enabeld":false}}', 'unknown name enabeld in exclusion'],
    ['{"exclude":{}}', 'unknown name exclude in the file'],
    ['{"exclusion":{"enabled":"yes"}}', 'exclusion.enabled must be of type boolean'],
    ['{"breaker":{"spin":[3]}}', 'breaker.spin has a value that is not possible'],
    ['{"budget":{"warn":170}}', 'budget.warn has a value that is not possible'],
    ['{"breaker":{"decline":[50,101]}}', 'breaker.decline.1 has a value that is not possible'],
    ['{"breaker":{"stall":[3,0]}}', 'breaker.stall.1 has a value that is not possible'],
    ['{"breaker":{"spin":[5,3]}}', 'breaker.spin warns at 5, above the level 3 it warns of'],
    ['{"breaker":{"stall":[2,1]}}', 'breaker.stall warns at 2, above the level 1 it warns of'],
    ['{"breaker":{"decline":[70,50]}}', 'breaker.decline warns at 70, above the level 50'],
    ['{"budget":{"warn":86}}', 'budget warns at 86, above the level 85 it warns of'],
    ['{"budget":{"critical":69}}', 'budget warns at 70, above the level 69 it warns of'],
    ['[]', 'the file must be of type object'],
    ['{"a":', 'not valid JSON'],
  ])('a mistake is named and the file left out: %s', (text, message) => {
    const { config, problems } = load(null, text);
    expect(config).toEqual(DEFAULTS);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('/p/.claude/fire-flow.json');
    expect(problems[0]).toContain(message);
  });

  it.each([
    '{"breaker":{"spin":[3,3],"stall":[1,1],"decline":[100,100]}}',
    '{"budget":{"warn":85}}',
    '{"budget":{"critical":70}}',
    '{"budget":{"warn":1,"critical":100}}',
  ])('levels that are equal or at their bounds are taken: %s', (text) => {
    expect(load(null, text).problems).toEqual([]);
  });

  it('of the project and the user fall together, and the later file is left out', () => {
    const { config, problems } = load('{"budget":{"warn":80}}', '{"budget":{"critical":75}}');
    expect(config.budget).toMatchObject({ warn: 80, critical: 85 });
    expect(problems).toEqual([
      '/p/.claude/fire-flow.json: budget warns at 80, above the level 75 it warns of; this file is not used',
    ]);
  });

  it.each(['maxIterations', 'checkpointInterval'])(
    'a loop gets no more iterations than its command can ask for: %s',
    (name) => {
      const set = (count: number) => load(null, JSON.stringify({ loop: { [name]: count } }));
      expect(set(MOST_ITERATIONS).problems).toEqual([]);
      expect(set(MOST_ITERATIONS + 1).problems[0]).toContain(`loop.${name} has a value`);
    },
  );

  it('a broken user file does not take the project file with it', () => {
    const { config, problems } = load('{', '{"hygiene":{"enabled":false}}');
    expect(config.hygiene.enabled).toBe(false);
    expect(problems).toHaveLength(1);
  });

  it('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(parseConfig(text))).toHaveLength(1);
      }),
    );
  });
});
