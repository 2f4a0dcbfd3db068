import type {
  CheckFact,
  EditFact,
  Fact,
  FailureFact,
  PromptFact,
} from '../../src/core/facts/fact.ts';
import type { Signature } from '../../src/core/facts/signature.ts';
import type { AssistantTurn, ResultTurn, Turn, UserTurn } from '../../src/core/facts/turn.ts';
import { hash } from '../../src/core/kit/hash.ts';

/** Builders of facts and turns for tests: what is not given has a plain default. */
const common = { v: 1, at: 0 } as const;

export function signature(text: string, rest: Partial<Signature> = {}): Signature {
  return { id: hash(text), kind: 'other', family: 'test', message: text, text, count: 1, ...rest };
}

export function prompt(text: string, asks: PromptFact['asks'] = 'change'): Fact {
  return { ...common, kind: 'prompt', text, asks, names: [] };
}

export function approach(text: string): Fact {
  return { ...common, kind: 'approach', text };
}

export function edit(path: string, rest: Partial<EditFact> = {}): Fact {
  const own = { hash: hash(path), inverse: '', excerpt: 'x', generated: false };
  return { ...common, kind: 'edit', path, ...own, ...rest };
}

export function check(
  command: string,
  errors: readonly string[],
  rest: Partial<CheckFact> = {},
): Fact {
  return {
    ...common,
    kind: 'check',
    family: 'test',
    command,
    ok: errors.length === 0,
    signatures: errors.map((text) => signature(text)),
    more: 0,
    output: '',
    ...rest,
  };
}

export function failure(
  tool: string,
  target: string,
  text: string,
  rest: Partial<FailureFact> = {},
): Fact {
  return {
    ...common,
    kind: 'failure',
    tool,
    target,
    signature: signature(text),
    host: false,
    ...rest,
  };
}

const line = { offset: 0, sidechain: false } as const;

export function person(text: string, rest: Partial<UserTurn> = {}): Turn {
  return { ...line, role: 'user', source: 'person', text, ...rest };
}

export function assistant(text: string, rest: Partial<AssistantTurn> = {}): Turn {
  return { ...line, role: 'assistant', text, calls: [], ...rest };
}

export function call(id: string, name: string, input: Record<string, unknown>, text = ''): Turn {
  return assistant(text, { calls: [{ id, name, input }] });
}

export function result(
  id: string,
  text: string,
  isError = false,
  rest: Partial<ResultTurn> = {},
): Turn {
  return { ...line, role: 'result', id, text, isError, ...rest };
}
