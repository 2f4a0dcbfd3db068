import fc from 'fast-check';
import ignore from 'ignore';
import { describe, expect, test, vi } from 'vitest';
import {
  createExclusion,
  type Exclusion,
  type IgnoreSource,
  type Purpose,
} from '../../../src/core/exclusion/index.ts';
import type { Tree } from '../../../src/core/facts/tree.ts';
import { dirname } from '../../../src/core/kit/path.ts';
import { HANGS } from '../../support/hang.ts';
import { memoryTree } from './memory-tree.ts';

vi.mock('ignore', async (original) => {
  const { default: made } = await original<{ default: typeof ignore }>();
  return { default: vi.fn(made) };
});

interface Setting {
  /** Ignore file -> text. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly userWide?: string;
  readonly tree?: Tree;
  readonly root?: string;
  readonly foldCase?: boolean;
  readonly asked?: string[];
}

function open({ rules = {}, userWide, root = '/r', tree, foldCase, asked }: Setting): Exclusion {
  const sources = Object.entries(rules).map(([path, text]) => source(path, dirname(path), text));
  return createExclusion({
    root,
    foldCase: foldCase ?? false,
    tree: tree ?? memoryTree([]),
    userWide:
      userWide === undefined
        ? []
        : [source('/home/u/.claude/powerignore', '/home/u/.claude', userWide)],
    sourcesIn: (directory) => {
      asked?.push(directory);
      return sources.filter(({ base }) => base === directory);
    },
  });
}

function source(path: string, base: string, text: string): IgnoreSource {
  const purpose: Purpose = path.endsWith('.claudeignore') ? 'privacy' : 'waste';
  return { path, base, text, purpose };
}

/** `-` where nothing excludes, else what check-ignore would print, and the purpose. */
function read(exclusion: Exclusion, path: string, want: 'read' | 'write' = 'read'): string {
  const verdict = exclusion.judge(path, want);
  if (!verdict.excluded) return '-';
  const { file, line, pattern } = verdict.rule;
  const via = verdict.via ? ` via ${verdict.via}` : '';
  return `${file}:${line}:${pattern} ${verdict.path}${via} ${verdict.purpose}`;
}

describe('purposes', () => {
  const both = open({
    rules: { '/r/.powerignore': 'dist/\n*.log\n', '/r/.claudeignore': '.env\n*.log' },
  });

  test('waste stops reading and not writing', () => {
    expect(read(both, '/r/dist/a.js')).toBe('/r/.powerignore:1:dist/ /r/dist/a.js waste');
    expect(read(both, '/r/dist/a.js', 'write')).toBe('-');
  });

  test('privacy stops both', () => {
    expect(read(both, '/r/pkg/.env')).toBe('/r/.claudeignore:1:.env /r/pkg/.env privacy');
    expect(read(both, '/r/pkg/.env', 'write')).toBe('/r/.claudeignore:1:.env /r/pkg/.env privacy');
  });

  test('privacy is reported where both exclude', () => {
    expect(read(both, '/r/a.log')).toBe('/r/.claudeignore:2:*.log /r/a.log privacy');
  });

  test('neither re-includes what the other excludes', () => {
    const crossed = open({
      rules: { '/r/.powerignore': '!.env\ndist/', '/r/.claudeignore': '.env\n!dist/' },
    });
    expect(read(crossed, '/r/.env')).toMatch('/r/.claudeignore:1:.env');
    expect(read(crossed, '/r/dist/a')).toMatch('/r/.powerignore:2:dist/');
  });
});

describe('files and their order', () => {
  test('user-wide rules are relative to the root and give way to the tree', () => {
    const own = open({ userWide: '/out\n*.tmp\n', rules: { '/r/a/.powerignore': '!keep.tmp' } });
    expect(read(own, '/r/out/x')).toBe('/home/u/.claude/powerignore:1:/out /r/out/x waste');
    expect(read(own, '/r/a/out')).toBe('-');
    expect(read(own, '/r/keep.tmp')).toMatch(':2:*.tmp');
    expect(read(own, '/r/a/keep.tmp')).toBe('-');
  });

  test('each directory on the way is asked once, and none below an excluded one', () => {
    const asked: string[] = [];
    const rules = { '/r/a/.powerignore': 'b/', '/r/a/.claudeignore': '/b' };
    const lazy = open({ rules, asked });
    expect(asked).toEqual([]);
    read(lazy, '/r/a/b/c/d.ts');
    read(lazy, '/r/a/x/y.ts');
    read(lazy, '/r/a/x/z.ts');
    expect([...new Set(asked)]).toEqual(asked);
    expect(asked).toEqual(['/r', '/r/a', '/r/a/x']);
  });

  test('the root is judged by nothing, and neither is what lies outside', () => {
    const all = open({ rules: { '/r/.claudeignore': '*' } });
    for (const path of ['/r', '/r/', '/', '/q/a', '/ra', '/r/../q'])
      expect(read(all, path)).toBe('-');
    expect(read(all, '/r/a')).not.toBe('-');
  });

  test('a root at the top of a drive or of everything', () => {
    const top = open({ root: '/', rules: { '/.powerignore': '/a\n', '/b/.powerignore': 'c' } });
    expect(read(top, '/a/x')).toMatch('/.powerignore:1:/a');
    expect(read(top, '/b/c')).toMatch('/b/.powerignore:1:c');
    const drive = open({
      root: 'C:/',
      rules: { 'C:/.powerignore': '/a\n', 'C:/b/.powerignore': 'c' },
    });
    expect(read(drive, 'C:/a/x')).toMatch('C:/.powerignore:1:/a');
    expect(read(drive, 'C:/b/c')).toMatch('C:/b/.powerignore:1:c');
  });

  test('the number of rules leaves out comments and blank lines and grows with the directories met', () => {
    const counted = open({
      userWide: 'a\n',
      rules: {
        '/r/.powerignore': '# x\n\nb\n!c\n \n/\n',
        '/r/.claudeignore': 'd',
        '/r/s/.powerignore': 'e',
      },
    });
    expect(counted.count).toBe(4);
    read(counted, '/r/s/x');
    expect(counted.count).toBe(5);
  });

  test('a self-excluding file is honoured', () => {
    const self = open({ rules: { '/r/.powerignore': '*' } });
    expect(read(self, '/r/.powerignore')).toMatch(':1:* /r/.powerignore');
    expect(read(self, '/r/.powerignore', 'write')).toBe('-');
  });
});

describe('links', () => {
  const rules = { '/r/.claudeignore': '.env\nsecrets/\n', '/r/.powerignore': 'dist/\n' };
  const tree = memoryTree(
    ['/r/.env', '/r/secrets/key', '/r/dist/a.js', '/q/free.txt', '/r/vault/key'],
    {
      '/r/notes.txt': '/r/.env',
      '/r/open': '/r/secrets',
      '/r/docs/chain': '/r/notes.txt',
      '/r/secrets/out.txt': '/q/free.txt',
      '/r/away': '/q',
      '/r/pkg/secrets': '/r/vault',
    },
  );
  const linked = open({ rules, tree });

  test('the target is judged, the link named', () => {
    expect(read(linked, '/r/notes.txt')).toBe(
      '/r/.claudeignore:1:.env /r/.env via /r/notes.txt privacy',
    );
    expect(read(linked, '/r/docs/chain', 'write')).toMatch('/r/.env via /r/docs/chain');
    expect(read(linked, '/r/open/key')).toMatch(':2:secrets/ /r/secrets/key via /r/open/key');
    expect(read(linked, '/r/open/new.txt', 'write')).toMatch(
      '/r/secrets/new.txt via /r/open/new.txt',
    );
  });

  test('the link is judged by its own name, wherever it leads', () => {
    expect(read(linked, '/r/secrets/out.txt')).toMatch(':2:secrets/ /r/secrets/out.txt privacy');
    expect(read(linked, '/r/pkg/secrets/key')).toMatch(':2:secrets/ /r/pkg/secrets/key privacy');
  });

  test('a target outside the root is judged by its link alone', () => {
    expect(read(linked, '/r/away/free.txt')).toBe('-');
  });

  test('rules beside the target count', () => {
    const beside = open({
      rules: { '/r/b/.claudeignore': 'x' },
      tree: memoryTree(['/r/b/x'], { '/r/a/y': '/r/b/x' }),
    });
    expect(read(beside, '/r/a/y')).toMatch('/r/b/.claudeignore:1:x /r/b/x via /r/a/y');
  });

  test('a root that is itself reached by a link is one place', () => {
    const behind = open({
      rules,
      tree: memoryTree(['/private/r/.env', '/private/r/dist/a.js'], {
        '/r': '/private/r',
        '/private/r/n': '/private/r/.env',
      }),
    });
    expect(read(behind, '/r/n')).toMatch(':1:.env /private/r/.env via /r/n');
    expect(read(behind, '/private/r/dist/a.js')).toMatch(':1:dist/');
    expect(read(behind, '/r/dist/a.js')).toMatch(':1:dist/');
  });

  test('a private target is found although the link itself is waste', () => {
    const two = open({
      rules: { '/r/.claudeignore': 'key', '/r/.powerignore': 'l' },
      tree: memoryTree(['/r/key'], { '/r/l': '/r/key' }),
    });
    expect(read(two, '/r/l')).toMatch('privacy');
    expect(read(two, '/r/l', 'write')).toMatch('privacy');
  });
});

describe('kind', () => {
  const rules = { '/r/.powerignore': 'out/\n' };

  test('a rule for directories asks the tree, once and only where it matters', () => {
    const asked: string[] = [];
    const tree = memoryTree(['/r/out/x']);
    const exclusion = open({
      rules,
      tree: {
        ...tree,
        kind: (path) => {
          asked.push(path);
          return tree.kind(path);
        },
      },
    });
    expect(read(exclusion, '/r/out')).toMatch('out/');
    expect(read(exclusion, '/r/in')).toBe('-');
    expect(read(exclusion, '/r/a/out')).toBe('-');
    expect(asked).toEqual(['/r/out', '/r/a/out']);
  });

  test('the caller may know it', () => {
    const exclusion = open({ rules });
    expect(exclusion.judge('/r/out', 'read', 'directory').excluded).toBe(true);
    expect(exclusion.judge('/r/out', 'read', 'file').excluded).toBe(false);
  });
});

describe('letters', () => {
  const rules = { '/r/.claudeignore': '.env\nSecrets/*.PEM\n[A-C]x\ncafé\n\\Key[Z]\n' };

  test.each([
    ['/r/.ENV', '.env'],
    ['/r/secrets/A.pem', 'Secrets/*.PEM'],
    ['/R/Secrets/a.pem', 'Secrets/*.PEM'],
    ['/r/bX', '[A-C]x'],
    ['/r/CAFÉ', 'café'],
    ['/r/cafe\u0301', 'café'],
    ['/r/kEYz', '\\Key[Z]'],
  ])('%s is %s where the file system folds them', (path, pattern) => {
    expect(read(open({ rules, foldCase: true }), path)).toContain(`:${pattern} ${path}`);
    expect(read(open({ rules }), path)).toBe('-');
  });
});

describe('a large ignore file', () => {
  const part = fc.constantFrom(
    'gen',
    'a',
    'ab',
    'b-1',
    '*.js',
    'x?',
    '[ab]c',
    'dist',
    'é',
    '**',
    'é*y',
  );
  const rule = fc.tuple(fc.boolean(), fc.array(part, { minLength: 1, maxLength: 3 }), fc.boolean());
  const name = fc.constantFrom(
    'gen',
    'a',
    'ab',
    'b-1',
    'c.js',
    'xy',
    'ac',
    'dist',
    'é',
    'éxy',
    'src',
  );
  const path = fc
    .array(name, { minLength: 1, maxLength: 3 })
    .map((names) => `/r/${names.join('/')}`);
  const bulk = Array.from({ length: 20_000 }, (_, at) => `bulk-${at}/x*y\n`).join('');

  test('judges the thousandth path as it judges the first', HANGS, () => {
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 8 }),
        fc.array(path, { maxLength: 6 }),
        (rules, paths) => {
          const lines = rules.map(
            ([not, parts, dir]) => `${not ? '!' : ''}${parts.join('/')}${dir ? '/' : ''}`,
          );
          const text = bulk + lines.join('\n');
          const asked = open({ rules: { '/r/.powerignore': text } });
          for (let at = 0; at < 80; at++) asked.judge(`/r/other-${at}`, 'read');
          for (const each of paths)
            expect(asked.judge(each, 'read')).toEqual(
              open({ rules: { '/r/.powerignore': text } }).judge(each, 'read'),
            );
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('bad input does no harm', () => {
  const binary = String.fromCharCode(
    ...Array.from({ length: 4_000 }, (_, at) => (at * 7_919) % 256),
  );
  const texts: readonly [string, string][] = [
    ['binary', `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${binary.replaceAll('*', '+').replaceAll('?', '+')}`],
    ['five megabytes of one line', 'src/'.repeat(1_250_000)],
    ['five megabytes of stars', '*'.repeat(5_000_000)],
    ['brackets never closed', '['.repeat(10_000)],
    ['backslashes', '\\'.repeat(9_999)],
    ['wildcards without end', `${'*b'.repeat(8_000)}\n${'**/b/'.repeat(3_000)}c`],
    ['a lone surrogate', 'x\ud800*\n\udc00'],
  ];

  test.each(texts)('%s', (_, text) => {
    const exclusion = open({ rules: { '/r/.claudeignore': text } });
    expect(read(exclusion, '/r/src/main.ts')).toBe('-');
    expect(read(exclusion, `/r/${'b/'.repeat(200)}x`)).toBe('-');
  });

  test.each([
    ['a line', (length: number) => 'x/'.repeat(length).slice(-length), 16_384],
    [
      'a part of a pattern with a wildcard',
      (length: number) => `*${'x'.repeat(length - 1)}`,
      1_024,
    ],
  ])('%s up to the length documented is a rule, a longer one is none', (_, make, most) => {
    const meets = (length: number) => {
      const pattern = make(length);
      const exclusion = open({ rules: { '/r/.claudeignore': `${pattern}\n.env\n` } });
      expect(read(exclusion, '/r/.env')).not.toBe('-');
      return exclusion.judge(
        `/r/${pattern.replace('*', 'y').replace(/\/$/, '')}`,
        'read',
        'directory',
      ).excluded;
    };
    expect([meets(most - 1), meets(most), meets(most + 1)]).toEqual([true, true, false]);
  });

  test('five megabytes of one rule', () => {
    const exclusion = open({ rules: { '/r/.claudeignore': 'b\n'.repeat(2_500_000) } });
    expect(read(exclusion, '/r/b/x')).toBe('/r/.claudeignore:2500000:b /r/b/x privacy');
  });

  test('five megabytes of rules that all stand twice', HANGS, () => {
    const half = Array.from({ length: 250_000 }, (_, at) => `gen-${at}\n`).join('');
    const exclusion = open({ rules: { '/r/.claudeignore': half + half } });
    expect(exclusion.firmRuleBelow('/r')?.rule.line).toBe(250_001);
  });

  test.each([
    '',
    '.',
    '..',
    'src/a',
    './a',
    '../a',
    '\0',
    '/r/a\0b',
    '/r/../../etc/passwd',
    `/r/${'a'.repeat(40_000)}`,
    `/r${'/a'.repeat(20_000)}`,
    'C:\\r\\a',
  ])('the path %.20s', (path) => {
    expect(read(open({ rules: { '/r/.claudeignore': '*' } }), path)).toBe('-');
  });

  test('a path with a line break, or one that is not normalised, is judged as the file it is', () => {
    const exclusion = open({ rules: { '/r/.claudeignore': 'a?b\nc' } });
    expect(read(exclusion, '/r/a\nb')).toMatch(':1:a?b');
    expect(read(exclusion, '/r/x/..//./c/')).toMatch(':2:c /r/c');
  });

  test('whatever the text and the path, there is an answer', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, text, fc.boolean(), (rules, path, foldCase) => {
        const exclusion = open({ rules: { '/r/.claudeignore': rules }, foldCase });
        expect(exclusion.judge(`/r/${path}`, 'read')).toHaveProperty('excluded');
        expect(exclusion.judge(path, 'write')).toHaveProperty('excluded');
        expect(Array.isArray(exclusion.rulesBelow(`/r/${path}`))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('ten thousand rules', () => {
  const rules = Array.from({ length: 10_000 }, (_, at) => `gen-${at}/*.[ch]\n/pkg/**/lib-${at}?\n`);
  const text = `${rules.join('')}*.ts\n`;

  test('compile only what can meet the path', () => {
    const compiled = vi.mocked(ignore);
    const exclusion = open({ rules: { '/r/.powerignore': text } });
    compiled.mockClear();
    expect(read(exclusion, '/r/src/main.ts')).toMatch('/r/.powerignore:20001:*.ts');
    expect(compiled).toHaveBeenCalledTimes(1);
    expect(read(exclusion, '/r/gen-77/a.c')).toMatch(':155:gen-77/*.[ch]');
    expect(compiled).toHaveBeenCalledTimes(3);
    expect(read(exclusion, '/r/gen-77/b.js')).toBe('-');
    expect(compiled).toHaveBeenCalledTimes(3);
    expect(exclusion.count).toBe(20_001);
  });
});

describe('rules in force in a directory', () => {
  const exclusion = open({
    userWide: '*.tmp\n',
    rules: {
      '/r/.powerignore': '/a/gen\n/b/gen\n!x/\n**/deep/z\n[\n/a\n',
      '/r/a/.powerignore': '!b c\n',
      '/r/a/.claudeignore': '*.pem',
      '/r/out/.powerignore': 'never\n',
    },
  });
  const shown = (directory: string) =>
    exclusion
      .rulesBelow(directory)
      .map(
        (r) =>
          `${r.base} ${r.negated ? '!' : ''}${r.anchored ? '/' : ''}${r.pattern}${r.directoryOnly ? '/' : ''} ${r.rule.file}:${r.rule.line} ${r.purpose}`,
      );

  test('lowest priority first, without those that lead elsewhere or nowhere', () => {
    expect(shown('/r/lib')).toEqual([
      '/r *.tmp /home/u/.claude/powerignore:1 waste',
      '/r !x/ /r/.powerignore:3 waste',
      '/r /**/deep/z /r/.powerignore:4 waste',
    ]);
    expect(shown('/r')).toHaveLength(6);
  });

  test('the first that takes something out is told as the list of all tells it', () => {
    const line = fc.constantFrom(
      '!a',
      'a',
      'a ',
      'a\r',
      '!a/',
      'ab',
      'b/x',
      '/b',
      '!b/x',
      '[',
      '#a',
      '',
    );
    fc.assert(
      fc.property(
        fc.array(line),
        fc.array(line),
        fc.constantFrom('/r', '/r/b', '/r/c'),
        (a, b, at) => {
          const rules = {
            '/r/.powerignore': a.join('\n'),
            '/r/.claudeignore': `${b.join('\n')}\n`,
          };
          const all = open({ rules }).rulesBelow(at);
          const expected = all.find(({ negated }) => !negated) ?? null;
          expect(open({ rules }).firmRuleBelow(at)).toEqual(expected);
        },
      ),
    );
  });

  test('their files, and how many rules each has, are told without taking one apart', () => {
    expect(exclusion.filesOf('/r')).toEqual([
      { path: '/home/u/.claude/powerignore', rules: 1 },
      { path: '/r/.powerignore', rules: 6 },
    ]);
    expect(exclusion.filesOf('/r/a')).toEqual([{ path: '/r/a/.claudeignore', rules: 1 }]);
    expect(exclusion.filesOf('/q')).toEqual([]);
    const odd = open({
      rules: { '/r/.powerignore': '\ufeff# no\r\n\r\n  \n!\n/\na\r\na\n !b\nb ' },
    });
    expect(odd.filesOf('/r')).toEqual([{ path: '/r/.powerignore', rules: 4 }]);
    expect(new Set(odd.rulesBelow('/r').map(({ pattern }) => pattern)).size).toBe(3);
  });

  test('none where the directory is excluded or outside', () => {
    expect(shown('/r/a')).toEqual(['/r/a *.pem /r/a/.claudeignore:1 privacy']);
    expect(shown('/q')).toEqual([]);
    expect(shown('relative')).toEqual([]);
  });
});
