import { say } from '../../test/host/harness/index.ts';
import { callsIn } from '../../test/host/repository.ts';
import type { Section } from './section.ts';

const DRIFT = 'Drift detected: Your database schema is not in sync with your migration history.';
const NOTES = 'Notes from the skills library';

/** The few lines that fit an error, at the error. */
export const guided: Section = {
  title: 'Guided: the lines that fit this error, right behind it, once',
  story:
    'A migration fails twice in the same way. The library knows the error: its lines stand behind the first result, not behind the second.',
  files: {
    'package.json': JSON.stringify({
      dependencies: { prisma: '6.1.0' },
      scripts: { migrate: 'sh db/migrate.sh' },
    }),
    'db/migrate.sh': `echo "${DRIFT}" >&2; exit 1\n`,
  },
  prompts: ['Run the migration'],
  turns: (place) => {
    const { bash } = callsIn(place);
    return [
      [bash('npm run migrate', 'toolu_migrate1')],
      [bash('npm run migrate', 'toolu_migrate2')],
      [say('The schema has drifted.')],
    ];
  },
  findings: (run) => {
    const [first, second] = ['toolu_migrate1', 'toolu_migrate2'].map((id) =>
      run.injectedAfter(id).join('\n'),
    );
    const lines = first?.split('\n').length ?? 0;
    return [
      { holds: first?.includes(NOTES) === true, text: 'guidance stands right behind the error' },
      { holds: lines > 1 && lines <= 22, text: `in ${lines} lines, what frames them included` },
      { holds: second?.includes(NOTES) === false, text: 'and is not given a second time' },
    ];
  },
};
