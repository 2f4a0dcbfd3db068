import type { Turn } from '../../../../src/core/facts/turn.ts';

/** One thing that happens in a scripted session. */
export type Step = (at: number) => readonly Turn[];

/** A session as a transcript tells it, with what is to be said in it, in order. */
export interface Session {
  readonly name: string;
  readonly says: readonly string[];
  readonly steps: readonly Step[];
}

/** The turns of a session, one call after the other. */
export function turnsOf({ steps }: Session): readonly Turn[] {
  return steps.flatMap((step, at) => step(at * 10));
}

export function session(name: string, says: string, ...steps: readonly (Step | readonly Step[])[]) {
  return { name, says: says === '' ? [] : says.split(' '), steps: steps.flat() };
}

export function ask(text: string): Step {
  return (at) => [{ role: 'user', source: 'person', text, offset: at, at, sidechain: false }];
}

export function say(text: string): Step {
  return (at) => [{ role: 'assistant', text, calls: [], offset: at, at, sidechain: false }];
}

interface Made {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly isError: boolean;
}

function made(all: readonly Made[]): Step {
  return (at) => {
    const place = { at, sidechain: false };
    const calls = all.map(({ name, input }, index) => ({
      id: `toolu_${at}_${index}`,
      name,
      input,
    }));
    return [
      { role: 'assistant', text: '', calls, offset: at, message: `msg_${at}`, ...place },
      ...all.map(({ text, isError }, index): Turn => {
        const id = `toolu_${at}_${index}`;
        return { role: 'result', id, text, isError, offset: at + 1 + index, ...place };
      }),
    ];
  };
}

export interface Call extends Step {
  readonly made: Made;
}

function call(name: string, input: Made['input'], text: string, isError: boolean): Call {
  const one = { name, input, text, isError };
  return Object.assign(made([one]), { made: one });
}

/** Calls of one answer of the model: no result is seen before the last is made. */
export function together(...calls: readonly Call[]): Step {
  return made(calls.map((one) => one.made));
}

export function passes(command: string, output = ''): Call {
  return call('Bash', { command }, output, false);
}

export function fails(command: string, output: string, code = 1): Call {
  return call('Bash', { command }, `Exit code ${code}\n${output}`, true);
}

let edits = 0;

/** A change that is like no other. */
export function edit(path: string): Call {
  const n = edits++;
  const input = { file_path: `/project/${path}`, old_string: `v${n}`, new_string: `v${n + 1}` };
  return call('Edit', input, `The file /project/${path} has been updated.`, false);
}

export function write(path: string, content = 'export {};\n'): Call {
  const input = { file_path: `/project/${path}`, content };
  return call('Write', input, `File created successfully at: /project/${path}`, false);
}

export function misses(path: string, text: string): Call {
  const input = { file_path: `/project/${path}`, old_string: text, new_string: 'x' };
  const answer = `<tool_use_error>String to replace not found in file.\nString: ${text}</tool_use_error>`;
  return call('Edit', input, answer, true);
}

export function unread(path: string): Call {
  const input = { file_path: `/project/${path}`, old_string: 'a', new_string: 'b' };
  const answer =
    '<tool_use_error>File has not been read yet. Read it first before writing to it.</tool_use_error>';
  return call('Edit', input, answer, true);
}

export function read(path: string): Call {
  return call('Read', { file_path: `/project/${path}` }, `1\tcontent of ${path}\n`, false);
}

export function grep(pattern: string): Call {
  return call('Grep', { pattern }, 'Found 1 file\nsrc/a.ts', false);
}

export function agent(description: string): Call {
  return call('Task', { description, prompt: description }, 'Done: nothing to report.', false);
}

export function times(count: number, make: (n: number) => Step | readonly Step[]): Step[] {
  return Array.from({ length: count }, (_, n) => make(n)).flat();
}
