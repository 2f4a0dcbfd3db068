import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { compiledFolder } from './compiled/compiled.ts';
import { createNodeEnvironment } from './environment/node.ts';

type Body = (
  exports: unknown,
  require: NodeJS.Require,
  module: NodeJS.Module,
  filename: string,
  directory: string,
) => void;

/**
 * Runs a built library file with V8's compiled form of it from the state directory: compiling is the larger part of what a
 * hook costs beside the start of node itself. The first run of a version keeps the form when the process ends; where it
 * cannot be kept, or V8 refuses it, the source is compiled as ever.
 */
export function launch(file: string, module: NodeJS.Module, require: NodeJS.Require): void {
  const { size, mtimeMs } = statSync(file);
  const name = file.slice(file.lastIndexOf('/') + 1);
  const folder = `${compiledFolder(createNodeEnvironment().stateDir)}/${process.version}-${process.arch}`;
  const kept = `${folder}/${name}.${size}.${Math.floor(mtimeMs)}`;
  const cachedData = readKept(kept);
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  if (!cachedData || script.cachedDataRejected) {
    process.on('exit', () => keep(folder, kept, script.createCachedData()));
  }
  const body: Body = script.runInThisContext();
  body(module.exports, require, module, file, file.slice(0, file.lastIndexOf('/')));
}

function readKept(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function keep(folder: string, path: string, data: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, data, { mode: 0o600, flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    // A state directory that cannot be written costs speed, nothing else.
  }
}
