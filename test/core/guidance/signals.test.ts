import { describe, expect, it } from 'vitest';
import { buildIndex, chooseSkills, type Moment } from '../../../src/core/guidance/index.ts';
import { entries } from '../../../src/core/guidance/tables/table.ts';
import { TABLES } from '../../../src/core/guidance/tables/tables.ts';
import {
  errorOf as error,
  opened,
  promptOf as prompt,
  shippedIndex,
  shippedSkills,
  skill,
} from './library.ts';

const none: ReadonlySet<string> = new Set();
const signals = (partial: Partial<ReturnType<typeof skill>['signals']>) => ({
  signals: { errors: [], packages: [], files: [], words: [], ...partial },
});
const own = (moment: Moment, index: ReturnType<typeof opened>) => {
  return chooseSkills(moment, index, none).skills.map((one) => one.key);
};

describe('a code of digits', () => {
  const index = opened(buildIndex([skill(signals({ errors: ['57014'] }))], []));

  it.each([
    "{ severity: 'ERROR', code: '57014' }",
    '"code":"57014"',
    'SQLSTATE: 57014',
    'SQLSTATE[57014]: canceled',
    'ERROR 57014 at line 3',
  ])('is known where a driver says it: %s', (text) => {
    expect(own(error(text), index)).toEqual(['backend/leaky-pipe']);
  });

  it.each([
    'process 57014 was killed',
    '[57014] worker failed',
    'listening on 127.0.0.1:57014 failed',
    'read 57014 bytes, then nothing',
    'took 57014 ms',
  ])('is a number anywhere else: %s', (text) => {
    expect(own(error(text), index)).toEqual([]);
  });

  it('of the shipped skills never speaks for a bare number', () => {
    const shipped = shippedIndex();
    const all = [
      ...shippedSkills().flatMap((one) => one.signals.errors),
      ...TABLES.flatMap((table) => entries(table.errors)),
    ].filter((literal) => /^\d+$/.test(literal));
    expect(all.length).toBeGreaterThan(3);
    for (const literal of all)
      expect(own(error(`worker ${literal} stopped`), shipped), literal).toEqual([]);
  });
});

describe('an error of the tables', () => {
  it('is no word that any output may hold', () => {
    const plain = TABLES.flatMap((table) => entries(table.errors)).filter((literal) => {
      return /^[A-Za-z]?[a-z]+$/.test(literal) || /^[A-Z]{1,5}$/.test(literal);
    });
    expect(plain.filter((literal) => !/^E[A-Z]{4}$/.test(literal))).toEqual(['braintree']);
  });
});

describe("a package's name in plain text", () => {
  const index = opened(
    buildIndex(
      [skill({ ...signals({ packages: ['cache-manager', 'pipe-lib'], words: ['warm start'] }) })],
      TABLES,
    ),
  );
  const found = (text: string) => {
    return chooseSkills(prompt(text), index, none).reasons.some(({ step, text: why }) => {
      return step === 'signal' && why.includes('"cache-manager"');
    });
  };

  it('is the name only as it is written', () => {
    expect(found('upgrade cache-manager to the new major')).toBe(true);
    expect(found('Cache-Manager loses its entries')).toBe(true);
    expect(found('the cache manager of our office is on leave')).toBe(false);
    expect(found('cache, manager')).toBe(false);
    expect(found('my-cache-manager-fork')).toBe(false);
  });

  it('is read in linear time', () => {
    const started = performance.now();
    for (const piece of ['a', '-', 'a-', '-a-', 'A1-'])
      chooseSkills(prompt(piece.repeat(50_000)), index, none);
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});

describe('a texts file that is cut short', () => {
  it('leaves its skills unsaid, at any byte', () => {
    const built = buildIndex([skill(), skill({ name: 'other' })], []);
    for (let end = 0; end < built.texts.length; end += 7) {
      const index = opened({ ...built, texts: built.texts.slice(0, end) });
      for (const id of [0, 1])
        expect(index.text(id)?.title ?? 'A pipe that leaks').toBe('A pipe that leaks');
    }
    expect(opened({ ...built, texts: '' }).text(0)).toBeNull();
  });
});

describe("signals of someone's own", () => {
  it('that span lines tear no others', () => {
    const torn = skill({
      ...signals({ packages: ['a\nw leaki\t[["leaki pip",2,0]]', 'tab\tbed'], files: ['x\ny.ts'] }),
      name: 'torn',
    });
    const index = opened(buildIndex([skill(), torn], TABLES));
    expect(own(error('EPIPELEAK'), index)).toEqual(['backend/leaky-pipe']);
    expect(index.signals('w', 'leaki', () => true).every((one) => one.points <= 1)).toBe(true);
  });

  it('of any script find their skill', () => {
    const index = opened(
      buildIndex(
        [skill({ ...signals({ errors: ['ошибка: труба'] }), name: '管', category: 'ремонт' })],
        [],
      ),
    );
    expect(own(error('Ошибка: труба'), index)).toEqual(['ремонт/管']);
    expect(index.find('ремонт/管')).toBe(0);
    expect(index.text(0)?.title).toBe('A pipe that leaks');
  });
});
