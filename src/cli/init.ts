import { resolve } from 'node:path';
import process from 'node:process';
import { defineCommand } from 'citty';
import { basename, normalise } from '../core/kit/path.ts';
import type { Files } from '../world/files/files.ts';
import { createNodeFiles } from '../world/files/node.ts';
import { renderPowerignore, worthwhile } from './init/powerignore.ts';
import { starterFiles } from './init/starter.ts';
import { survey } from './init/survey.ts';
import { understands } from './options.ts';

/** What became of one file. */
export interface Written {
  readonly path: string;
  readonly outcome: 'written' | 'would write' | 'kept' | 'failed';
  readonly detail?: string;
}

/** Writes a `.powerignore` fitted to the repository and a starter `.planning/`. A file that exists is kept as it is. */
export function init(
  files: Files,
  root: string,
  dryRun: boolean,
): { readonly text: string; readonly written: readonly Written[] } {
  const text = renderPowerignore(worthwhile(survey(files, root)));
  const planned = [['.powerignore', text] as const, ...starterFiles(basename(root))];
  return {
    text,
    written: planned.map(([path, content]) => write(files, root, path, content, dryRun)),
  };
}

function write(files: Files, root: string, path: string, text: string, dryRun: boolean): Written {
  if (files.stat(`${root}/${path}`) !== null) return { path, outcome: 'kept' };
  if (dryRun) return { path, outcome: 'would write' };
  const created = files.create(`${root}/${path}`, text);
  if (created.ok) return { path, outcome: 'written' };
  // Another process may have made it meanwhile; else its folder is a file, or a link leads nowhere.
  return files.stat(`${root}/${path}`) !== null
    ? { path, outcome: 'kept' }
    : { path, outcome: 'failed', detail: created.message };
}

/** The `init` verb. */
export const initialise = defineCommand({
  meta: {
    name: 'init',
    description: 'Write a .powerignore fitted to this repository, and a starter .planning/',
  },
  args: {
    root: { type: 'positional', required: false, default: '.', description: 'The repository' },
    'dry-run': { type: 'boolean', default: false, description: 'Show what would be written' },
  },
  run({ args }) {
    if (!understands('init', args, ['root', 'dry-run', 'dryRun'])) return;
    const root = normalise(resolve(args.root), process.platform === 'win32');
    const { text, written } = init(createNodeFiles(), root, args['dry-run']);
    console.log(text);
    for (const each of written)
      console.log(`${each.outcome}: ${each.path}${each.detail ? ` (${each.detail})` : ''}`);
    if (written.some((each) => each.outcome === 'failed')) process.exitCode = 1;
  },
});
