import { compiledFolder } from './compiled/compiled.ts';
import { sumOf } from './compiled/sum.ts';
import { stateDirOf } from './environment/state-dir.ts';

// What this file is made into is compiled anew in each process, at a fifth of a millisecond a kilobyte: what is not needed
// each time stands in part-launch. What `require` gives is made fit for modules first, which costs a hundredth of a node start.
// Before 20.16 there is only that: such a node is not asked for, but no reason to fail at each call.
const builtin = process.getBuiltinModule ?? require;
const { closeSync, openSync, readvSync } = builtin('node:fs');
const { Script } = builtin('node:vm');

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
 * modules. `directory` holds the libraries, of which `build` is a sum, so that a form never meets another library than its own.
 */
export function launch(directory: string, name: string, build: string): void {
  const { env, platform, version, arch } = process;
  const { HOME: home, FIRE_FLOW_STATE: own, XDG_STATE_HOME: data } = env;
  const isPlain = home && platform !== 'win32';
  const stateDir = isPlain ? stateDirOf({ own, data, home }) : aside(directory).findStateDir();
  const folder = `${compiledFolder(stateDir)}/${version}-${arch}-${build}`;
  const parts = new Map<string, { exports: Exports }>();

  function load(id: string, asking: { readonly exports: Exports }): unknown {
    if (!id.startsWith(PART)) return builtin(id);
    const part = id.slice(PART.length);
    return parts.get(part)?.exports ?? run(part, `part-${part}.js`, asking.exports.given?.(part));
  }

  function run(part: string, library: string, taken: unknown): unknown {
    const file = `${directory}/${library}`;
    const module = { exports: {} };
    parts.set(part, module);
    const ask = (id: string) => load(id, module);
    const body = compile(file, `${folder}/${library}`, directory);
    body(module.exports, ask, module, file, directory, taken);
    return module.exports;
  }

  run(name, `${name}.js`, null);
}

/**
 * The function that a library is, from its compiled form where one is kept. V8 compiles a function when it is first called,
 * and one run calls few of them: a form that is kept once would leave the others to every later run.
 */
function compile(file: string, form: string, directory: string): Body {
  const source = readSource(file);
  const kept = readKept(form);
  const script = new Script(source, { filename: file, ...(kept && { cachedData: kept.data }) });
  const age = kept && !script.cachedDataRejected ? kept.age : -1;
  // The younger the form the more likely it lacks what this run compiled: first each run keeps it, then one in two, one in four.
  if (age < 0 || process.pid % 2 ** age === 0)
    process.on('exit', () => aside(directory).keep(form, script.createCachedData(), age + 1));
  return script.runInThisContext();
}

/** What few runs need, without a compiled form. */
function aside(directory: string): typeof import('./compiled/keep.ts') {
  const file = `${directory}/part-launch.js`;
  const module = { exports: {} as typeof import('./compiled/keep.ts') };
  const body: Body = new Script(readSource(file), { filename: file }).runInThisContext();
  body(module.exports, builtin, module, file, directory, null);
  return module.exports;
}

interface Kept {
  readonly data: Uint8Array;
  /** How often it has been kept anew. */
  readonly age: number;
}

/**
 * Bytes. Of so little malloc hands out what node has used in its start and given back, touched memory; more than 128 KiB
 * it maps anew.
 */
const USED = 124 << 10;
/** Bytes, more than any library and any library's form has: room that is not touched costs nothing. */
const ROOM = 1 << 20;
/** Bytes before the data, two whole numbers: the sum of the data, and the form's age. V8 copies data that does not begin at an eighth byte. */
const HEAD = 8;

/** Until the next read: all files go through the same memory, since to touch fresh memory costs more than to fill it. */
let scratch = Buffer.allocUnsafeSlow(USED);

/** How many bytes of the scratch the file fills. */
function readScratch(path: string): number {
  const descriptor = openSync(path, 'r');
  let size = readvSync(descriptor, [scratch], 0);
  if (size === USED) {
    scratch = Buffer.allocUnsafeSlow(ROOM);
    size = readvSync(descriptor, [scratch], 0);
  }
  closeSync(descriptor);
  return size;
}

/** The build writes ASCII. Node's own reading of a text goes by 8 KB and copies it once more. */
function readSource(path: string): string {
  const size = readScratch(path);
  return scratch.latin1Slice(0, size);
}

/** `null` where there is none, or where it is not what was written: V8 would believe it, and end the process. */
function readKept(form: string): Kept | null {
  try {
    const size = readScratch(form);
    const [sum, age = 0] = new Uint32Array(scratch.buffer, 0, HEAD / 4);
    const data = new Uint8Array(scratch.buffer, HEAD, Math.max(0, size - HEAD));
    return size < ROOM && sum === sumOf(data) ? { data, age } : null;
  } catch {
    return null;
  }
}
