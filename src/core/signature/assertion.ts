/** Whether an error compares values or states a claim. A class of its own that is not an assertion's is thrown, whatever it says. */
export function isAssertion(type: string | undefined, message: string): boolean {
  if (type !== undefined && /Assert|ComparisonFailure|ExpectationNotMet|^Failed$/.test(type))
    return true;
  if (type !== undefined && type !== 'Error') return false;
  return /^(?:expect(?:ed)?\b|assert(?:ion)?\b|Assert\.|Failed asserting|Not equal|Values are not|Snapshot `|New snapshot)|\bexpect\(/i.test(
    message,
  );
}
