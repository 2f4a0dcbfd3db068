import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Signature } from '../../../src/core/facts/signature.ts';
import {
  buildIndex,
  chooseSkills,
  joinIndexes,
  type Moment,
  type SkillIndex,
} from '../../../src/core/guidance/index.ts';
import { TABLES } from '../../../src/core/guidance/tables/tables.ts';
import { errorOf as error, opened, promptOf as prompt, shippedIndex, skill } from './library.ts';
import { SILENT, SPOKEN } from './prompts.ts';

const none: ReadonlySet<string> = new Set();
let index: SkillIndex;
beforeAll(() => {
  index = shippedIndex();
});

const keys = (moment: Moment, given = none) =>
  chooseSkills(moment, index, given).skills.map((one) => one.key);

describe('on prompts of our own', () => {
  it('is silent where there is nothing to guide: at most 3 in 100', () => {
    const loud = SILENT.filter((text) => keys(prompt(text)).length > 0);
    expect(loud.length / SILENT.length, loud.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('finds the domain of a task: at least 85 in 100', () => {
    const found = SPOKEN.filter(([domain, text]) => {
      return chooseSkills(prompt(text), index, none).domains.some((one) => one.area === domain);
    });
    expect(found.length / SPOKEN.length).toBeGreaterThanOrEqual(0.85);
  });

  it('chooses skills of that domain: at least 90 in 100', () => {
    const chosen = SPOKEN.flatMap(([domain, text]) => {
      return chooseSkills(prompt(text), index, none).skills.map((one) =>
        one.areas.includes(domain),
      );
    });
    expect(chosen.length).toBeGreaterThan(10);
    expect(chosen.filter(Boolean).length / chosen.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('evidence', () => {
  const small = () => opened(buildIndex([skill()], TABLES));

  it('needs two points', () => {
    expect(chooseSkills(prompt('We use postgres'), index, none).domains).toEqual([]);
    expect(chooseSkills(prompt('We use postgres with prisma'), index, none).domains[0]?.area).toBe(
      'database',
    );
  });

  it('counts an ambiguous word only beside a clear one', () => {
    const scores = (text: string) =>
      chooseSkills(prompt(text), small(), none).domains.map((one) => one.area);
    expect(scores('the session token of the user expired, the key of the account')).toEqual([]);
    expect(scores('the session token in the cookie expired')).toEqual(['auth']);
  });

  it('counts a skill by each kind of its signals', () => {
    const chosen = (moment: Moment) =>
      chooseSkills(moment, small(), none).skills.map((one) => one.name);
    expect(chosen(error('fatal: EPIPELEAK at joint 3'))).toEqual(['leaky-pipe']);
    expect(chosen({ kind: 'boundary', packages: ['pipe-lib/joint'], files: [] })).toEqual([
      'leaky-pipe',
    ]);
    expect(
      chosen(prompt('the leaky pipe of our backend, mend it', ['src/pipe.config.ts'])),
    ).toEqual(['leaky-pipe']);
    expect(chosen(error('fatal: XEPIPELEAKX'))).toEqual([]);
  });

  it("takes words of a paste for nobody's and its errors for errors", () => {
    expect(keys(prompt('Look:\n```\npostgres prisma database sql\n```'))).toEqual([]);
    expect(keys(prompt('Help:\n```\nERROR: deadlock detected\n```'))).toEqual([
      'database/deadlock-retry',
    ]);
  });
});

describe('one name in plain text', () => {
  const areas = (text: string) =>
    chooseSkills(prompt(text), index, none).domains.map((one) => one.area);

  it('passes a domain when it means one thing only', () => {
    expect(areas('The old alembic setup is in our way')).toEqual(['database']);
    expect(areas('The old mongo setup is in our way')).toEqual([]);
  });

  it('is enough as a phrase', () => {
    expect(keys(prompt('Partial refund twice for the same order'))).toEqual([
      'payments/partial-refunds',
    ]);
  });

  it('is too thin for a skill that only shares that name', () => {
    expect(keys(prompt('Put the bcrypt call into its own file'))).toEqual([]);
    expect(keys(prompt('Raise the bcrypt cost, the old hashes must still verify'))).toEqual([
      'auth/password-hashing',
    ]);
  });
});

describe('a search', () => {
  const words = 'valve rust gasket thread sealant elbow flange';
  const pipes = (body: string) => skill({ body: `## Pattern\n\n${body}\n` });
  const others = Array.from({ length: 8 }, (_, at) =>
    skill({ name: `other-${at}`, category: 'media', body: `## Pattern\n\nword${at} frame${at}\n` }),
  );
  const library = () => opened(buildIndex([pipes(words), ...others], []));
  const choice = (text: string) => chooseSkills(prompt(text), library(), none);

  it('that finds a skill by several words tells its domain', () => {
    const [first] = choice(`the ${words} leak`).domains;
    expect(first).toEqual({ area: 'backend', points: 2, clear: 0 });
    expect(choice('the valve leaks').domains).toEqual([]);
  });

  it('does not dispel a doubt', () => {
    expect(choice(`fix the typo: the ${words} leak`).domains).toEqual([]);
  });

  it('tells nothing of the code of a test', () => {
    const moment = { kind: 'test', path: 'a.ts', packages: [], excerpt: words } as const;
    expect(chooseSkills(moment, library(), none).domains).toEqual([]);
  });

  it('alone must single a skill out more clearly', () => {
    expect(keys(prompt('player health never drops below zero and the state machine'))).toEqual([]);
  });
});

describe('the program that failed', () => {
  it('tells the domain where it works on one thing only', () => {
    const areas = (program: string) =>
      chooseSkills({ ...error('exit status 3'), program } as Moment, index, none).domains.map(
        ({ area }) => area,
      );
    expect(areas('terraform')).toEqual(['deploy']);
    expect(areas('ffmpeg')).toEqual(['media']);
    expect(areas('make')).toEqual([]);
  });
});

describe('errors', () => {
  it('of a user may begin and end with a star', () => {
    const signals = { errors: ['*', '* **', '*EDRIP 7*'], packages: [], files: [], words: [] };
    const own = opened(buildIndex([skill({ signals })], TABLES));
    expect(chooseSkills(error('x EDRIP 7 y'), own, none).skills).toHaveLength(1);
    expect(chooseSkills(error('x EDRIP 8 y'), own, none).skills).toHaveLength(0);
  });

  it('may vary where a signal has a star, and nowhere else', () => {
    const signals = { errors: ['joint "*" of "*" burst'], packages: [], files: [], words: [] };
    const own = opened(buildIndex([skill({ signals })], TABLES));
    const found = (text: string) => chooseSkills(error(text), own, none).skills.length;
    expect(found('fatal: joint "a_1" of "main" burst at once')).toBe(1);
    expect(found('fatal: joint "" of "" burst')).toBe(1);
    expect(found('fatal: joint "a" of main burst')).toBe(0);
    expect(found('fatal: joint "a" of "b" bursting')).toBe(0);
    expect(found(`fatal: joint "${'a'.repeat(200)}" of "b" burst`)).toBe(0);
    expect(found(`joint "x" of ${'y'.repeat(99)} joint "a" of "b" burst`)).toBe(1);
  });

  it('tell the domain of the package whose type they are, but no skill of it', () => {
    const { domains, skills } = chooseSkills(error('sidekiq.NoSuchJobError'), index, none);
    expect(domains.map(({ area }) => area)).toEqual(['backend']);
    expect(skills).toEqual([]);
  });

  it.each(['`pipe()` burst', '“pipe()” burst', 'PIPE()   burst'])('%s is one error', (text) => {
    const signals = {
      errors: ['"pipe()" burst', 'pipe() burst'],
      packages: [],
      files: [],
      words: [],
    };
    const own = opened(buildIndex([skill({ signals })], TABLES));
    expect(chooseSkills(error(`fatal: ${text} at joint 3`), own, none).skills).toHaveLength(1);
  });
});

describe('moments', () => {
  const signature = (text: string): Signature => {
    return { id: '0'.repeat(16), kind: 'other', family: 'node', message: text, text, count: 1 };
  };

  it('answers an error it knows and is silent at one it does not', () => {
    expect(keys(error('sqlite3.OperationalError: database is locked'))).toEqual([
      'database/sqlite-database-is-locked',
    ]);
    expect(
      keys(
        error(
          "TypeError: Cannot read properties of undefined (reading 'name')\n    at render (src/app.tsx:3:1)",
        ),
      ),
    ).toEqual([]);
    expect(keys(error('expected 3 to be 4'))).toEqual([]);
  });

  it('guides a stuck session by its signatures', () => {
    const stuck = (text: string): Moment => ({
      kind: 'health',
      state: 'SPINNING',
      signatures: [signature(text)],
      files: [],
      text: '',
    });
    expect(keys(stuck('ERROR: deadlock detected'))).toEqual(['database/deadlock-retry']);
    expect(keys(stuck('assertion failed'))).toEqual([]);
  });

  it('tells who begins with a client how to connect, not what to do about a symptom they do not have', () => {
    for (const name of ['redis', 'ioredis', 'redis.asyncio']) {
      const [first, ...more] = keys({
        kind: 'boundary',
        packages: [name],
        files: ['src/store.ts'],
      });
      expect(more).toEqual([]);
      expect(['integrations/redis-client-and-keys', 'backend/redis-connection-errors']).toContain(
        first,
      );
    }
  });

  it('knows the codes of a sign-in service, a database and a cloud, the faults of a test tool and of a job runner by themselves', () => {
    const domain = (text: string) =>
      chooseSkills(error(text), index, none).domains.map(({ area }) => area)[0];
    expect(domain("AADSTS700016: Application with identifier 'x' was not found")).toBe('auth');
    expect(domain('UserNotConfirmedException: User is not confirmed.')).toBe('auth');
    expect(domain('PotentialStubbingProblem: Strict stubbing argument mismatch')).toBe('testing');
    expect(domain('ORA-00904: invalid identifier')).toBe('database');
    expect(domain('Error: creating EC2 Instance: InvalidAMIID.NotFound: none')).toBe('deploy');
    expect(domain('kombu.exceptions.OperationalError: [Errno 111]')).toBe('backend');
  });

  it('says at most one thing at a boundary and at a test', () => {
    expect(
      keys({ kind: 'boundary', packages: ['express-rate-limit'], files: ['src/app.ts'] }),
    ).toEqual(['backend/rate-limiting']);
    const test: Moment = {
      kind: 'test',
      path: 'test/mailer.test.js',
      packages: ['@jest/globals'],
      excerpt: 'jest.unstable_mockModule("./mailer.js", () => ({}))',
    };
    expect(keys(test)).toEqual(['testing/mocking-es-modules']);
    expect(keys({ kind: 'boundary', packages: ['left-pad'], files: [] })).toEqual([]);
  });

  it('says nothing where too many skills fit equally', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      skill({
        name: `pipe-${at}`,
        title: `Pipe ${at}`,
        signals: { errors: [], packages: ['pipe-lib'], files: [], words: [] },
      }),
    );
    const crowd = opened(buildIndex(many, TABLES));
    const choice = chooseSkills(
      { kind: 'boundary', packages: ['pipe-lib'], files: [] },
      crowd,
      none,
    );
    expect(choice.skills).toEqual([]);
    expect(choice.reasons.at(-1)?.step).toBe('margin');
  });
});

describe('repetition and reasons', () => {
  it('gives nothing twice, by key or by content', () => {
    const moment = error('ERROR: deadlock detected');
    const [first] = chooseSkills(moment, index, none).skills;
    expect(keys(moment, new Set([first?.key ?? '']))).toEqual([]);
    expect(keys(moment, new Set([first?.hash ?? '']))).toEqual([]);
  });

  it('has a reason for every choice and every silence', () => {
    for (const text of [...SILENT, ...SPOKEN.map(([, text]) => text), '', '/x', '<system>']) {
      const { reasons, skills } = chooseSkills(prompt(text), index, none);
      expect(reasons.length).toBeGreaterThan(0);
      if (skills.length > 0) expect(reasons.map((one) => one.step)).toContain('margin');
    }
  });

  it('lets a user skill replace its namesake', () => {
    const shipped = opened(buildIndex([skill()], TABLES));
    const own = opened(buildIndex([skill({ title: 'Ours' })], []), 'user');
    const { skills } = chooseSkills(error('EPIPELEAK'), joinIndexes([shipped, own]), none);
    expect(skills.map((one) => one.origin)).toEqual(['user']);
  });

  it('is the same for the same input', () => {
    const [, text = ''] = SPOKEN[0] ?? [];
    expect(chooseSkills(prompt(text), index, none)).toEqual(
      chooseSkills(prompt(text), shippedIndex(), none),
    );
  });
});

describe("errors of everyday tools, of each domain's", () => {
  const file = path.resolve(import.meta.dirname, '../../../eval/guidance/common-contexts.jsonl');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const cases = lines.map((line) => JSON.parse(line) as { text: string; label_domains: string[] });

  it('find a skill of it: at least 85 in 100', () => {
    const silent = cases.filter(({ text, label_domains }) => {
      const { skills } = chooseSkills(error(text), index, none);
      return !skills.some(({ areas }) => areas.some((area) => label_domains.includes(area)));
    });
    const missing = silent.map(({ text }) => text).join('\n');
    expect(silent.length / cases.length, missing).toBeLessThanOrEqual(0.15);
  });
});
