import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { call, createPlace, type HostResult, type Place } from './harness/index.ts';

/** A word that stands in a file and nowhere else, so that seeing it means having read the file. */
export function canary(file: string): string {
  return `CANARY(${file.replace(/[^a-z0-9]+/gi, '-')})`;
}

const HOLDING = [
  'src/app.ts',
  'dist/app.js',
  'dist/linked.js',
  'dist/deep/inner.js',
  'dist/shell.js',
  'dist/served.js',
  'dist/edited.js',
  'package-lock.json',
  'packages/web/generated/api.ts',
  'packages/web/generated/keep.ts',
  'packages/api/generated/api.ts',
  '.env',
  'secrets/key.pem',
];

/** A small repository with both kinds of ignore files, one of them nested, and links into what they exclude. */
export function repository(): Place {
  const place = createPlace({
    ...Object.fromEntries(HOLDING.map((file) => [file, `${canary(file)}\n`])),
    '.powerignore': '# build output\ndist/\npackage-lock.json\n',
    '.claudeignore': '.env\nsecrets/\n',
    'packages/web/.powerignore': 'generated/*\n!generated/keep.ts\n',
  });
  symlinkSync('dist/linked.js', path.join(place.project, 'shortcut.js'));
  symlinkSync('dist/deep', path.join(place.project, 'current'));
  return place;
}

/** Calls against the files of a place, by paths relative to the project. */
export function callsIn(place: Place) {
  const at = (file: string): string => path.join(place.project, file);
  return {
    at,
    read: (file: string, id: string) => call('Read', { file_path: at(file) }, id),
    bash: (command: string, id: string) => call('Bash', { command }, id),
    write: (file: string, content: string, id: string) =>
      call('Write', { file_path: at(file), content }, id),
    edit: (file: string, from: string, to: string, id: string) =>
      call('Edit', { file_path: at(file), old_string: from, new_string: to }, id),
  };
}

/** The text of a result that has to be there. */
export function resultText(run: HostResult, id: string): string {
  const result = run.toolResult(id);
  if (result === undefined) throw new Error(`the model saw no result of ${id}`);
  return result.text;
}

/** The way a text names a rule: its file and line, in whatever words. */
export function rule(file: string, line: number): RegExp {
  return new RegExp(`${file.replaceAll('.', '\\.')}"?(?::| line )${line}\\b`);
}
