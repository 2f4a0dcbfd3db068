import type { Signature } from './signature.ts';

/** The families of commands whose outcome says whether the work is right. */
export type CheckFamily = 'test' | 'build' | 'lint' | 'types' | 'install' | 'run';

/** Where a text of ours was put before the model or the user. */
export type Channel =
  | 'exclusion'
  | 'health'
  | 'breaker'
  | 'guidance'
  | 'recitation'
  | 'preservation'
  | 'budget'
  | 'hygiene'
  | 'notice';

interface Common {
  /** Format of the line. A reader skips and counts lines of a version it does not know. */
  readonly v: 1;
  /** Milliseconds since the epoch. Never shown to a model. */
  readonly at: number;
  /** The host's tool_use_id. The same event delivered twice carries the same one and counts once. */
  readonly use?: string;
}

/** The user spoke. System envelopes and slash commands of ours are not prompts. */
export interface PromptFact extends Common {
  readonly kind: 'prompt';
  /** At most 1,000 characters. */
  readonly text: string;
  /** What a longer prompt forbids or rules, verbatim, from all of it. */
  readonly orders?: readonly string[];
  /** Whether a change of files was asked for. */
  readonly asks: 'change' | 'question' | 'chat';
  /** It only says to go on with what was asked before, and asks for the same. */
  readonly continues?: true;
  /** Paths, unique base names and @mentions the user named, as written. */
  readonly names: readonly string[];
}

/** Something was read, searched or listed; a failed grep or `test -f` is a look as well. */
export interface LookFact extends Common {
  readonly kind: 'look';
  readonly tool: string;
  /** The path, pattern or command, at most 300 characters. */
  readonly target: string;
  /** A read: the file's state, `size:modified`. A list: a hash of what was listed. */
  readonly version?: string;
  /** A read without a range, or a list of a directory. */
  readonly whole?: boolean;
}

/** A file was changed. */
export interface EditFact extends Common {
  readonly kind: 'edit';
  /** Relative to the project root where inside it, forward slashes. */
  readonly path: string;
  /** Hash of the change itself (old and new text), so that a revert and a repeat can be told. */
  readonly hash: string;
  /** Hash of the inverse change: equal to the `hash` of the edit that would undo this one. */
  readonly inverse: string;
  /** First line of the change in the file, 1-based, where known. */
  readonly line?: number;
  /** A short, verbatim excerpt of what the change put in, at most 160 characters. */
  readonly excerpt: string;
  /** Packages that the change imports or lists. */
  readonly packages?: readonly string[];
  /** There was no such file before. */
  readonly created?: true;
  /** Build output, lock files and the like: a change, but not of the agent's own hand. */
  readonly generated: boolean;
}

/** The outcome of a command that judges the work: test, build, lint, types, install, run. */
export interface CheckFact extends Common {
  readonly kind: 'check';
  readonly family: CheckFamily;
  /** Normalised command, at most 300 characters. */
  readonly command: string;
  /** The program that was run, runners looked through. */
  readonly program?: string;
  /** The command line also wrote files: by redirection, in place, by repairing what it found. */
  readonly writes?: true;
  readonly ok: boolean;
  readonly passed?: number;
  readonly failed?: number;
  /** Distinct errors, at most 20, the first ones first. */
  readonly signatures: readonly Signature[];
  /** How many distinct errors were left out of `signatures`. */
  readonly more: number;
  /** An error is a refusal of access to something outside the project. */
  readonly outside?: true;
  /** Hash of the normalised output: polling shows as the same command with another hash. */
  readonly output: string;
  /** Name of the file under errors/ that holds the whole error text verbatim. */
  readonly errors?: string;
}

/** A command that judges nothing: neither closes an iteration nor counts. */
export interface CommandFact extends Common {
  readonly kind: 'command';
  readonly command: string;
  readonly program?: string;
  /** It wrote files. */
  readonly writes?: true;
  readonly ok: boolean;
  readonly output: string;
  /** The hash of the commit that the command made, as git printed it. */
  readonly commit?: string;
}

/** A failed call that is not a check: Read of a missing file, a rejected Edit, a failed MCP call, a failed command. */
export interface FailureFact extends Common {
  readonly kind: 'failure';
  readonly tool: string;
  /** The file, command or server the call was about, at most 300 characters. */
  readonly target: string;
  readonly signature: Signature;
  /** The program of a shell command. */
  readonly program?: string;
  readonly outside?: true;
  /** Said by the host, not by the project: a rejection, an interruption, a sibling's failure. Never counts, unless `misuse`. */
  readonly host: boolean;
  /** The host refused a call that was made wrongly: repeating it is spinning on the tool. */
  readonly misuse?: true;
  /** The answer of the model the call was made in, as the byte offset of what came before it in the transcript: no result was seen between calls of one. */
  readonly answer?: number;
  readonly errors?: string;
}

