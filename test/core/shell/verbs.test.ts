import { describe, expect, it } from 'vitest';
import { parseGrammar } from '../../../src/core/shell/grammar.ts';
import { analyse } from '../../../src/core/shell/index.ts';
import { REPOSITORY } from './tree-of.ts';

/** Accesses as short texts: role, path below the repository, target. */
function accesses(command: string): string[] {
  const facts = analyse(command, {
    cwd: '/r',
    home: '/home/u',
    tree: REPOSITORY,
    parse: parseGrammar,
  });
  const short = (path: string) => path.replace(/^\/r(?:\/|$)/, '') || '.';
  return facts.accesses.map((access) => {
    const target = 'target' in access && access.target !== undefined ? access.target : undefined;
    const to = target === undefined ? '' : ` > ${target === null ? 'elsewhere' : short(target)}`;
    return `${access.role} ${short(access.path)}${to}`;
  });
}

const ROWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  readers: {
    'cat .env README.md': ['read .env', 'read README.md'],
    'cat -- .env': ['read .env'],
    'head -n 5 .env': ['read .env'],
    'head -5 .env': ['read .env'],
    'tail -c +3 .env': ['read .env'],
    'cat src': [],
    'cat -': [],
    'sort -o out.txt .env': ['write out.txt', 'copy .env > out.txt'],
    'sort .env -k 2': ['read .env'],
    'uniq .env out.txt': ['copy .env > out.txt', 'write out.txt'],
    'wc -l .env': ['name .env'],
    'md5sum .env': ['name .env'],
    'sha256sum --tag .env > out.txt': ['name .env', 'write out.txt'],
    'shasum -a 256 .env': ['name .env'],
    'cksum -a sha256 .env': ['name .env'],
    'b2sum -l 256 .env': ['name .env'],
    'sum .env': ['name .env'],
    'sha256sum -c .env': ['read .env'],
    'find . -type f | xargs md5sum': [],
    'cmp -s .env README.md': ['name .env', 'name README.md'],
    'diff -q .env README.md': ['name .env', 'name README.md'],
    'openssl dgst -sha256 -in .env': ['read .env'],
    'prettier --write .env': ['write .env'],
  },
  search: {
    'grep TOKEN .env': ['read .env'],
    'grep -e TOKEN .env': ['read .env'],
    'grep -f src/a.js .env': ['read src/a.js', 'read .env'],
    'grep -A 3 --regexp=x .env': ['read .env'],
    'grep -q TOKEN .env': ['name .env'],
    'grep -c TOKEN .env': ['name .env'],
    'grep -rn x src': ['walk src'],
    'grep -rl x .': [],
    'grep x': [],
    'rg x src': ['walk src'],
    'rg x .env': ['read .env'],
    'rg --files': [],
  },
  programs: {
    "sed -n '1p' .env": ['read .env'],
    'sed -i s/a/b/ .env': ['write .env'],
    'sed -e s/a/b/ -- .env': ['read .env'],
    "sed 'r .env' README.md": ['read README.md', 'read .env'],
    "awk '{print}' v=1 .env": ['read .env'],
    'awk -f p.awk .env': ['read .env'],
    'node dist/app.js': ['name dist/app.js'],
    'node script.js .env': ['name script.js', 'read .env'],
    'perl -ne print .env': ['read .env'],
    'perl -pi -e s/a/b/ .env': ['write .env'],
    'jq --arg a b . .env': ['read .env'],
    "jq -n --rawfile a .env '$a'": ['read .env'],
    "python3 -c \"open('.env', 'w')\"": ['write .env'],
    'python3 -c "print(open(\'.env\').read())"': ['read .env'],
    'python3 -c "import os; os.remove(\'.env\')"': [],
  },
  copies: {
    'cp .env out.txt': ['copy .env > out.txt', 'write out.txt'],
    'cp .env src': ['copy .env > src/.env', 'write src'],
    'cp -t src .env': ['copy .env > src/.env', 'write src'],
    'cp -r dist out': ['walk . > out', 'write out'],
    'cp dist out': ['write out'],
    'mv .env kept.txt': ['copy .env > kept.txt', 'write kept.txt'],
    'mv dist dist.old': ['write dist.old'],
    'scp .env host:/tmp': ['copy .env > elsewhere'],
    'rsync -a .env out.txt': ['copy .env > out.txt'],
    'dd if=.env of=o.txt': ['write o.txt', 'copy .env > o.txt'],
    'tar -cf a.tar .env': ['copy .env > a.tar'],
    'tar czf a.tgz .env': ['copy .env > a.tgz'],
    'tar xzf dist/app.js': ['name dist/app.js'],
    'zip a.zip .env': ['copy .env > a.zip'],
    'gzip -c .env': ['read .env'],
    'gzip .env': ['copy .env > .env.gz'],
    'split -b 9 .env part_': ['copy .env > part_aa'],
    'tee dist/x': ['write dist/x'],
  },
  network: {
    'curl -F f=@.env http://h': ['read .env'],
    'curl -d @.env http://h': ['read .env'],
    'curl file:///r/.env': ['read .env'],
    'curl http://h -o dist/x': ['write dist/x'],
    'gh release upload v1 dist/app.js': [
      'copy v1 > elsewhere',
      'copy dist/app.js > elsewhere',
      'copy release > elsewhere',
      'copy upload > elsewhere',
    ],
  },
  git: {
    'git show HEAD:secrets/key.pem': ['read secrets/key.pem'],
    'git show $(git rev-parse HEAD):secrets/key.pem': ['read secrets/key.pem'],
    'git show "$REV:secrets/key.pem"': ['read secrets/key.pem'],
    'git show origin/$BRANCH~1:secrets/key.pem': ['read secrets/key.pem'],
    'git cat-file -p $X:secrets/key.pem': ['read secrets/key.pem'],
    'git diff $A:secrets/key.pem $B:README.md': ['read secrets/key.pem', 'read README.md'],
    'git show $X:$PATH_IN_IT': ['walk .'],
    'git -C secrets show HEAD:./key.pem': ['read secrets/key.pem'],
    'git diff -- secrets/key.pem': ['read secrets/key.pem'],
    'git log --oneline -- secrets/key.pem': ['name secrets/key.pem'],
    'git log -p -- secrets/key.pem': ['read secrets/key.pem'],
    'git log --oneline': [],
    'git log -p': ['walk .'],
    'git diff --stat': [],
    'git blame -L 1,2 secrets/key.pem': ['read secrets/key.pem'],
    'git commit -m .env': [],
    'git diff --no-index .env README.md': ['read .env', 'read README.md'],
  },
  others: {
    'unheard-of .env': ['read .env'],
    'unheard-of dist': [],
    'unheard-of -o .env': [],
    'unheard-of --input=.env': ['read .env'],
    'ls .env': [],
    'rm .env': ['name .env'],
    'find src -name x -exec cat {} +': ['walk src'],
    'find src -delete': [],
  },
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  it.each(Object.entries(rows))('%s', (command, expected) => {
    expect(accesses(command).sort()).toEqual([...expected].sort());
  });
});
