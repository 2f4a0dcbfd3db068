import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    ['[]', 'the file must be of type object'],
    ['{"a":', 'not valid JSON'],
  ])('a mistake is named and the file left out: %s', (text, message) => {
    const { config, problems } = load(null, text);
    expect(config).toEqual(DEFAULTS);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('/p/.claude/fire-flow.json');
    expect(problems[0]).toContain(message);
  });

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
