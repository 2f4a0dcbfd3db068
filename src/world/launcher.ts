import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { compiledFolder } from './compiled/compiled.ts';
import { createNodeEnvironment } from './environment/node.ts';

type Load = (id: string) => unknown;

type Body = (
  exports: unknown,
  require: Load,
  module: { readonly exports: unknown },
  filename: string,
  directory: string,
) => void;

/** How a library asks for a part of the program, instead of a module. */
const PART = 'part:';

/**
 * Runs a built library with V8's compiled form of it from the state directory: compiling is the larger part of what a hook
 * costs beside the start of node itself. Parts that the library asks for are run the same way, past node's own search for
 * modules. `directory` holds the libraries, `require` finds node's own modules.
 */
export function launch(directory: string, name: string, require: Load): void {
  const folder = `${compiledFolder(createNodeEnvironment().stateDir)}/${process.version}-${process.arch}`;
  const parts = new Map<string, { exports: unknown }>();

  function load(id: string): unknown {
    if (!id.startsWith(PART)) return require(id);
    return parts.get(id)?.exports ?? run(id, `part-${id.slice(PART.length)}.js`);
  }

  function run(id: string, library: string): unknown {
    const file = `${directory}/${library}`;
    const module = { exports: {} };
    parts.set(id, module);
    compile(file, `${folder}/${library}`)(module.exports, load, module, file, directory);
    return module.exports;
  }

  run(name, `${name}.js`);
}

/** The function that a library is, from its compiled form where one is kept; the first run of a version keeps it when the process ends. */
function compile(file: string, form: string): Body {
  const { size, mtimeMs } = statSync(file);
  const kept = `${form}.${size}.${Math.floor(mtimeMs)}`;
  const cachedData = readKept(kept);
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  if (!cachedData || script.cachedDataRejected) {
    process.on('exit', () => keep(kept, script.createCachedData()));
  }
  return script.runInThisContext();
}

/** `null` where there is none, or where it is not what was written: V8 would believe it, and end the process. */
function readKept(path: string): Buffer | null {
  try {
    const bytes = readFileSync(path);
    const data = bytes.subarray(0, bytes.length - SUM);
    return data.length > 0 && bytes.readUInt32LE(data.length) === sumOf(data) ? data : null;
  } catch {
    return null;
  }
}

/** Bytes of the sum behind the data. */
const SUM = 4;
/** Disks lose blocks, not bits: one word of each 64 bytes tells, at a hundredth of the cost of all. */
const STRIDE = 64;

function sumOf(data: Buffer): number {
  let sum = data.length;
  for (let at = 0; at + 4 <= data.length; at += STRIDE) {
    sum = (Math.imul(sum, 31) + data.readUInt32LE(at)) >>> 0;
  }
  return sum;
}

function keep(path: string, data: Buffer): void {
  try {
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true, mode: 0o700 });
    const temporary = `${path}.${process.pid}`;
    const sum = Buffer.alloc(SUM);
    sum.writeUInt32LE(sumOf(data));
    writeFileSync(temporary, Buffer.concat([data, sum]), { mode: 0o600, flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    // A state directory that cannot be written costs speed, nothing else.
  }
}
