import { isAssertion } from '../assertion.ts';
import { splitType } from '../error-type.ts';
import { eachLine, type Finding, type Lines } from '../finding.ts';
import { until } from '../lines.ts';

const JAVA_HEAD =
  /^(?:Exception in thread "[^"]*" |Caused by: )?(?<said>(?:[a-z][\w]*\.)+[A-Z][\w.$]*(?:Error|Exception|Failure\w*|Throwable)\b.*)/;
const AT = /^\s+at (?<frame>[\w.$<>/]+)\((?<file>[\w$]+\.\w+)?/;

/** A Java stack: the innermost cause is the error; the first own frame, its own or else of what wraps it, is the place. */
export function javaStack(lines: Lines): Finding[] {
  const heads = eachLine(lines, ['Exception', 'Error', 'Failure', 'Throwable'], (line, at) => {
    const said = JAVA_HEAD.exec(line)?.groups?.['said'];
    if (said === undefined) return [];
    const frames = until(lines, at + 1, /^(?!\s+(?:at |\.\.\. ))/, 60);
    return [{ said, at, frames, inner: /^Caused by/.test(line) }];
  });
  return heads.flatMap((head, index) => {
    if (heads[index + 1]?.inner) return [];
    const outer = heads.slice(0, index).findLastIndex((one) => !one.inner);
    const chain = head.inner && outer >= 0 ? heads.slice(outer, index) : [];
    const file = [head, ...chain.reverse()].map((one) => ownFile(one.frames)).find(Boolean);
    const { type, message } = splitType(head.said);
    const assertion = isAssertion(type, message);
    const kind = assertion ? 'test-failure' : 'runtime-error';
    const also = chain.flatMap((one) => [one.at, ...one.frames.map((_, i) => one.at + 1 + i)]);
    const told = { family: 'java', at: head.at, span: 1 + head.frames.length, also, kind } as const;
    return [{ ...told, firm: assertion, type, message, file, assertion }];
  });
}

function ownFile(frames: readonly string[]): string | undefined {
  const own = frames
    .map((frame) => AT.exec(frame)?.groups)
    .find(
      (groups) => groups && !/^(?:java|javax|jdk|sun|kotlin|scala)\./.test(groups['frame'] ?? ''),
    );
  return own?.['file'];
}
