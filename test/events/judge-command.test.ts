import { describe, expect, it } from 'vitest';
import { type CommandJudgement, judgeCommand } from '../../src/events/judge-command.ts';
import { ruledRepository, treeOf } from '../core/shell/tree-of.ts';

const RULES = 'dist/\n.env\n.env.*\n!.env.example\nsecrets/\n*.log\n';

interface Options {
  readonly purpose?: 'waste' | 'privacy';
  readonly host?: { readonly rewrites: boolean; readonly filters: boolean };
  readonly background?: boolean;
  readonly exempt?: readonly string[];
  readonly ignored?: readonly string[];
}

function judge(command: string, options: Options = {}): CommandJudgement {
  const repository = ruledRepository(options.purpose ?? 'waste', RULES);
  return judgeCommand(command, {
    ...repository,
    isExempt: (path) => options.exempt?.includes(path) ?? false,
    ...(options.ignored && {
      isGitIgnored: (path: string) =>
        options.ignored?.some((each) => path === each || path.startsWith(`${each}/`)) ?? false,
    }),
    host: options.host ?? repository.host,
    background: options.background ?? false,
  });
}

describe('reads and copies of excluded files', () => {
  it.each([
    ['cat .env', '/r/.env', '.env'],
    ['cd secrets && head -1 "my key.txt"', '/r/secrets/my key.txt', 'secrets/'],
    ['cat link-env', '/r/.env', '.env'],
    ['cp dist/app.js notes.txt', '/r/dist/app.js', 'dist/'],
    ['cp -r dist copy', '/r/dist', 'dist/'],
    ['cat dist/*.js', '/r/dist/app.js', 'dist/'],
    ['cat {dist,src}/a*.js', '/r/dist/app.js', 'dist/'],
    ['grep -rn x secrets', '/r/secrets', 'secrets/'],
    ["find . -name '*.pem' | xargs cat", '/r/secrets', 'secrets/'],
    ['find dist -type f -exec cat {} +', '/r/dist', 'dist/'],
    ["ls secrets | sed 's#^#secrets/#' | xargs cat", '/r/secrets', 'secrets/'],
    ["ls secrets/*.pem | xargs -I{} sh -c 'cat {}'", '/r/secrets/key.pem', 'secrets/'],
  ])('%s', (command, path, pattern) => {
    expect(judge(command)).toMatchObject({
      type: 'deny',
      verdict: { path, rule: { file: '/r/.powerignore', pattern } },
    });
  });
});

describe('what only names, lists, tests, deletes, moves or writes', () => {
  it.each([
    'echo .env',
    'ls dist',
    'test -f .env && echo yes',
    'rm -rf dist',
    'mv dist dist.old',
    'mv src/a.js dist/',
    'echo x > dist/x',
    'cp src/a.js dist/a.js',
    'cat .env > dist/copy',
    'cat .env.example',
    'wc -l .env',
    'sha256sum .env dist/app.js',
    'cat .env | sha256sum',
    'git commit -m "no more .env"',
    "cat > run.sh <<'EOF'\ncat .env\nEOF",
    'npm run build',
    'node dist/app.js',
    'grep -rn x src',
    'find . -type f | wc -l',
    'grep -rl x .',
    'for f in dist/*; do rm "$f"; done',
    'scp -r dist host:/srv',
    'cat "$SOMETHING"',
    'set -a; source .env; set +a; npm start',
    'export $(cat .env | xargs); npm start',
  ])('%s passes', (command) => {
    expect(judge(command)).toEqual({ type: 'pass' });
  });
});

