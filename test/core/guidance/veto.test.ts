import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayMatch, vetoesOf, vetoRules } from '../../../src/core/guidance/veto.ts';
import { HANGS } from '../../support/hang.ts';

describe('vetoes', () => {
  it.each([
    ['thanks, the login works now', [], 'hard'],
    ['commit this and push', [], 'hard'],
    ['Resolve the merge conflicts in the auth module', [], 'hard'],
    ['Add a section on OAuth to the README', [], 'hard'],
    ['docs: describe the docker setup', [], 'hard'],
    ['Explain the stripe flow', ['docs/payments.md'], 'hard'],
    ['anything', ['LICENSE'], 'hard'],
    ['anything', ['.gitignore'], 'hard'],
    ['anything', ['docs/set-up.TXT', 'License.md', 'CODEOWNERS'], 'hard'],
    ['anything', ['tools/.prettierrc.json', '.mailmap'], 'hard'],
    ['anything', ['src/notices.ts'], undefined],
    ['anything', ['src/gitignore'], undefined],
    ['Fix the typo in the login label', [], 'soft'],
    ['Rename the column helper', [], 'soft'],
    ['Update the copyright year', [], 'soft'],
    ['Which skill did you use?', [], undefined],
    ['the lookup reads 2 millions docs, make it fast', [], undefined],
    ['the lookup reads the docs, make it fast', [], 'soft'],
    ['put the paypal button left of the stripe button', [], 'hard'],
    ['move the login link below the footer', [], 'hard'],
    ['put the token check below the rate limiter', [], undefined],
    ['Where do we call the payment provider?', [], 'soft'],
    ['List all routes that need a login', [], 'soft'],
    ['Explain what a transaction is', [], 'soft'],
    ['Sort the services alphabetically', [], 'hard'],
    ['Split the handler in two without changing the behaviour', [], 'soft'],
    ['How do I keep the session over a redirect?', [], undefined],
    ['Why is the second query slow?', [], undefined],
    ['How does our login with refresh tokens work?', [], 'soft'],
    ['How are the payments wired?', [], 'soft'],
    ['How do I make the login work on Safari?', [], undefined],
    ['Find out why the upload stops', [], undefined],
    [
      'According to the guide CORS has to be enabled, make the API answer preflight requests',
      [],
      undefined,
    ],
    ['Merge the two auth middlewares into one', [], undefined],
    ['Fix the login, the password is never compared', ['src/auth.ts', 'README.md'], undefined],
    ['Send push notifications when an order ships', [], undefined],
    ['push the chart values to staging, no secret in them', [], undefined],
    ['push', [], 'hard'],
    ['push to origin', [], 'hard'],
    ['commit', [], 'hard'],
    ['commit the changes with a short message', [], 'hard'],
    ['Commit the offset only after the record was handled', [], undefined],
    ['push the event into the queue after the commit', [], undefined],
    ['Summarise the discussion about redis and the flaky suite', [], 'hard'],
    ['Draft a short tweet on our passkeys', [], 'hard'],
    ['write a short bio of the developer who knows kafka and postgres', [], 'hard'],
    ['make a mind map of roles, login and passkeys', [], 'hard'],
    ['write the headline component with a balanced wrap', [], undefined],
    ['shorten the abstract: a study of flaky suites', [], 'hard'],
    ['translate this note to german: the camera permission was denied', [], 'hard'],
    ['cut the section on tokens in half', [], 'hard'],
    ['rewrite the summary page with signals', [], undefined],
    ['translate the error codes of the gateway to http codes', [], undefined],
    ['draft a reply to the customer whose card was charged twice', [], 'hard'],
    ['make minutes of the meeting on the checkout', [], 'hard'],
    ['turn this into a post: jest 30 is supported', [], 'hard'],
    ['Send the customer a mail when the card was charged twice', [], undefined],
    ['keep the draft of a message when the login ends', [], undefined],
    ['Write an article on connection pools for the team', [], 'hard'],
    ['Write the article page so that it is rendered on the server', [], undefined],
    ['Add a newsletter form with double opt-in', [], undefined],
    ['Pictures with transparency get a black background', [], undefined],
    ['run black on the folder', [], 'soft'],
  ] as const)('%j about %j: %s', (text, files, strength) => {
    expect(vetoesOf(text, files)[0]?.strength).toBe(strength);
  });

  it('never match a text without one of their hints', () => {
    let matched = 0;
    for (const rule of vetoRules()) {
      const { pattern } = rule;
      const words = pattern.source.match(/[a-z][a-z .-]*|"/gi) ?? [];
      const piece = fc.oneof(
        fc.constantFrom(...words),
        fc.constantFrom(' ', 's', 'the ', '1.2', '(a)', ':', 'X', 'be "a" not', '.'),
      );
      const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
      fc.assert(
        fc.property(text, fc.constantFrom(' ', ''), (found, glue) => {
          const whole = [...found].join('') + glue;
          if (!pattern.test(whole)) return;
          matched++;
          expect(mayMatch(rule, whole.toLowerCase()), whole).toBe(true);
        }),
        { numRuns: 2000 },
      );
    }
    expect(matched).toBeGreaterThan(1000);
  });

  it('comes to an end on hostile text', HANGS, () => {
    for (const piece of [
      'add ',
      'add.',
      'merge ',
      '. ',
      'should be "',
      'translate a ',
      '-',
      'with ',
    ])
      vetoesOf(piece.repeat(500_000), []);
  });
});
