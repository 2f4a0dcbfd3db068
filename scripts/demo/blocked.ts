import { type HostResult, say } from '../../test/host/harness/index.ts';
import { callsIn } from '../../test/host/repository.ts';
import type { Finding, Section } from './section.ts';

const BUNDLE = 'function login(u,p){return fetch("/api/login")}/* 2 MB of this */';
const LOCK = '"node_modules/left-pad": {"version": "1.3.0"}';
const SECRET = 'DATABASE_PASSWORD=correct-horse';
const SOURCE = "export const login = (user: string) => fetch('/api/login');";

/** Excluded files stay out of the context; everything else works as before. */
export const blocked: Section = {
  title: 'Blocked: excluded files stay out of the context',
  story:
    'A .powerignore names build output and the lock file, a .claudeignore names .env. The model tries to read all of them.',
  files: {
    '.powerignore': '# generated, never worth reading\ndist/\npackage-lock.json\n',
    '.claudeignore': '.env\n',
    'src/login.ts': `${SOURCE}\n`,
    'dist/login.js': `${BUNDLE}\n`,
    'package-lock.json': `${LOCK}\n`,
    '.env': `${SECRET}\n`,
  },
  prompts: [
    'How does the login work?',
    'Compare @.env with the template',
    '/clear',
    'Which left-pad does package-lock.json pin?',
  ],
  turns: (place) => {
    const { read, bash } = callsIn(place);
    return [
      [read('src/login.ts', 'toolu_source')],
      [read('dist/login.js', 'toolu_bundle')],
      [bash('cat .env', 'toolu_secret')],
      [bash('grep -rn login .', 'toolu_grep')],
      [say('It posts to /api/login.')],
      [read('package-lock.json', 'toolu_lock')],
      [say('1.3.0.')],
    ];
  },
  findings: (run) => [
    ...[unseen(run, 'dist/login.js', BUNDLE), unseen(run, '.env', SECRET)],
    narrowed(run),
    seen(run, 'src/login.ts, which no rule excludes', SOURCE),
    seen(run, 'package-lock.json, once the user had named it', LOCK),
  ],
};

function unseen(run: HostResult, file: string, content: string): Finding {
  const count = run.requests.length;
  const holds = !run.seenByModel(content);
  return { holds, text: `the content of ${file} stands in none of the ${count} requests` };
}

function seen(run: HostResult, file: string, content: string): Finding {
  return { holds: run.seenByModel(content), text: `the model did see ${file}` };
}

function narrowed(run: HostResult): Finding {
  const found = run.toolResult('toolu_grep')?.text ?? '';
  const holds = found.includes('src/login.ts') && !found.includes('dist/login.js');
  return { holds, text: 'the search over the whole tree ran, without the excluded files' };
}