describe('walks', () => {
  const rewritten = (command: string, options?: Options) => {
    const judged = judge(command, options);
    return judged.type === 'rewrite' ? judged.command : judged.type;
  };

  it.each([
    ['grep -rn x .', 'grep --exclude=.env --exclude-dir=dist --exclude-dir=secrets -rn x .'],
    ["grep -rn x . --include='*.js'", "grep -rn x . --include='*.js' --exclude-dir=dist"],
    ['rg -uu x', "rg '--glob=!.env' '--glob=!dist' '--glob=!secrets' -uu x"],
    ['rg x', "rg '--glob=!dist' '--glob=!secrets' x"],
    ['cat .env*', 'cat .env.example'],
    ['tar czf a.tgz *', 'tar czf a.tgz --exclude=pkg/.env README.md pkg src'],
    ['rsync -a * /elsewhere/', 'rsync --exclude=/pkg/.env -a README.md pkg src /elsewhere/'],
    [
      'for d in */; do grep -rn x "$d"; done',
      'for d in pkg/ src/; do grep --exclude=.env -rn x "$d"; done',
    ],
    [
      'for d in */; do (cd "$d"; grep -rn x .); done',
      'for d in pkg/ src/; do (cd "$d"; grep --exclude=.env -rn x .); done',
    ],
    ['for d in */; do cat "$d"*; done', 'for d in pkg/ src/; do cat "$d"*; done'],
    ['for d in */; do (cd "$d" && cat *); done', 'for d in pkg/ src/; do (cd "$d" && cat *); done'],
    ['for d in */; do cat "${d}app.js"; done', 'for d in pkg/ src/; do cat "${d}app.js"; done'],
    ['for f in */*.js; do cat "$f"; done', 'for f in src/a.js src/b.js; do cat "$f"; done'],
    [
      'find . -type f -exec cat {} +',
      "find . ! -name .env ! -path '*/dist/*' ! -path '*/secrets/*' ! -path '*/.git/*' -type f -exec cat {} +",
    ],
    [
      "find . -name '*.md' -o -name '*.js' | xargs cat",
      "find . ! -path '*/dist/*' \\( -name '*.md' -o -name '*.js' \\) | xargs cat",
    ],
    ["bash -c 'cat */*.js'", "bash -c 'cat src/a.js src/b.js'"],
    [
      'tar czf a.tgz .',
      'tar czf a.tgz --exclude=./.env --exclude=./dist --exclude=./secrets --exclude=./pkg/.env --exclude=./.git .',
    ],
  ])('%s is narrowed', (command, expected) => {
    expect(rewritten(command)).toBe(expected);
  });

  it.each(['tar czf a.tgz .', 'find . -type f -exec cat {} +', 'rsync -a ./ /elsewhere'])(
    "%s keeps git's own folder where git ignores all that is excluded",
    (command) => {
      const ignored = ['/r/.env', '/r/pkg/.env', '/r/dist', '/r/secrets'];
      expect(rewritten(command)).toContain('.git');
      expect(rewritten(command, { ignored })).not.toContain('.git');
    },
  );

  it.each([
    ['grep -rn x $(ls)', 'filter'],
    ['ls | xargs grep -rn x', 'filter'],
    ['grep -rhn x $(ls)', 'deny'],
    ['for d in */; do (cd "$d" && ls); done', 'pass'],
    ['for d in */; do (cd "$d" && find . -name x); done', 'pass'],
    ['git format-patch -o out -2', 'rewrite'],
    ['git difftool -y -x diff HEAD~1', 'rewrite'],
    ['rg -uuIn --iglob "*.JS" x', 'deny'],
    ['fd -HI . -t f -E dist -E secrets -E .env -E link-env -x cat {}', 'pass'],
  ])('%s: %s', (command, type) => {
    expect(judge(command).type).toBe(type);
  });

  it.each([
    [
      'cp -r . /elsewhere',
      'rsync -a --exclude=/.env --exclude=/dist/ --exclude=/secrets/ --exclude=/pkg/.env --exclude=/.git/ . /elsewhere',
    ],
    ['mkdir out && cp -r src pkg out', 'mkdir out && cp -r src out'],
    [
      'python3 -c "import glob\nfor f in glob.glob(\'**/*.js\', recursive=True): print(open(f).read())"',
      'tail -n +1 -- src/a.js src/b.js src/deep/c.js',
    ],
  ])('%s has a narrower command', (command, suggestion) => {
    expect(judge(command)).toMatchObject({ type: 'deny', suggestion });
  });

  it.each([
    ["find . -name 'link*' -exec sed -i s/a/b/ {} +", 'deny'],
    ["find . -name 'link*' | xargs perl -pi -e s/a/b/", 'deny'],
    ["find . -name 'link*' -exec sed -i --follow-symlinks s/a/b/ {} +", 'pass'],
    ['find . -type f -exec sed -i s/a/b/ {} +', 'pass'],
    ["find . -name '*.js' | xargs sed -i s/a/b/", 'pass'],
    ['grep -rl x src | xargs sed -i s/x/y/', 'pass'],
  ])('files edited in place where they are found: %s: %s', (command, type) => {
    expect(judge(command).type).toBe(type);
  });

  it.each(['grep -rn x dist', 'cd src && grep -rn x ../dist ../secrets', 'rg -uu x dist'])(
    '%s has none: without its directories it would go through another',
    (command) => {
      const judged = judge(command);
      expect([judged.type, 'suggestion' in judged]).toEqual(['deny', false]);
    },
  );

  it.each([
    'for d in */; do cat "$d.env"; done',
    'find . -type d -exec cat {}/.env \\;',
    'ls | xargs -I{} cat {}/app.js',
    'for d in $(ls); do cat $d/*.js; done',
  ])('%s reads a name in each directory, which no narrowing of the walk leaves out', (command) => {
    expect(rewritten(command)).toBe('deny');
  });

  it('tells what was added', () => {
    expect(judge('grep -rn x .')).toMatchObject({
      added: ['--exclude=.env', '--exclude-dir=dist', '--exclude-dir=secrets'],
    });
  });

  it('leaves alone a search that leaves out what git ignores', () => {
    const ignored = ['/r/dist', '/r/secrets', '/r/.env', '/r/pkg/.env'];
    expect(judge('rg x', { ignored })).toEqual({ type: 'pass' });
    expect(rewritten('rg --no-ignore x', { ignored })).toBe(
      "rg '--glob=!dist' '--glob=!secrets' --no-ignore x",
    );
    expect(judge('git grep x', { ignored })).toEqual({ type: 'pass' });
  });

  it('filters patches that the model sees whole, and gives them pathspecs where it does not', () => {
    expect(judge('git diff')).toMatchObject({
      type: 'filter',
      plan: { sources: [{ form: 'patch', base: '/r' }] },
    });
    expect(judge('git log -p | head -50')).toMatchObject({ type: 'filter' });
    expect(rewritten('git log -p | grep x')).toContain(
      "--full-history --sparse -p -- :/ ':(exclude,literal).env'",
    );
    expect(rewritten('git diff; npm test')).toContain(':(exclude,literal)dist');
    expect(rewritten('git diff', { background: true })).toContain(':(exclude,literal)dist');
  });

  it('filters patches of what the tree no longer holds where that can be done, and leaves them alone where not', () => {
    const ignored = ['/r/dist', '/r/secrets', '/r/.env', '/r/pkg/.env'];
    expect(judge('git log -p', { ignored })).toMatchObject({ type: 'filter' });
    expect(judge('git log -p | grep x', { ignored })).toEqual({ type: 'pass' });
    expect(judge('git diff', { ignored, host: { rewrites: true, filters: false } })).toEqual({
      type: 'pass',
    });
  });

  it('gives patches pathspecs where their lines may not look as usual', () => {
    for (const command of [
      'git diff --word-diff',
      'git log -p --graph',
      'git -c diff.noprefix=true diff',
      'git show --stat -p',
    ])
      expect(rewritten(command)).toContain("':(exclude,top,glob)**/secrets/**'");
    expect(judge('git stash show -p')).toMatchObject({ type: 'filter' });
  });

  it('denies with the narrower command where the host honours nothing', () => {
    const host = { rewrites: false, filters: false };
    expect(judge('grep -rn x .', { host })).toMatchObject({
      type: 'deny',
      suggestion: 'grep --exclude=.env --exclude-dir=dist --exclude-dir=secrets -rn x .',
    });
    expect(judge('grep -rn x .', { host: { rewrites: false, filters: true } })).toMatchObject({
      type: 'filter',
    });
  });

  it('gives narrower commands that pass', () => {
    const host = { rewrites: false, filters: false };
    for (const command of [
      'grep -rn x .',
      'rg -uu x',
      'cat .env*',
      'find . -type f -exec cat {} +',
      'tar czf a.tgz .',
      'git grep x',
      'cp -r . ../copy',
      'grep -rn x src dist',
    ]) {
      const judged = judge(command, { host });
      expect(judged).toMatchObject({ type: 'deny', suggestion: expect.any(String) });
      const suggestion = judged.type === 'deny' ? (judged.suggestion ?? '') : '';
      expect({ suggestion, judged: judge(suggestion, { host }) }).toEqual({
        suggestion,
        judged: { type: 'pass' },
      });
    }
  });

  it('narrows what it narrowed no further', () => {
    for (const command of [
      'grep -rn x .',
      'rg -uu x',
      'find . -type f | xargs cat',
      'cat */*.js',
      'git ls-files | xargs cat',
    ]) {
      expect(judge(rewritten(command))).toEqual({ type: 'pass' });
    }
  });
});

