import { type NoisyFamily, shortenOutput } from '../core/compression/index.ts';
import { exclusionFold } from '../core/exclusion/index.ts';
import { hash } from '../core/kit/hash.ts';
import { checkFamily, errorLines } from '../core/signature/index.ts';
import type { PostToolUseEvent } from '../host/events/tool.ts';
import type { Outcome } from '../host/outcome.ts';
import { isBackground } from './observe/quiet.ts';
import { field, textField } from './observe/result.ts';
import type { Session } from './session.ts';
import { successOf } from './tool-result.ts';

const NOISY: ReadonlySet<string> = new Set<NoisyFamily>(['install', 'build', 'test']);

/**
 * Takes out of a long output of an install, a build or a test run what only says that something passed, after what
 * exclusion took out. The whole of it is kept in a file, which the last line names.
 */
export function shortened(event: PostToolUseEvent, filtered: Outcome, session: Session): Outcome {
  const { decision } = filtered;
  const response = decision.type === 'replaceOutput' ? decision.output : event.response;
  const stdout = textField(response, 'stdout');
  const family = checkFamily(textField(event.input, 'command')) ?? '';
  if (!isNoisy(family) || isBackground(successOf(event, session))) return filtered;
  if (session.journal.fold('exclusion', exclusionFold).state.ignoresRewrites) return filtered;
  const { aboveBytes } = session.config.output;
  const { text, left } = shortenOutput(stdout, family, errorLines(stdout), aboveBytes);
  if (left === 0) return filtered;
  const place = wholeOutput(stdout, response, decision.type === 'replaceOutput', session);
  const note = `[${left} lines were left out of this output; all of it is in ${place}]`;
  const output = { ...(response as object), stdout: `${text}\n${note}` };
  return { ...filtered, decision: { type: 'replaceOutput', output } };
}

function isNoisy(family: string): family is NoisyFamily {
  return NOISY.has(family);
}

/** The host's own file where there is one; it holds the lines that a filter took out, too. */
function wholeOutput(
  stdout: string,
  response: unknown,
  isFiltered: boolean,
  { journal }: Session,
): string {
  const persisted = field(response, 'persistedOutputPath');
  if (typeof persisted === 'string' && persisted !== '' && !isFiltered) return persisted;
  const name = `outputs/${hash(stdout)}.txt`;
  journal.keep(name, stdout);
  return journal.path(name);
}
