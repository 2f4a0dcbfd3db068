import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { originsOf } from '../../../src/core/guidance/origins.ts';
import { HANGS } from '../../support/hang.ts';

const names = (output: string) => originsOf(output).flat();

describe('where an error comes from', () => {
  it.each([
    ['sqlalchemy.exc.InvalidRequestError: already begun', 'sqlalchemy'],
    ['E   django.db.utils.OperationalError: no such table', 'django.db'],
    ['Stripe::CardError (declined)', 'stripe'],
    ['Illuminate\\Database\\QueryException: SQLSTATE', 'Illuminate\\Database'],
    ['"Illuminate\\\\Database\\\\QueryException"', 'Illuminate\\Database'],
    ['Microsoft.EntityFrameworkCore.DbUpdateException: x', 'Microsoft.EntityFrameworkCore'],
    [
      'org.springframework.security.authentication.BadCredentialsException',
      'org.springframework.security',
    ],
    ['PrismaClientKnownRequestError: P2002', 'prisma'],
    ['KafkaJSConnectionError: closed', 'kafkajs'],
    ['    at verify (/app/node_modules/jsonwebtoken/verify.js:171:19)', 'jsonwebtoken'],
    ['  at /app/node_modules/.pnpm/pg@8.1.0/node_modules/pg/lib/client.js:1', 'pg'],
    ['/usr/lib/ruby/gems/3.3.0/gems/sidekiq-7.2.0/lib/sidekiq/job.rb:3', 'sidekiq'],
    ['/go/pkg/mod/github.com/gin-gonic/gin@v1.9.1/context.go:174', 'github.com/gin-gonic/gin'],
    [
      '/home/u/.cargo/registry/src/index.crates.io-6f17d22bba15001f/sqlx-core-0.7.3/src/p.rs',
      'sqlx-core',
    ],
  ])('%s', (output, name) => {
    expect(names(output)).toContain(name);
  });

  it('is the package that threw: first in a stack, last in a traceback of Python', () => {
    const frames =
      '  at a (/app/node_modules/ws/a.js:1)\n  at b (/app/node_modules/express/b.js:2)';
    expect(names(frames)).toContain('ws');
    expect(names(frames)).not.toContain('express');
    const trace =
      'Traceback (most recent call last):\n  File "/v/site-packages/flask/app.py", line 1\n  File "/v/site-packages/redis/client.py", line 2';
    expect(names(trace)).toContain('redis');
    expect(names(trace)).not.toContain('flask');
  });

  it('is told by no call, property or path', () => {
    expect(names('app.stripe.charges.create is not a function')).toEqual([]);
    expect(names('src/stripe/errors.ts: express.Router()')).toEqual([]);
    expect(names('expected 3 to be 4')).toEqual([]);
  });
});

test('an output of any size and shape is read at once', HANGS, () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => originsOf(text).length >= 0));
  for (const unit of ['a.', 'A::', 'Ab', 'node_modules/', '\\', '@a/', '/gems/', 'AbcError.'])
    originsOf(unit.repeat(200_000));
});