describe('a large excluded folder', () => {
  const packages = Array.from({ length: 500 }, (_, i) => `/r/dist/p${i}/package.json`);
  const large = (command: string): string => {
    const repository = ruledRepository('waste', RULES);
    const tree = treeOf(['/r/src/package.json', ...packages]);
    return judgeCommand(command, { ...repository, tree, isExempt: () => false }).type;
  };

  it('is met only where a walk of a certain depth and name comes upon a file in it', () => {
    expect(large('for d in $(ls); do cat $d/package.json; done')).toBe('pass');
    expect(large('find . -maxdepth 2 -name package.json | xargs cat')).toBe('pass');
    expect(large('find . -maxdepth 3 -name package.json | xargs cat')).toBe('rewrite');
  });
});

describe('privacy and exemptions', () => {
  it('stops writes and uploads of private files only', () => {
    expect(judge('echo x > .env', { purpose: 'privacy' })).toMatchObject({ type: 'deny' });
    expect(judge('scp .env host:/tmp', { purpose: 'privacy' })).toMatchObject({ type: 'deny' });
    expect(judge('scp .env host:/tmp')).toEqual({ type: 'pass' });
  });

  it('lets exempt files through, and no private ones', () => {
    const exempt = ['/r/dist/app.js', '/r/.env'];
    expect(judge('cat dist/app.js', { exempt })).toEqual({ type: 'pass' });
    expect(judge('cat .env', { exempt, purpose: 'privacy' })).toMatchObject({ type: 'deny' });
  });
});
