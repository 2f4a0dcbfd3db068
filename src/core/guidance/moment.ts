import type { Signature } from '../facts/signature.ts';

/** A decision point, with what can be known of it. Paths are relative to the project root where inside it, with forward slashes. */
export type Moment =
  /** A task starts. `text` is the raw prompt; `files` those it names or the task lists. */
  | { readonly kind: 'prompt'; readonly text: string; readonly files: readonly string[] }
  /** Something failed. `text` is the raw output. */
  | {
      readonly kind: 'error';
      readonly signatures: readonly Signature[];
      readonly text: string;
      readonly files: readonly string[];
      /** The program that failed, runners looked through; empty where none is known. */
      readonly program: string;
    }
  /** A choice between options: a `checkpoint:decision` or a prompt that asks for one. */
  | { readonly kind: 'decision'; readonly text: string; readonly files?: readonly string[] }
  /** Packages met for the first time in the session. */
  | {
      readonly kind: 'boundary';
      readonly packages: readonly string[];
      readonly files: readonly string[];
    }
  /** A test file is written; `excerpt` is what the edit put in. */
  | {
      readonly kind: 'test';
      readonly path: string;
      readonly packages: readonly string[];
      readonly excerpt: string;
    }
  /** The session got stuck. `text` is the prompt it works on. */
  | {
      readonly kind: 'health';
      readonly state: 'STALLED' | 'SPINNING';
      readonly signatures: readonly Signature[];
      readonly files: readonly string[];
      readonly text: string;
    };

/** A moment sorted by what may be looked for where. */
export interface Material {
  /** Words that count: a user's own, or the telling lines of an error. */
  readonly words: string;
  /** Where errors are looked for. */
  readonly output: string;
  readonly packages: readonly string[];
  readonly files: readonly string[];
  /** The program that failed; empty where none did. */
  readonly program: string;
}

/** An output's telling words stand at its start or in its signatures; code frames below it are noise. */
const ERROR_WORDS = 1_000;

export function materialOf(moment: Moment, own: string, pasted: string): Material {
  const none = { words: '', output: '', packages: [], files: [], program: '' };
  switch (moment.kind) {
    case 'prompt':
      return {
        ...none,
        words: own,
        output: `${own}\n${pasted}`,
        files: [...moment.files, ...pathsIn(own)],
      };
    case 'decision':
      return {
        ...none,
        words: own,
        output: `${own}\n${pasted}`,
        files: [...(moment.files ?? []), ...pathsIn(own)],
      };
    case 'error': {
      const lines = saidBy(moment.signatures);
      const words = lines === '' ? moment.text.slice(0, ERROR_WORDS) : lines;
      return {
        ...none,
        words,
        output: `${lines}\n${moment.text}`,
        files: moment.files,
        program: moment.program,
      };
    }
    case 'boundary':
      return { ...none, packages: moment.packages, files: moment.files };
    case 'test':
      return { ...none, words: moment.excerpt, packages: moment.packages, files: [moment.path] };
    case 'health': {
      const lines = saidBy(moment.signatures);
      return {
        ...none,
        words: `${lines}\n${own}`.trim(),
        output: `${lines}\n${own}\n${pasted}`,
        files: [...moment.files, ...pathsIn(own)],
      };
    }
  }
}

/** Paths a user names in passing: with a slash or an extension, no URL. */
function pathsIn(own: string): readonly string[] {
  const found = own.match(/(?<![\w/.-])[\w@.[\]-]{1,60}(?:\/[\w@.[\]-]{1,60}){0,8}\/?/g) ?? [];
  return found.filter(isPath).slice(0, 20);
}

/** Words without either mark, as nearly all are, need no pattern. */
function isPath(word: string): boolean {
  return (word.includes('.') || word.includes('/')) && /\/.|\.[A-Za-z]{1,10}$/.test(word);
}

function saidBy(signatures: readonly Signature[]): string {
  return signatures.map((one) => `${one.type ?? ''} ${one.text}`.trim()).join('\n');
}
