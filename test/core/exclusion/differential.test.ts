import fc from 'fast-check';
import ignore from 'ignore';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createExclusion,
  type IgnoreSource,
  type Verdict,
} from '../../../src/core/exclusion/index.ts';
import {
  BULK,
  entriesFrom,
  entriesOf,
  entryName,
  ignoreText,
  starsAndSlashes,
} from './arbitrary.ts';
import { createRepository, type Entry, type GitRepository, type GitVerdict } from './git-oracle.ts';
import { COMPOSED, ODDITIES } from './oddities.ts';

/** `FIRE_FLOW_DEEP=20` asks twenty times as many questions, from a new seed each time. */
const DEEP = Number(process.env['FIRE_FLOW_DEEP'] ?? 1);
const RUNS = 18 * DEEP;
const SEED = DEEP > 1 ? Date.now() : 20_260;

type Judge = (repository: GitRepository, question: Question) => (entry: Entry) => Verdict;

interface Question {
  readonly rules: ReadonlyMap<string, string>;
  readonly userWide: string;
  readonly foldCase: boolean;
}

const ours: Judge = ({ root, entries }, { rules, userWide, foldCase }) => {
  const kinds = new Map(entries.map(({ path, kind }) => [`${root}/${path}`, kind]));
  const source = (path: string, base: string, text: string): IgnoreSource => ({
    path,
    base,
    text,
    purpose: 'waste',
  });
  const exclusion = createExclusion({
    root,
    foldCase,
    userWide: [source('user-wide', '/elsewhere', userWide)],
    sourcesIn: (directory) => {
      const text = rules.get(directory.slice(root.length + 1));
      return text === undefined ? [] : [source(`${directory}/.gitignore`, directory, text)];
    },
    tree: { kind: (path) => kinds.get(path) ?? null, list: () => [], real: (path) => path },
  });
  return ({ path }) => exclusion.judge(`${root}/${path}`, 'read');
};

function differences(repository: GitRepository, question: Question, judge: Judge): string[] {
  const judgeEntry = judge(repository, question);
  const verdicts = repository.ask(question.rules, question.userWide, question.foldCase);
  return verdicts.flatMap((git, at) => {
    const entry = repository.entries[at];
    const mine = entry ? judgeEntry(entry) : { excluded: false as const };
    const [said, wanted] = [describeOurs(mine, repository.root), describeGit(git)];
    return said === wanted
      ? []
      : [`${JSON.stringify(git.path)} ${entry?.kind}: git ${wanted}, ours ${said}`];
  });
}

function describeGit({ excluded, file, line, pattern }: GitVerdict): string {
  return excluded ? `${file}:${line}:${JSON.stringify(pattern)}` : 'not excluded';
}

function describeOurs(verdict: Verdict, root: string): string {
  if (!verdict.excluded) return 'not excluded';
  const { file, line, pattern } = verdict.rule;
  return `${file.replace(`${root}/`, '')}:${line}:${JSON.stringify(pattern)}`;
}

const repositories: GitRepository[] = [];
afterAll(() => {
  for (const repository of repositories) repository.remove();
});

function track(repository: GitRepository): GitRepository {
  repositories.push(repository);
  return repository;
}

function repositoryOf(seed: number, branching: readonly number[]): GitRepository {
  const names = fc.sample(entryName, { seed, numRuns: 997 });
  return track(createRepository(entriesFrom(names, branching)));
}

/** The same small tree over and over, each copy in a directory with an ignore file of its own. */
function copies(names: readonly string[], count: number, branching: readonly number[]) {
  const own = entriesFrom(names, branching);
  const entries = Array.from({ length: count }, (_, at) =>
    own.map((entry) => ({ ...entry, path: `copy${at}/${entry.path}` })),
  ).flat();
  return [track(createRepository(entries)), own.map(({ path }) => path)] as const;
}

const folding = fc.constantFrom(false, false, true);

/**
 * Where letters are folded, git forgets to fold an escaped capital and a single one in brackets, and such a rule meets
 * nothing at all. This room folds them: a rule must not fail on the file systems that people call case-insensitive.
 */
