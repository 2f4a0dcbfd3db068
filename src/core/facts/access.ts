/** A stretch of a text, in UTF-16 units: `start` included, `end` not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text that bash runs: the command itself (`within` null), or the text of a quoted word (`bash -c '…'`). */
export interface Text {
  readonly text: string;
  readonly within: Site | null;
}

/** A place in a text that bash runs. */
export interface Site extends Span {
  readonly source: Text;
}

/** A word whose globs were expanded: what it stands for, and where it stands when it can be replaced. */
export interface GlobSite {
  readonly site: Site | null;
  /** The directory the names are relative to. Absolute. */
  readonly base: string;
  /** Every name the word expands to, as the shell would put them, in the shell's order. */
  readonly names: readonly string[];
}

/** How a name came to be read: written out (or computed to exactly this), one of a glob's matches. */
export type Origin =
  | { readonly kind: 'named' }
  /** `matches`: what the one pattern matches, of the word's several (`{a,b}/*`). */
  | {
      readonly kind: 'glob';
      readonly glob: GlobSite;
      readonly matches: readonly string[];
      /** The glob whose match this pattern was made from (a loop over directories reads what is in each). */
      readonly from?: Origin;
    }
  | { readonly kind: 'walk'; readonly walk: WalkFacts };

/** The tools whose walk over a tree is understood well enough to be narrowed. */
export type WalkVerb =
  | 'grep'
  | 'rg'
  | 'ag'
  | 'ack'
  | 'fd'
  | 'find'
  | 'ls'
  | 'du'
  | 'tree'
  | 'git-files'
  | 'git-names'
  | 'git-rows'
  | 'git-patch'
  | 'git-log'
  | 'tar'
  | 'zip'
  | 'rsync'
  | 'cp'
  | 'diff'
  /** A program given inline. */
  | 'program'
  | 'other';

/** How each line of a walk's output names its file: `path:…`, or under the headers of a git patch. */
export type LineForm = 'colon' | 'patch';

/** What a walk comes upon; `link`: to a file, where links are named but not followed. */
export type EntryKind = 'file' | 'directory' | 'link';

/** A directory that a walk starts from. */
export interface WalkRoot {
  /** Absolute. */
  readonly path: string;
  /** As the command writes it; what the walk prints begins with it. */
  readonly shown: string;
  /** One of a glob's matches: it is left out of the word where it is excluded. */
  readonly globbed: boolean;
  /** The word that names it, where one does. */
  readonly site: Site | null;
}

/** A tree that is read recursively. */
export interface WalkFacts {
  readonly verb: WalkVerb;
  readonly roots: readonly WalkRoot[];
  /** The directory that printed names are relative to. Absolute. */
  readonly base: string;
  /** Whether dot files below the roots are entered. */
  readonly hidden: boolean;
  /** Whether files that git ignores (below the roots) are left out. */
  readonly skipsIgnored: boolean;
  /** Whether links to files, or to directories too, lead to what is read. */
  readonly follows: 'none' | 'files' | 'all';
  /** How deep below a root files are reached; 1 for its own entries. */
  readonly depth: number;
  /** Whether an entry is among those read; `shown` is its path as the walk would print it. Pure. */
  takes(shown: string, kind: EntryKind): boolean;
  /** How output lines name their file, where the model sees these lines whole; else null. */
  readonly lines: LineForm | null;
  /** Where narrowing options go; null where the text that holds the command cannot be changed. */
  readonly insert: Site | null;
  /** The expression of a `find` that must be put in parentheses when something is set before it. */
  readonly wrap: Site | null;
  /** Whether git already has a pathspec, or `--` at least. */
  readonly pathspec: 'none' | 'marked' | 'given';
  /** Its names are of files that are put out whole: git's own among them, where it enters these. */
  readonly whole?: true;
  /** Of what git has stored, files no longer in the tree included: the top of the repository. Absolute. */
  readonly history?: string;
  /** Whether an entry is read although it is hidden or git ignores it (`rg -g '.env'`). Pure. */
  forces?(shown: string, kind: EntryKind): boolean;
}

interface Common {
  /** The command that does it, without its directory. */
  readonly verb: string;
}

/** What a command does with a path. Facts, not verdicts. Paths are absolute, not resolved through links. */
export type Access =
  /** Its contents reach the output. */
  | (Common & { readonly role: 'read'; readonly path: string; readonly origin: Origin })
  /** `fresh`: what stood there before is gone (`>`, not `>>`). */
  | (Common & { readonly role: 'write'; readonly path: string; readonly fresh?: true })
  /** Its contents are put into `target`; null for a place outside this machine. */
  | (Common & {
      readonly role: 'copy';
      readonly path: string;
      readonly target: string | null;
      readonly origin: Origin;
    })
  /** The contents of a tree are read; `target` as with `copy`, undefined where they reach the output. */
  | (Common & {
      readonly role: 'walk';
      readonly path: string;
      readonly walk: WalkFacts;
      readonly target?: string | null;
    })
  /** Only named, listed, tested, counted, deleted, run or moved. */
  | (Common & { readonly role: 'name'; readonly path: string });
