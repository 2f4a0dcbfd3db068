import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createExclusion,
  type IgnoreSource,
  type Verdict,
} from '../../../src/core/exclusion/index.ts';
import { entriesFrom, entryName, ignoreText } from './arbitrary.ts';
import { createRepository, type Entry, type GitRepository, type GitVerdict } from './git-oracle.ts';

/** `FIRE_FLOW_DEEP=20` asks twenty times as many questions, from a new seed each time. */
const DEEP = Number(process.env['FIRE_FLOW_DEEP'] ?? 1);
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

function repositoryOf(seed: number, branching: readonly number[]): GitRepository {
  const names = fc.sample(entryName, { seed, numRuns: 997 });
  const repository = createRepository(entriesFrom(names, branching));
  repositories.push(repository);
  return repository;
}

const folding = fc.constantFrom(false, false, true);

describe('the same answer as git check-ignore, with the line that decided it', () => {
  const runs = 130 * DEEP;

  test('one ignore file', () => {
    const repository = repositoryOf(SEED, [14, 7, 5, 3]);
    let pairs = 0;
    const question = fc.tuple(ignoreText, folding);
    fc.assert(
      fc.property(question, ([text, foldCase]) => {
        pairs += repository.entries.length;
        const asked = { rules: new Map([['', text]]), userWide: '', foldCase };
        expect(differences(repository, asked, ours)).toEqual([]);
      }),
      { seed: SEED, numRuns: runs },
    );
    expect(pairs).toBeGreaterThanOrEqual(25_000);
  }, 3_600_000);

  test('nested ignore files and the user-wide one', () => {
    const repository = repositoryOf(SEED + 1, [12, 7, 5, 3]);
    const directories = repository.entries.flatMap(({ path, kind }) =>
      kind === 'directory' ? [path] : [],
    );
    const nested = fc.dictionary(fc.constantFrom('', ...directories.slice(0, 40)), ignoreText, {
      minKeys: 2,
      maxKeys: 7,
    });
    let pairs = 0;
    fc.assert(
      fc.property(nested, ignoreText, fc.boolean(), folding, (rules, text, has, foldCase) => {
        pairs += repository.entries.length;
        const asked = {
          rules: new Map(Object.entries(rules)),
          userWide: has ? text : '',
          foldCase,
        };
        expect(differences(repository, asked, ours)).toEqual([]);
      }),
      { seed: SEED, numRuns: runs },
    );
    expect(pairs).toBeGreaterThanOrEqual(25_000);
  }, 3_600_000);
});
