import { isAssertion } from '../assertion.ts';
import { isErrorType, splitType } from '../error-type.ts';
import type { Finding } from '../finding.ts';
import { joined } from '../lines.ts';

interface Told {
  readonly at: number;
  readonly span: number;
  readonly family: string;
  readonly subject: string | undefined;
  readonly file: string | undefined;
  readonly said: readonly string[];
}

/** A failing test from the lines it printed: a value compared, or something thrown. */
export function testFinding(told: Told): Finding {
  const said = fromTellingLine(told.said.map((line) => line.trim()).filter((line) => line !== ''));
  const first = splitType(said[0] ?? 'failed');
  const assertion = isAssertion(first.type, first.message) || isAssertion(undefined, said[0] ?? '');
  const thrown = first.type !== undefined && isErrorType(first.type) && !assertion;
  const type = assertion && first.type === 'Error' ? undefined : first.type;
  return {
    family: told.family,
    at: told.at,
    span: told.span,
    kind: thrown ? 'runtime-error' : 'test-failure',
    type: type ?? (assertion ? 'AssertionError' : undefined),
    message: joined([first.message, ...said.slice(1)], 4) || 'failed',
    subject: told.subject,
    file: told.file,
    assertion,
    firm: assertion,
  };
}

/** A runner may explain at length before it names the error that was thrown. */
function fromTellingLine(said: readonly string[]): readonly string[] {
  const first = said[0] ?? '';
  if (said.length < 2 || isAssertion(undefined, first) || splitType(first).type !== undefined)
    return said;
  const telling = said.findIndex((line) => /^[A-Z]\w*(?:Error|Exception): \S/.test(line));
  return telling < 0 ? said : said.slice(telling);
}
