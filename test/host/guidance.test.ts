import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createPlace,
  currentHost,
  type HostResult,
  type Place,
  runHost,
  say,
} from './harness/index.ts';
import { blockText, type ModelRequest } from './harness/request.ts';
import { callsIn } from './repository.ts';

// Where guidance stands in what the model sees, and how often, in the host under test.
const SECONDS = 300_000;
const PROMPT = 'Add rate limiting to the express login route with express-rate-limit behind nginx';
const AGAIN =
  'Add rate limiting to the express signup route with express-rate-limit behind nginx too';
const DRIFT = 'Drift detected: Your database schema is not in sync with your migration history.';

const FILES = {
  'package.json': JSON.stringify({
    dependencies: { express: '4.21.2', 'express-rate-limit': '7.5.0', prisma: '6.1.0' },
    scripts: { migrate: 'sh db/migrate.sh' },
  }),
  'src/login.js': "require('express')().post('/login', (req, res) => res.end());\n",
  'db/migrate.sh': `echo "${DRIFT}" >&2; exit 1\n`,
};

const NOTES = 'Notes from the skills library for this';
const CONTEXT = 'hook additional context: ';

/** Everything in a request that the model did not say itself, in order, as one text. */
function shown(request: ModelRequest | undefined): string {
  const others = request?.messages.filter(({ role }) => role !== 'assistant') ?? [];
  return others.flatMap(({ blocks }) => blocks.map(blockText)).join('\n');
}

function notesIn(text: string): number {
  return text.split(NOTES).length - 1;
}

describe(`guidance, on ${currentHost()}`, () => {
  let place: Place;
  let run: HostResult;
  let main: readonly ModelRequest[];
  beforeAll(async () => {
    place = createPlace(FILES);
    const { bash } = callsIn(place);
    run = await runHost({
      place,
      prompts: [PROMPT, AGAIN, '/compact', PROMPT],
      turns: [
        [bash('npm run migrate', 'toolu_migrate')],
        [bash('npm run migrate', 'toolu_again')],
        [say('The schema has drifted.')],
        [say('The signup route has it as well.')],
        [say('Once more.')],
      ],
    });
    main = run.requests.filter(({ kind }) => kind === 'main');
  }, SECONDS);
  afterAll(() => place.remove());

  test('of a prompt stands after the prompt, in the first request', () => {
    const text = shown(main[0]);
    expect(notesIn(text)).toBe(1);
    const at = text.indexOf(`UserPromptSubmit ${CONTEXT}${NOTES} task`);
    expect(at).toBeGreaterThan(text.indexOf(PROMPT));
    expect(text.slice(at).toLowerCase()).toContain('trust proxy');
  });

  test('of an error stands right after the result of the call that failed', () => {
    const result = run.toolResult('toolu_migrate');
    expect(result?.isError).toBe(true);
    expect(result?.text).toContain(DRIFT);
    const [next] = run.injectedAfter('toolu_migrate');
    expect(next).toContain(`PostToolUseFailure:Bash ${CONTEXT}${NOTES} error`);
    expect(next).toContain('prisma migrate resolve');
  });

  test('of at most twenty lines and what frames them', () => {
    const [next = ''] = run.injectedAfter('toolu_migrate');
    const lines = next.split('\n').filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(22);
  });

  test('is not given again: neither for the same error nor for a prompt of the same kind', () => {
    expect(run.injectedAfter('toolu_again').join('\n')).not.toContain(NOTES);
    const beforeCompaction = main.at(-2);
    expect(shown(beforeCompaction)).toContain(AGAIN);
    expect(notesIn(shown(beforeCompaction))).toBe(2);
  });

  test('may come again once a compaction has taken it away', () => {
    const text = shown(main.at(-1));
    expect(text).not.toContain('prisma migrate resolve');
    expect(notesIn(text)).toBe(1);
    expect(text.lastIndexOf(NOTES)).toBeGreaterThan(text.lastIndexOf(PROMPT));
  });
});
