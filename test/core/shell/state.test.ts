// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are bash.

import { describe, expect, it } from 'vitest';
import { parseGrammar } from '../../../src/core/shell/grammar.ts';
import { analyse } from '../../../src/core/shell/index.ts';
import { REPOSITORY } from './tree-of.ts';

function reads(command: string): string[] {
  const facts = analyse(command, {
    cwd: '/r',
    home: '/r/src',
    tree: REPOSITORY,
    parse: parseGrammar,
    gitAlias: (top, name) => (top === '/r' && name === 'st' ? 'blame -w' : null),
  });
  return facts.accesses.flatMap((access) => (access.role === 'read' ? [access.path.slice(3)] : []));
}

describe('the state of the shell', () => {
  it.each([
    ['cd dist && cat app.js', ['dist/app.js']],
    ['cd dist; cd ..; cat .env', ['.env']],
    ['(cd dist); cat app.js', ['app.js']],
    ['cd dist; cd - >/dev/null; cat app.js', ['app.js']],
    ['pushd dist; popd; cat .env', ['.env']],
    ['cd "$UNKNOWN"; cat app.js', []],
    ['cat ~/a.js', ['src/a.js']],
    ['F=.env; cat "$F"', ['.env']],
    ['F=.env.example; cat "${F%.example}"', ['.env']],
    ['F=a/b/.env; cat "${F##*/}"', ['.env']],
    ['cat "${X:-.env}"', ['.env']],
    ['X=a; cat "${X:+.env}"', ['.env']],
    ['F=DIST; cat "${F,,}/app.js"', ['dist/app.js']],
    ['F=x.env; cat "${F#x}" "${F:1}" "${F/x/}"', ['.env', '.env', '.env']],
    ['a=(.env README.md); cat "${a[@]}"', ['.env', 'README.md']],
    ['a=(.env); a+=(README.md); cat "${a[1]}"', ['README.md']],
    ['set -- .env x; cat "$1"; shift; cat "$1"', ['.env', 'x']],
    ['set -- a .env b; cat "${@:2:1}" "${@: -1}"', ['.env', 'b']],
    ['a=(x .env y); cat "${a[@]:1:1}"', ['.env']],
    ['mapfile -t A < <(echo .env); cat "${A[0]}"', ['.env']],
    ['readarray -t A <<< ".env"; cat "${A[@]}"', ['.env']],
    ['mapfile -d \'\' -t < <(echo .env); cat "${MAPFILE[@]}"', ['.env']],
    ['cat ~+/.env', ['.env']],
    ['cd src; cat ~-/.env', ['.env']],
    ['IFS== read k v < .env; echo "$v"', ['.env']],
    ['read a b <<< ".env x"; cat "$a"', ['.env']],
    ['declare -n r=t; t=.env; cat "$r"', ['.env']],
    ['f() { local -n v=$1; cat "${v[@]}"; }; a=(.env x); f a', ['.env', 'x']],
    ['declare -n a=b b=a; cat "$a" .env', ['a', '.env']],
    [': "${x:=$(cat .env)}"; echo "$x"', ['.env']],
    ['BASH_ENV=.env bash -c \'echo "$TOKEN"\'', ['.env']],
    ['BASH_ENV=.env bash -c true', []],
    ['f() { cat "$1"; }; f .env', ['.env']],
    ['f() { cd dist; }; f; cat app.js', ['dist/app.js']],
    ['for f in .env README.md; do cat "$f"; done', ['.env', 'README.md']],
    ['for f in src/*.js; do cat "$f"; done', ['src/a.js', 'src/b.js']],
    ['case a in b) cat .env;; a) cat README.md;; esac', ['README.md']],
    ['case a in a) f=.env;; *) f=x;; esac; cat "$f"', ['.env']],
    ['case a in a) f=.env;& b) g=x;; *) f=x;; esac; cat "$f"', ['.env']],
    ['case a in a) f=x;;& *) f=.env;; esac; cat "$f"', ['.env']],
    ['case "$A" in a) f=.env;; *) f=x;; esac; cat "$f"', ['.env', 'x']],
    ['case "$A" in a) f=x;; esac; cat "${f:-.env}"', ['x', '.env']],
    ['[ -f a ] && f=.env || f=x; cat "$f"', ['.env', 'x']],
    ['f=.env; [ "$A" ] && f=$A; cat "$f"', ['.env']],
    ['f=.env; test -f x && f=x; cat "$f"', ['x', '.env']],
    ['f=.env || f=x; cat "$f"', ['.env']],
    ['if a; then f=x; elif b; then f=y; else f=.env; fi; cat "$f"', ['x', 'y', '.env']],
    ['f=x; if a; then f=.env; fi; cd src; cat "$f"', ['src/.env', 'src/x']],
    ['f() { if a; then v=.env; else v=x; fi; }; f; cat "$v"', ['.env', 'x']],
    ['for i in 1 2; do a && f=.env || f=x; done; cat "$f" $i', ['.env', '2', 'x', '2']],
    ['(a && f=.env); cat "${f:-x}"', ['x']],
    ['cat {.env,src/{a,b}.js}', ['.env', 'src/a.js', 'src/b.js']],
    ['cat f{1..3}', ['f1', 'f2', 'f3']],
    ["cat $'\\x2eenv' \".e\"'nv'", ['.env', '.env']],
    ['cat src/[ab].js', ['src/a.js', 'src/b.js']],
    ["cat 'src/*.js'", ['src/*.js']],
    ['cat **/*.js', ['dist/app.js', 'src/a.js', 'src/b.js']],
    ['shopt -s globstar; cat **/c.js', ['src/deep/c.js']],
    ['cat $(echo .env)', ['.env']],
    ['cat "$(git rev-parse --show-toplevel)/.env"', ['.env']],
    ['cat "$(dirname src/a.js)/b.js"', ['src/b.js']],
    ['echo .env | xargs cat', ['.env']],
    ["printf '.env\\0' | xargs -0 -n1 cat", ['.env']],
    ['echo .env | while read -r f; do cat "$f"; done', ['.env']],
    ['ls src/*.js | xargs cat', ['src/a.js', 'src/b.js']],
    ['cat list.txt | xargs cat', ['list.txt']],
    ["echo 'cat .env' | bash", ['.env']],
    ['bash -c \'cat "$1"\' _ .env', ['.env']],
    ["eval 'cat .env'", ['.env']],
    ['bash <<EOF\ncat .env\nEOF', ['.env']],
    ['cat <<EOF\ncat .env\nEOF', []],
    ['cat <<EOF\n$(cat .env)\nEOF', ['.env']],
    ["cat <<'EOF'\n$(cat .env)\nEOF", []],
    ['env -C dist cat app.js', ['dist/app.js']],
    ['sudo -u x timeout -s KILL 5 nice -n 3 cat .env', ['.env']],
    ['cat < .env', ['.env']],
    ['wc -l < .env', []],
    ['cat .env > /dev/null', []],
    ['cat .env | wc -l', []],
    ['[ -n "$(cat .env)" ]', []],
    ['source .env', []],
    ['source .env; echo "$TOKEN"', ['.env']],
    ['X=$(cat .env)', []],
    ['X=$(cat .env); echo "$X"', ['.env']],
    ['ln -s dist d; cat d/app.js', ['dist/app.js']],
    ['mv dist old; cat old/app.js', ['dist/app.js']],
    ['declare -A m=([e]=.env [r]=README.md); cat "${m[e]}"', ['.env']],
    ['declare -A m; m[e]=.env; m[r]=README.md; cat "${m[r]}"', ['README.md']],
    ['f=(.env README.md); for i in 1; do cat "${f[$i]}"; done', ['README.md']],
    ['f=(.env README.md); cat "${f[$i]}"', ['.env', 'README.md']],
    ["alias c='cat .env'\nc", ['.env']],
    ["alias c='head -1'\nc .env", ['.env']],
    ["alias cat='cat -n'\ncat .env", ['.env']],
    ["bash -n <<< 'cat .env'", []],
    ['cat > s.sh <<\'EOF\'\ncat "$1"\nEOF\nbash s.sh .env', ['.env']],
    ["printf '#!/bin/sh\\ncat .env\\n' > s.sh; chmod +x s.sh; ./s.sh", ['.env']],
    ["echo 'cat .env' > s; . ./s", ['.env']],
    ["cat > r.py <<'EOF'\nprint(open('.env').read())\nEOF\npython3 r.py", ['.env']],
    ["echo 'cat .env' > notes.md; cat notes.md", ['notes.md']],
    ["script -qc 'cat .env' /dev/null", ['.env']],
    ['script -q /dev/null cat .env', ['.env']],
    ["awk -v f=.env 'BEGIN { while ((getline l < f) > 0) print l }'", ['.env']],
    ["awk -v f=.env '{ print f, $1 }' README.md", ['README.md']],
    ['awk \'BEGIN { "cat .env" | getline x; print x }\'', ['.env']],
    ['git config -f .env --list', ['.env']],
    ["git config alias.s 'show HEAD:dist/app.js'; git s", ['dist/app.js']],
    ["git -c alias.s='!cat' s .env", ['.env']],
    ['git -c alias.s=s s .env', []],
    ['git st .env', ['.env']],
  ])('%s', (command, expected) => {
    expect(reads(command)).toEqual(expected);
  });
});

