import { isAssertion } from '../assertion.ts';
import { splitType } from '../error-type.ts';
import type { Finding, Lines } from '../finding.ts';
import { eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';

const FRAME = /^\s*File "(?<file>[^"]+)", line \d+/;
const HEADING = /^(?:\s*[|+] ?)*Traceback \(most recent call last\):/;
const CHAIN =
  /^(?:During handling of the above exception|The above exception was the direct cause)/;
/** `Type: message`, unindented: what a traceback ends with. */
const FINAL = /^(?<type>[A-Za-z_][\w.]{0,150})(?:: ?(?<message>.*))?$/;

interface Trace {
  readonly end: number;
  readonly type: string;
  readonly message: string;
  readonly file: string | undefined;
}

/** Reads the traceback whose heading stands at `at`; a chained one goes on to its last. */
function readTrace(lines: Lines, at: number): Trace | null {
  let file: string | undefined;
  for (let i = at + 1; i < Math.min(lines.length, at + 400); i++) {
    const line = lines[i] ?? '';
    const frame = FRAME.exec(line)?.groups?.['file'];
    if (frame !== undefined) file = ownFrame(frame, file);
    if (frame !== undefined || /^\s/.test(line) || line === '') continue;
    const final = FINAL.exec(line)?.groups;
    if (!final) return null;
    const end = traceEnd(lines, i);
    const rest = lines.slice(i + 1, end);
    const message = joined([final['message'] ?? '', ...rest], 3);
    return chained(lines, end) ?? { end, type: final['type'] ?? '', message, file };
  }
  return null;
}

/** A message may go on over indented lines. */
function traceEnd(lines: Lines, at: number): number {
  return at + 1 + until(lines, at + 1, /^(?!\s+\S)/, 4).length;
}

function chained(lines: Lines, end: number): Trace | null {
  const next = lines.slice(end, end + 4).findIndex((line) => CHAIN.test(line));
  if (next < 0) return null;
  const heading = lines
    .slice(end + next + 1, end + next + 4)
    .findIndex((line) => HEADING.test(line));
  return heading < 0 ? null : readTrace(lines, end + next + 1 + heading);
}

/** The deepest frame of the project's own code names the file. */
function ownFrame(frame: string, before: string | undefined): string | undefined {
  const foreign = /site-packages|dist-packages|\/lib\/python\d|^<|[\\/]Lib[\\/]/.test(frame);
  return foreign ? before : frame;
}

function traceFinding(trace: Trace, at: number): Finding {
  const type = splitType(`${trace.type}: x`).type ?? trace.type;
  const assertion = isAssertion(type, trace.message);
  return {
    family: 'python',
    at,
    span: trace.end - at,
    kind: assertion ? 'test-failure' : 'runtime-error',
    type,
    message: trace.message,
    file: trace.file,
    assertion,
    firm: assertion,
  };
}

export function traceback(lines: Lines): Finding[] {
  const found: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const trace = HEADING.test(lines[at] ?? '') ? readTrace(lines, at) : null;
    if (!trace) continue;
    found.push(traceFinding(trace, at));
    at = trace.end - 1;
  }
  return found;
}

const SYNTAX = /^(?<type>SyntaxError|IndentationError|TabError): (?<message>.*)/;

/** A syntax error before anything ran has a place and a caret, but no traceback heading. */
export function pythonSyntax(lines: Lines): Finding[] {
  return eachLine(lines, ['Error: '], (line, at) => {
    const final = SYNTAX.exec(line)?.groups;
    const place = lines.slice(Math.max(0, at - 4), at).findLast((above) => FRAME.test(above));
    if (!final || place === undefined) return [];
    const file = FRAME.exec(place)?.groups?.['file'];
    return [
      {
        family: 'python',
        at,
        kind: 'syntax',
        firm: true,
        type: final['type'],
        message: final['message'] ?? '',
        file,
      },
    ];
  });
}

const UNIT_HEAD = /^(?<what>FAIL|ERROR): (?<name>\S+)(?: \((?<where>[^)]*)\))?/;

/** unittest: `FAIL: name (module.Class)`, a ruler, a traceback. */
export function unittest(lines: Lines): Finding[] {
  const found: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = UNIT_HEAD.exec(lines[at] ?? '')?.groups;
    const ruler = head
      ? lines.slice(at + 1, at + 4).findIndex((line) => /^-{30,}$/.test(line))
      : -1;
    if (!head || ruler < 0) continue;
    const from = at + 2 + ruler;
    const heading = lines.slice(from, from + 3).findIndex((line) => HEADING.test(line));
    const trace = heading < 0 ? null : readTrace(lines, from + heading);
    if (!trace) continue;
    const outer = splitType(lines[from] ?? '');
    const told =
      heading > 0 && outer.type !== undefined
        ? { ...trace, type: outer.type, message: `${outer.message} ${trace.message}` }
        : trace;
    const subject = unitName(head['where'], head['name'] ?? '');
    found.push({ ...traceFinding(told, at), family: 'unittest', subject });
    at = trace.end - 1;
  }
  return found;
}

/** Newer versions repeat the test's name behind its class. */
function unitName(where: string | undefined, name: string): string {
  if (where === undefined) return name;
  return where.endsWith(`.${name}`) ? where : `${where}.${name}`;
}
