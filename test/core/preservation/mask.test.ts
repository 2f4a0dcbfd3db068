import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskSecrets } from '../../../src/core/preservation/index.ts';
import { SECRETS } from '../../../src/core/preservation/secrets.ts';
import { HANGS } from '../../support/hang.ts';

/** Made-up values of the published shapes, put together here so that no scanner takes this file for a leak. */
const of = (...parts: string[]) => parts.join('');
const hex = (length: number) => '0a1b2c3d4e5f6789'.repeat(10).slice(0, length);
const word = (length: number) => 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0z'.repeat(10).slice(0, length);

const SAMPLES: readonly (readonly [string, string])[] = [
  ['aws-access-key', of('AKIA', 'ABCDEFGH12345678')],
  ['github-token', of('ghp_', word(36))],
  ['github-token', of('github_pat_', word(60))],
  ['gitlab-token', of('glpat-', word(20))],
  ['slack-token', of('xoxb-', '123456789012-', word(24))],
  ['slack-webhook', of('hooks.slack.com/', 'services/T000/B000/', word(24))],
  ['discord-webhook', of('/api/webhooks/', '123456789012345678/', word(60))],
  ['anthropic-key', of('sk-ant-', 'api03-', word(40))],
  ['openai-key', of('sk-', 'proj-', word(48))],
  ['stripe-key', of('sk_live_', word(24))],
  ['google-api-key', of('AIza', word(35))],
  ['google-oauth-token', of('ya29.', word(60))],
  ['google-client-secret', of('GOCSPX-', word(28))],
  ['npm-token', of('npm_', word(36))],
  ['pypi-token', of('pypi-AgE', word(60))],
  ['rubygems-token', of('rubygems_', hex(48))],
  ['cargo-token', of('cio', word(32))],
  ['docker-token', of('dckr_pat_', word(27))],
  ['huggingface-token', of('hf_', word(34))],
  ['sendgrid-key', of('SG.', word(22), '.', word(43))],
  ['mailgun-key', of('key-', hex(32))],
  ['mailchimp-key', of(hex(32), '-us12')],
  ['twilio-key', of('SK', hex(32))],
  ['digitalocean-token', of('dop_v1_', hex(64))],
  ['databricks-token', of('dapi', hex(32))],
  ['shopify-token', of('shpat_', hex(32))],
  ['linear-key', of('lin_api_', word(40))],
  ['notion-token', of('ntn_', word(46))],
  ['figma-token', of('figd_', word(40))],
  ['postman-key', of('PMAK-', hex(24), '-', hex(34))],
  ['newrelic-key', of('NRAK-', word(27))],
  ['grafana-token', of('glsa_', word(40))],
  ['sentry-token', of('sntrys_', word(60))],
  ['supabase-key', of('sbp_', hex(40))],
  ['planetscale-token', of('pscale_', 'tkn_', word(43))],
  ['vault-token', of('hvs.', word(90))],
  ['terraform-token', of(word(14), '.atlasv1.', word(67))],
  ['pulumi-token', of('pul-', hex(40))],
  ['telegram-token', of('123456789', ':AA', word(33))],
  ['age-key', of('AGE-SECRET-KEY-1', 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZRY9X8GF2TVDW0S3JN54KHCE')],
  ['jwt', of('eyJ', word(20), '.eyJ', word(40), '.', word(43))],
];

describe('known kinds of secrets', () => {
  it.each(SAMPLES)('%s goes, the words around it stay', (kind, secret) => {
    expect(maskSecrets(`Error: bad ${secret} given`)).toBe(`Error: bad [masked ${kind}] given`);
    expect(maskSecrets(`x="${secret}"`)).not.toContain(secret);
  });

  it('every kind in the table that has a token of its own has a sample here', () => {
    const sampled = new Set(SAMPLES.map(([kind]) => kind));
    const contextual = new Set([
      'authorization',
      'url-password',
      'cookie',
      'azure-storage-key',
      'azure-signature',
      'password',
    ]);
    const missing = SECRETS.map(({ name }) => name).filter(
      (name) => !sampled.has(name) && !contextual.has(name),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['postgres://app:s3cr3t@db:5432/x', 'postgres://app:[masked url-password]@db:5432/x'],
    ['Authorization: Bearer abc.DEF-123456789', 'Authorization: Bearer [masked authorization]'],
    [
      'curl -H "authorization: token 0123456789abcdef"',
      'curl -H "authorization: token [masked authorization]"',
    ],
    ['Set-Cookie: sid=0123456789; Path=/', 'Set-Cookie: [masked cookie]'],
    [
      `AccountName=a;AccountKey=${word(44)}==;x`,
      'AccountName=a;AccountKey=[masked azure-storage-key];x',
    ],
    [
      '-----BEGIN EC PRIVATE KEY-----\nMHcC\nxyz\n-----END EC PRIVATE KEY-----\nafter',
      '[masked private-key]\nafter',
    ],
    ['-----BEGIN PRIVATE KEY-----\ncut off', '[masked private-key]'],
  ])('in their places: %s', (text, masked) => {
    expect(maskSecrets(text)).toBe(masked);
  });
});

describe('values of telling names', () => {
  it.each([
    ['DB_PASSWORD=hunter22 npm start', 'hunter22'],
    ['{"client_secret": "a b (c)1"}', 'a b (c)1'],
    ['mysql --password t0ps3cret -u root', 't0ps3cret'],
    ["passphrase: 'open sesame 9'", 'open sesame 9'],
    ['api_key: "Zx9Yw8Vu7Ts6"', 'Zx9Yw8Vu7Ts6'],
    ['DB_PASS=correcthorse npm start', 'correcthorse'],
    ['SMTP_PASS: "gr8-secret"', 'gr8-secret'],
    ['curl -s -u admin:gr8-secret https://api.test', 'gr8-secret'],
    ['postgres://app:gr8@hidden@db:5432/x', 'hidden'],
    ['machine api.test login bob password gr8-secret', 'gr8-secret'],
    ['mysqldump -u root -pgr8-secret shop', 'gr8-secret'],
    ["'password' => 'gr8-secret'", 'gr8-secret'],
    ['{\\"password\\": \\"gr8-secret\\"}', 'gr8-secret'],
    ['SIGNING_KEY=Zx9Yw8Vu7Ts6', 'Zx9Yw8Vu7Ts6'],
    ['ENCRYPTION_KEY: "Zx9Yw8Vu7Ts6"', 'Zx9Yw8Vu7Ts6'],
    ['PASSWORD_PROD=correcthorse', 'correcthorse'],
    ['DB_PASSWORD_STAGING_2=correcthorse', 'correcthorse'],
    ['password1: "open sesame 9"', 'open sesame 9'],
    ['API_KEY_STAGING=Zx9Yw8Vu7Ts6', 'Zx9Yw8Vu7Ts6'],
    ['"api-key-eu": "Zx9Yw8Vu7Ts6"', 'Zx9Yw8Vu7Ts6'],
    ['SECRET_KEY_BASE=Zx9Yw8Vu7Ts6', 'Zx9Yw8Vu7Ts6'],
    ['PASSWORD_ALICE=hunter22', 'hunter22'],
    ['TOKEN_SECRET_DEV=correcthorse', 'correcthorse'],
    ['mysql --password-prod t0ps3cret', 't0ps3cret'],
  ])('go: %s', (text, secret) => {
    expect(maskSecrets(text)).not.toContain(secret);
  });

  it.each([
    'password: string;',
    'PASSWORD_MIN_LENGTH=1200',
    'PASSWORD_FILE=secrets/db2.txt',
    'PASSWORD_RESET_URL=https://a.test/r1',
    'password_field="input_1x"',
    'TOKEN_TTL=3600',
    'token_expires_in: 2026-01-01T00:00',
    'SECRET_NAME_PROD=shop-db-7a',
    'password_hint: correct',
    'password_prompt: Enter',
    'TypeError: Cannot read properties of undefined (reading "token")',
    'const password = props.password',
    'if (password === null) return',
    'Invalid password: incorrect',
    'password authentication failed for user "app"',
    'export TOKEN=$GITHUB_TOKEN',
    'secret = getSecret(name)',
    'PWD=/home/user/project',
    'SyntaxError: Unexpected token: punc (})',
    'error[E0308]: mismatched types',
    'commit 3f786850e387550fdab836ed7e6dc881de23001b',
    'http://localhost:3000/a@b',
    'token: undefined',
    'TESTS_PASS=12 of 14',
    'SMTP_PASS=$SMTP_SECRET',
    'RUN_PASS=/usr/local/bin/run',
    'curl -u admin https://api.test',
    'docker run -u 1000:1000 image',
    'docker run mysql -p3306:3306',
    'git push -u origin main:main',
    'const check = password => hash(password)',
    'key=9f86d081884c7d659a2feaa0c55ad015',
  ])('that are none stay: %s', (text) => {
    expect(maskSecrets(text)).toBe(text);
  });
});

describe('masking', () => {
  it('is idempotent, also over secrets in any surrounding', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(...SAMPLES.map(([, secret]) => secret)),
      fc.constantFrom('password=', 'token: ', '"', "'", '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const once = maskSecrets(parts.join(' '));
        expect(maskSecrets(once)).toBe(once);
      }),
    );
  });

  it('comes to an end, whatever the text repeats', HANGS, () => {
    const hostile = [
      'password',
      'eyJ',
      'eyJa.',
      'token= ',
      'sk-',
      '-----BEGIN PRIVATE KEY-----',
      'cookie: ',
      '://a:',
      'authorization: ',
      'curl -u a:',
      'mysql -p',
      ' -p',
      'A_PASS=',
      'password_a',
      'token_',
      'secret-1-',
      'login a password ',
      'a'.repeat(50),
    ];
    for (const part of hostile) {
      maskSecrets(part.repeat(Math.ceil(600_000 / part.length)));
    }
  });
});
