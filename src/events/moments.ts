import type { CheckFact, EditFact, Fact } from '../core/facts/fact.ts';
import type { Signature } from '../core/facts/signature.ts';
import { asksToDecide, guidanceFold, type Moment } from '../core/guidance/index.ts';
import { holdsAny } from '../core/kit/text.ts';
import type { Session } from './session.ts';

/** The decision point that a prompt is. */
export function promptMoment(prompt: string, files: readonly string[]): Moment {
  return { kind: asksToDecide(prompt) ? 'decision' : 'prompt', text: prompt, files };
}

/** The decision point that a failed call is; `null` where it has no error of the project's own. */
export function errorMoment(fact: Fact, text: string): Moment | null {
  const signatures = errorsOf(fact);
  if (signatures.length === 0) return null;
  const files = signatures.flatMap(({ file }) => (file ? [file] : []));
  const program = ('program' in fact && fact.program) || '';
  return { kind: 'error', signatures, text, files, program };
}

/** The project's own errors: what the host says of a call is not one. */
export function errorsOf(fact: Fact): readonly Signature[] {
  if (fact.kind === 'failure') return fact.host ? [] : [fact.signature];
  return fact.kind === 'check' ? fact.signatures : [];
}

/** The decision point that a finished call is, if any: a check whose failure a pipe has hidden, a package new to the session, a test. */
export function momentOf(
  fact: Fact,
  written: string,
  output: string,
  session: Session,
): Moment | null {
  if (fact.kind === 'check') return checkMoment(fact, output);
  return fact.kind === 'edit' ? editMoment(fact, written, session) : null;
}

function checkMoment(fact: CheckFact, output: string): Moment | null {
  return fact.ok ? null : errorMoment(fact, output);
}

function editMoment(edit: EditFact, written: string, { journal }: Session): Moment | null {
  const packages = edit.packages ?? [];
  // What a test says tells more than which packages it imports, new ones included.
  if (isTestFile(edit.path)) return { kind: 'test', path: edit.path, packages, excerpt: written };
  const known = packages.length > 0 ? journal.fold('guidance', guidanceFold).state.packages : [];
  const fresh = packages.filter((name) => !known.includes(name));
  return fresh.length > 0 ? { kind: 'boundary', packages: fresh, files: [edit.path] } : null;
}

/** Whether skills were given whose use has not shown yet. */
export function awaitsUse({ journal }: Session): boolean {
  const { latest, useful } = journal.fold('guidance', guidanceFold).state;
  return latest?.skills.some((key) => !useful.includes(key)) ?? false;
}

/** Every name of a test holds one of these: a plain look, since compiling the pattern costs more. */
const TEST_MARKS = ['test', 'spec', 'e2e', 'cy', 'Test', 'Spec', 'IT.'];

const TEST_FILE =
  /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|[._-](?:test|spec|e2e|cy)\.[a-z]+$|(?:^|\/)test_[^/]+\.py$|_test\.(?:go|py|exs|rb|dart)$|_spec\.rb$|(?:Test|Tests|IT|Spec)\.(?:java|kt|cs|scala|swift|php)$/;

export function isTestFile(path: string): boolean {
  return holdsAny(path, TEST_MARKS) && TEST_FILE.test(path);
}
