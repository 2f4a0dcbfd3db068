import { record, type Unknown } from './json.ts';

/**
 * Where a line tells a result once more, the way the host shows it: most of its bytes, and of no use here. As the marks below
 * it holds quotation marks, which in a text would stand behind a backslash.
 */
const SHOWN = ',"toolUseResult":';

/** The line up to where it tells a result once more. */
export function toldOnce(line: Buffer): Buffer {
  const shown = line.at(-1) === CLOSE ? line.indexOf(SHOWN) : -1;
  return shown < 0 ? line : line.subarray(0, shown);
}

const CLOSE = 125;
const COMMA = 44;
const OPEN_LIST = 91;

/** What a line says, without what it tells twice and without thoughts; `null` where it is no object. Changes the line's bytes. */
export function parseTold(line: Buffer): Unknown | null {
  const told = toldOnce(line);
  if (told.length === line.length) return parseBytes(withoutThought(line));
  const byte = line[told.length] ?? COMMA;
  line[told.length] = CLOSE;
  const json = parseBytes(line.subarray(0, told.length + 1));
  line[told.length] = byte;
  const isWhole = json !== null && KEYS.every((key) => key in json);
  return isWhole ? json : parseBytes(line);
}

/** A line that has these before the result is shown has nothing of use behind it. */
const KEYS = ['type', 'message', 'uuid', 'timestamp'];

const THOUGHT = '{"type":"thinking","thinking":"';
const SIGNED = '","signature":"';
/** A signature has no quotation marks of its own. */
const END = '"}';

/** Without the thought that begins what is said, which nothing here asks for: what stands before it moves to its end. */
function withoutThought(line: Buffer): Buffer {
  const start = line.indexOf(THOUGHT);
  const signed = start > 0 && line[start - 1] === OPEN_LIST ? line.indexOf(SIGNED, start) : -1;
  const last = signed < 0 ? -1 : line.indexOf(END, signed + SIGNED.length);
  if (last < 0) return line;
  const end = last + END.length;
  const next = line[end] === COMMA ? end + 1 : end;
  line.copyWithin(next - start, 0, start);
  return line.subarray(next - start);
}

function parseBytes(line: Buffer): Unknown | null {
  try {
    return record(JSON.parse(line.toString()));
  } catch {
    return null;
  }
}