function sane(text: string, foldCase: boolean): string {
  return foldCase && /\\[A-Z]|\[[^\n]*[A-Z]/.test(text) ? text.toLowerCase() : text;
}

const ODD = [...ODDITIES, ...COMPOSED];
let odd: GitRepository | null = null;

function oddities(foldCase: boolean): [GitRepository, Question] {
  odd ??= track(
    createRepository(
      ODD.flatMap(([, ...paths], at) => entriesOf(paths.map((path) => `copy${at}/${path}`))),
    ),
  );
  const asked = foldCase ? ODDITIES : ODD;
  const rules = new Map(asked.map(([text], at) => [`copy${at}`, text]));
  return [odd, { rules, userWide: '', foldCase }];
}

let pairs = 0;

/** Asks git and this room the same questions; shrinks to the smallest on which they differ. */
function check<T>(
  repository: GitRepository,
  arbitrary: fc.Arbitrary<T>,
  toQuestion: (value: T) => Question,
): void {
  fc.assert(
    fc.property(arbitrary, (value) => {
      pairs += repository.entries.length;
      expect(differences(repository, toQuestion(value), ours)).toEqual([]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
}

describe('the same answer as git check-ignore, with the line that decided it', () => {
  test.each([false, true])('known oddities of git, letters folded: %s', (foldCase) => {
    expect(differences(...oddities(foldCase), ours)).toEqual([]);
  });

  test.each([false, true])('the same in large files, letters folded: %s', (foldCase) => {
    const [repository, { rules, ...rest }] = oddities(foldCase);
    const large = [...rules].map(([at, text]): [string, string] => [at, `${text}\n${BULK}`]);
    expect(differences(repository, { ...rest, rules: new Map(large) }, ours)).toEqual([]);
  });

  test('one or two rules alone, thirty such files at a time', () => {
    const [repository, own] = copies(
      fc.sample(entryName, { seed: SEED, numRuns: 997 }),
      30,
      [7, 4, 3],
    );
    const texts = fc.array(ignoreText(own, 2), { minLength: 30, maxLength: 30 });
    check(repository, fc.tuple(texts, folding), ([files, foldCase]) => ({
      rules: new Map(files.map((text, at) => [`copy${at}`, sane(text, foldCase)])),
      userWide: '',
      foldCase,
    }));
  }, 3_600_000);

  test('stars and slashes alone, forty such files at a time', () => {
    const names = ['a', 'ab', 'b', 'aba', 'bb', 'abb', 'ba', 'aab'];
    const [repository] = copies(names, 40, [7, 5, 2]);
    const texts = fc.array(starsAndSlashes, { minLength: 40, maxLength: 40 });
    check(repository, texts, (files) => ({
      rules: new Map(files.map((text, at) => [`copy${at}`, text])),
      userWide: '',
      foldCase: false,
    }));
  }, 3_600_000);

  test('one file of several rules', () => {
    const repository = repositoryOf(SEED, [14, 7, 5, 3]);
    const text = ignoreText(repository.entries.map(({ path }) => path));
    check(repository, fc.tuple(text, folding), ([root, foldCase]) => ({
      rules: new Map([['', sane(root, foldCase)]]),
      userWide: '',
      foldCase,
    }));
  }, 3_600_000);

  test('nested files and the user-wide one', () => {
    const repository = repositoryOf(SEED + 1, [12, 7, 5, 3]);
    const directories = repository.entries.filter(({ kind }) => kind === 'directory');
    const place = fc.constantFrom('', ...directories.slice(0, 40).map(({ path }) => path));
    const text = ignoreText(
      repository.entries.flatMap(({ path }) => [path, path.slice(path.indexOf('/') + 1)]),
    );
    const nested = fc.dictionary(place, text, { minKeys: 2, maxKeys: 7 });
    const userWide = fc.oneof(fc.constant(''), text);
    check(repository, fc.tuple(nested, userWide, folding), ([files, own, foldCase]) => ({
      rules: new Map(Object.entries(files).map(([at, file]) => [at, sane(file, foldCase)])),
      userWide: sane(own, foldCase),
      foldCase,
    }));
  }, 3_600_000);
});

test('at least 50,000 random pairs were compared', () => {
  expect(pairs).toBeGreaterThanOrEqual(50_000 * DEEP);
});

describe('the comparison can fail', () => {
  const withText = (change: (text: string) => string): Judge => {
    return (repository, question) =>
      ours(repository, {
        ...question,
        rules: new Map([...question.rules].map(([directory, text]) => [directory, change(text)])),
      });
  };
  /** The package as it is, a whole file at once. */
  const plainPackage: Judge = (repository, { rules }) => {
    const files = new Map(
      [...rules].map(([at, text]) => [at, ignore({ ignorecase: false }).add(text)]),
    );
    return ({ path, kind }) => {
      const cut = path.indexOf('/');
      const inside = path.slice(cut + 1) + (kind === 'directory' ? '/' : '');
      const excluded = cut > 0 && (files.get(path.slice(0, cut))?.ignores(inside) ?? false);
      return excluded
        ? ours(repository, { rules, userWide: '', foldCase: false })({ path, kind })
        : { excluded };
    };
  };

  test.each<[string, Judge]>([
    ['negation forgotten', withText((text) => text.replace(/^!.*$/gm, ''))],
    ['a line off', withText((text) => `#\n${text}`)],
    ['trailing spaces kept', withText((text) => text.replace(/ $/gm, '\\ '))],
    ['letters folded', (repository, question) => ours(repository, { ...question, foldCase: true })],
    [
      'directories taken for files',
      (repository, question) => ours({ ...repository, entries: [] }, question),
    ],
    ['the package alone', plainPackage],
  ])('%s', (_, broken) => {
    expect(differences(...oddities(false), broken)).not.toEqual([]);
  });
});
