import type { Files } from '../../src/world/files/files.ts';
import { createMemoryFiles, type Seed } from '../../src/world/files/memory.ts';

/** The in-memory twin of a file system that keeps capitals but does not tell them apart; `real` leaves a path's spelling as it is. */
export function createFoldingFiles(seed: Seed): Files {
  const files = createMemoryFiles(seed);
  const spell = (path: string): string =>
    path
      .split('/')
      .filter((name) => name !== '')
      .reduce((above, name) => `${above}/${spellingIn(above || '/', name)}`, '') || '/';
  const spellingIn = (directory: string, name: string): string => {
    const entries = files.list(directory);
    const names = (entries.ok ? entries.value : []).map((entry) => entry.name);
    const same = (one: string) => one.normalize('NFC').toLowerCase();
    return names.find((one) => same(one) === same(name)) ?? name;
  };
  return {
    read: (path, maxBytes) => files.read(spell(path), maxBytes),
    readRange: (path, start, length) => files.readRange(spell(path), start, length),
    open: (path) => files.open(spell(path)),
    has: (path) => files.has(spell(path)),
    isDirectory: (path) => files.isDirectory(spell(path)),
    stat: (path) => files.stat(spell(path)),
    list: (path) => files.list(spell(path)),
    real: (path) => {
      const spelled = spell(path);
      const led = files.real(spelled);
      return led === spelled ? path : led;
    },
    append: (path, text) => files.append(spell(path), text),
    replace: (path, text) => files.replace(spell(path), text),
    create: (path, text) => files.create(spell(path), text),
    remove: (path) => files.remove(spell(path)),
  };
}