/** The agent ended its turn. */
export interface StopFact extends Common {
  readonly kind: 'stop';
  /** Output tokens of assistant text since the stop before, from the transcript. */
  readonly tokens?: number;
}

/** What the assistant said it would do, just before an edit. At most 300 characters, verbatim. */
export interface ApproachFact extends Common {
  readonly kind: 'approach';
  readonly text: string;
}

/** The assistant said that it is blocked, how sure it is, or what it takes for the cause. At most 300 characters, verbatim. */
export interface StatementFact extends Common {
  readonly kind: 'statement';
  readonly about: 'blocked' | 'confidence' | 'hypothesis';
  readonly text: string;
}

/** A file was kept out of the context. */
export interface DenialFact extends Common, RulePlace {
  readonly kind: 'denial';
  readonly path: string;
  readonly purpose: 'waste' | 'privacy';
}

/** A text of ours was put out; `key` names what it was about, `hash` its bytes. */
export interface SaidFact extends Common {
  readonly kind: 'said';
  readonly channel: Channel;
  readonly key: string;
  readonly hash: string;
  /** Which process put it out, where several may at once; told by `Journal.claim`. */
  readonly by?: string;
}

/** The context was compacted; what was said before it is gone from the model's view. */
export interface CompactionFact extends Common {
  readonly kind: 'compaction';
  readonly trigger: 'auto' | 'manual';
}

/** What became of the stop signals in a compaction, by counts. */
export interface VerifiedFact extends Common {
  readonly kind: 'verified';
  readonly inSummary: number;
  readonly onlyInBlock: number;
  readonly lost: number;
  /** What had no room in the block and is in its file. */
  readonly left: number;
  /** The block reached the model whole. */
  readonly arrived: boolean;
}

/** A permission was asked for; a refusal fires nothing else. */
export interface PermissionFact extends Common {
  readonly kind: 'permission';
  readonly tool: string;
  readonly target: string;
}

/** A command was put into narrower words, or its output is to be filtered once it has run. */
export interface NarrowFact extends Common {
  readonly kind: 'narrow';
  readonly how: 'rewrite' | 'filter';
  /** Hash of the command as the model gave it. */
  readonly original: string;
  /** What is known about the output's lines; for the hook that sees the output. */
  readonly plan?: unknown;
  readonly rule: RulePlace;
}

/** Where the rule stands that a verdict was given by. */
interface RulePlace {
  readonly file: string;
  readonly line: number;
  readonly pattern: string;
  /** Why the ignore file cannot be read, where all below it is excluded for that. */
  readonly unreadable?: string;
}

/** The host did not do what it was told: a rewritten command ran as it was. */
export interface HostFact extends Common {
  readonly kind: 'host';
  readonly lacks: 'rewrite';
}

/** The host kept the whole output of a filtered command in this file: it counts as excluded. */
export interface PersistedFact extends Common {
  readonly kind: 'persisted';
  readonly path: string;
  readonly rule: RulePlace;
}

/** A decision point was met. `skills` are the ones given there, as `category/name`; none: silence. */
export interface GuidanceFact extends Common {
  readonly kind: 'guidance';
  readonly moment: 'prompt' | 'error' | 'decision' | 'boundary' | 'test' | 'health';
  readonly skills: readonly string[];
  /** Hashes of what was said, one for each skill. */
  readonly hashes: readonly string[];
  /** Ids of the signatures it was about, at an error. */
  readonly signatures: readonly string[];
  /** What the moment itself said, at most 300 characters: words of it coming back show no use. */
  readonly about?: string;
}

/** A skill that was given showed in what the agent did afterwards. */
export interface UsefulFact extends Common {
  readonly kind: 'useful';
  /** `category/name`. */
  readonly skill: string;
}

/** A loop took the session, finished an iteration in it, or left it. */
export interface LoopFact extends Common {
  readonly kind: 'loop';
  /** Its id. */
  readonly loop: string;
  readonly phase: 'begin' | 'iteration' | 'end';
  /** `begin`: the breaker trips earlier, or not at all. */
  readonly aggressive?: boolean;
  readonly breaker?: boolean;
  /** `end`: what the user is told when the run ends, where it has not been told yet. */
  readonly halt?: string;
}

export type Fact =
  | PromptFact
  | LookFact
  | EditFact
  | CheckFact
  | CommandFact
  | FailureFact
  | StopFact
  | ApproachFact
  | StatementFact
  | DenialFact
  | SaidFact
  | CompactionFact
  | VerifiedFact
  | PermissionFact
  | NarrowFact
  | HostFact
  | PersistedFact
  | GuidanceFact
  | UsefulFact
  | LoopFact;
