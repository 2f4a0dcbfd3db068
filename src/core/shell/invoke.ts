import { basename } from '../kit/path.ts';
import { BUILTINS } from './builtins.ts';
import { draftOf, runDraft } from './drafts.ts';
import { LIMITS } from './limits.ts';
import { printsUnknown } from './printing.ts';
import {
  type Defined,
  type Field,
  field,
  isKnown,
  type Out,
  type Scope,
  UNSEEN,
  withShell,
} from './state.ts';
import { runList, runNode } from './statements.ts';
import { verbOf } from './verbs/index.ts';
import { nameRow } from './verbs/names.ts';
import { type Call, isHandler, runRow } from './verbs/row.ts';
import { runUnknown } from './verbs/unknown.ts';
import { wrapperOf } from './wrappers.ts';

/** Clients that put their arguments on the wire, not on the output. */
const SENDERS = new Set(['curl', 'wget', 'http', 'https', 'nc', 'ssh']);

/** Runs a command whose words are expanded: a function, a builtin, a wrapper, a verb of the tables, or an unknown one. */
export function invoke(argv: readonly Field[], scope: Scope): Out {
  const { run } = scope;
  const [head, ...args] = argv;
  if (head === undefined || head.text === '') return UNSEEN;
  if (run.steps++ > LIMITS.steps) {
    run.limited = true;
    return UNSEEN;
  }
  const verb = basename(head.text);
  const call: Call = { verb, head, args, scope };
  if (!isKnown(head.text)) return runUnknown(call);
  const defined = scope.shell.functions.get(head.text);
  if (defined !== undefined) return runFunction(defined, args, scope);
  run.verbs.add(verb);
  run.final = verb;
  return runVerb(call);
}

function runVerb(call: Call): Out {
  const { verb, args, scope } = call;
  if (Object.hasOwn(BUILTINS, verb)) return BUILTINS[verb]?.(call) ?? UNSEEN;
  const wrapper = wrapperOf(verb, args);
  if (wrapper !== null) return wrapper(call);
  const known = verbOf(verb);
  if (nameRow(verb) === undefined && !SENDERS.has(verb)) printsUnknown(args, scope);
  if (known === null) return ownScript(call) ?? runUnknown(call);
  return isHandler(known) ? known(call) : runRow(known, call);
}

/** `./x.sh`, where the same command wrote it. */
function ownScript({ head, args, scope }: Call): Out | null {
  const text = head.text.includes('/') ? draftOf(head, scope.shell) : null;
  if (text === null) return null;
  const [, language] = /^#!.*\b(python|node|ruby|perl|php)/.exec(text) ?? [];
  if (language === undefined) return runDraft(head, args, scope);
  return scope.run.invoke([field(language), head, ...args], scope);
}

function runFunction(defined: Defined, args: readonly Field[], scope: Scope): Out {
  const { shell } = scope;
  if (shell.depth > LIMITS.depth) return UNSEEN;
  const before = shell.positionals;
  const inner = {
    ...withShell(scope, { ...shell, positionals: args, depth: shell.depth + 1 }),
    source: defined.source,
  };
  const { body } = defined;
  const out = body.type === 'CompoundList' ? runList(body, inner) : runNode(body, inner);
  shell.cwd = inner.shell.cwd;
  shell.positionals = before;
  return out;
}
