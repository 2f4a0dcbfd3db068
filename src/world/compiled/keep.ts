import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createNodeEnvironment } from '../environment/node.ts';
import { makeFolder } from '../files/make-folder.ts';
import { sumOf } from './sum.ts';

/** How often a form has been kept, at most: from then on one run in 1,024 keeps it anew. */
const OLDEST = 10;

/** Writes a compiled form behind its head: the sum of the data, and how often it has been kept anew. */
export function keep(form: string, data: Uint8Array, age: number): void {
  try {
    makeFolder(form.slice(0, form.lastIndexOf('/')), { existsSync, mkdirSync });
    const temporary = `${form}.${process.pid}`;
    const head = new Uint8Array(Uint32Array.of(sumOf(data), Math.min(age, OLDEST)).buffer);
    writeFileSync(temporary, Buffer.concat([head, data]), { mode: 0o600, flag: 'wx' });
    renameSync(temporary, form);
  } catch {
    // A state directory that cannot be written costs speed, nothing else.
  }
}

/** The state directory where no variable tells a home, and on Windows, where the variables are written in several ways. */
export function findStateDir(): string {
  return createNodeEnvironment().stateDir;
}