describe('the streams', () => {
  it.each([
    ['x=$(cat .env >&2)', ['.env']],
    ['x=$(cat .env 2>&1)', []],
    [': "$(cat .env | tee /dev/stderr)"', ['.env']],
    ['true $(cat .env > /dev/stderr)', ['.env']],
    ['cat .env >&2 | wc -l', ['.env']],
    ['cat .env | tee /proc/self/fd/2 | wc -l', ['.env']],
    ['exec 5>&1; cat .env | tee /dev/fd/5 | wc -l', ['.env']],
    ['cat .env | tee /dev/null | wc -l', []],
    ['cat .env >&2 2> /dev/null', ['.env']],
    ['cat .env 2> /dev/null >&2', []],
    ['{ x=$(cat .env >&2); } 2> /dev/null', []],
    ['cat .env > /dev/null 2>&1', []],
    ['cat .env 2>&1 > /dev/null', []],
    ['cat .env &> /dev/null', []],
    ['cat .env >& /dev/null', []],
    ['cat < .e[n]v', ['.env']],
    ['cat < ".e[n]v"', ['.e[n]v']],
    ['cat < src/*.js', ['src/*.js']],
    ['echo "$(< dist/?pp.js)"', ['dist/app.js']],
  ])('%s', (command, expected) => {
    expect(reads(command)).toEqual(expected);
  });

  it('a stream led into a file is put there', () => {
    const facts = analyse('{ cat .env >&2; } 2> seen.txt', {
      ...{ cwd: '/r', home: '/r/src', tree: REPOSITORY, parse: parseGrammar },
      gitAlias: () => null,
    });
    expect(facts.accesses).toContainEqual(
      expect.objectContaining({ role: 'copy', path: '/r/.env', target: '/r/seen.txt' }),
    );
  });
});
