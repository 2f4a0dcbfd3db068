import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Script } from 'node:vm';
import { compiledFolder } from './compiled/compiled.ts';
import { createNodeEnvironment } from './environment/node.ts';
import { fill } from './files/fill.ts';

type Load = (id: string) => unknown;

type Body = (
  exports: unknown,
  require: Load,
  module: { readonly exports: unknown },
  filename: string,
  directory: string,
  taken: unknown,
) => void;

interface Exports {
  /** What a library hands over to a part: functions and tables that both use, and only it holds. */
  readonly given?: (part: string) => unknown;
}

/** How a library asks for a part of the program, instead of a module. */
const PART = 'part:';

/**
 * Runs a built library with V8's compiled form of it from the state directory: compiling is the larger part of what a hook
 * costs beside the start of node itself. Parts that the library asks for are run the same way, past node's own search for
 * modules. `directory` holds the libraries, `require` finds node's own modules.
 */
export function launch(directory: string, name: string, require: Load): void {
  const folder = `${compiledFolder(createNodeEnvironment().stateDir)}/${process.version}-${process.arch}`;
  const parts = new Map<string, { exports: Exports }>();

  function load(id: string, asking: { readonly exports: Exports }): unknown {
    if (!id.startsWith(PART)) return require(id);
    const part = id.slice(PART.length);
    return parts.get(part)?.exports ?? run(part, `part-${part}.js`, asking.exports.given?.(part));
  }

  function run(part: string, library: string, taken: unknown): unknown {
    const file = `${directory}/${library}`;
    const module = { exports: {} };
    parts.set(part, module);
    const ask = (id: string) => load(id, module);
    compile(file, `${folder}/${library}`)(module.exports, ask, module, file, directory, taken);
    return module.exports;
  }

  run(name, `${name}.js`, null);
}

/**
 * The function that a library is, from its compiled form where one is kept. V8 compiles a function when it is first called,
 * and one run calls few of them: a form that is kept once would leave the others to every later run.
 */
function compile(file: string, form: string): Body {
  const { size, mtimeMs } = statSync(file);
  const path = `${form}.${size}.${Math.floor(mtimeMs)}`;
  const source = readScratch(file).toString('latin1');
  const kept = readKept(path);
  const script = new Script(source, { filename: file, ...(kept && { cachedData: kept.data }) });
  const age = kept && !script.cachedDataRejected ? kept.age : -1;
  if (isDue(age)) process.on('exit', () => keep(path, script.createCachedData(), age + 1));
  return script.runInThisContext();
}

/** How often a form has been kept, at most: from then on one run in 1,024 keeps it anew. */
const OLDEST = 10;

/** The younger the form the more likely it lacks what this run compiled: first each run keeps it, then one in two, one in four. */
function isDue(age: number): boolean {
  return age < 0 || process.pid % 2 ** age === 0;
}

let scratch = Buffer.alloc(0);

/**
 * Bytes. Of so little malloc hands out what node has used in its start and given back, touched memory; more than 128 KiB
 * it maps anew.
 */
const USED = 124 << 10;
/** Bytes, more than any library or its form has: room that is not touched costs nothing, to move into a larger one does. */
const ROOM = 1 << 20;

/** Until the next read: source and form go through the same memory, since to touch fresh memory costs more than to fill it. */
function readScratch(path: string): Buffer {
  const descriptor = openSync(path, 'r');
  const { size } = fstatSync(descriptor);
  const room = size <= USED ? USED : Math.max(ROOM, size);
  if (scratch.length < size) scratch = Buffer.allocUnsafeSlow(room);
  const bytes = fill(descriptor, scratch.subarray(0, size), 0);
  closeSync(descriptor);
  return bytes;
}

interface Kept {
  readonly data: Buffer;
  /** How often it has been kept anew. */
  readonly age: number;
}

/** `null` where there is none, or where it is not what was written: V8 would believe it, and end the process. */
function readKept(path: string): Kept | null {
  try {
    const bytes = readScratch(path);
    const size = bytes.length - TRAILER;
    if (size <= 0 || bytes.readUInt32LE(size) !== sumOf(bytes.subarray(0, size))) return null;
    return { data: bytes.subarray(0, size), age: Math.min(bytes.readUInt32LE(size + 4), OLDEST) };
  } catch {
    return null;
  }
}

/** Bytes behind the data: their sum, and the form's age. */
const TRAILER = 8;
/** Disks lose blocks, not bits: a byte of each 512 tells; a loop long enough for V8 to optimise it would cost milliseconds. */
const STRIDE = 512;
/** Keeps the sum so small that V8 holds it without a place on the heap. */
const SMALL = 0xffffff;

function sumOf(data: Buffer): number {
  let sum = data.length & SMALL;
  for (let at = 0; at < data.length; at += STRIDE) {
    sum = (sum & SMALL) * 31 + (data[at] as number);
  }
  return sum;
}

function keep(path: string, data: Buffer, age: number): void {
  try {
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true, mode: 0o700 });
    const temporary = `${path}.${process.pid}`;
    const trailer = Buffer.alloc(TRAILER);
    trailer.writeUInt32LE(sumOf(data));
    trailer.writeUInt32LE(age, 4);
    writeFileSync(temporary, Buffer.concat([data, trailer]), { mode: 0o600, flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    // A state directory that cannot be written costs speed, nothing else.
  }
}
