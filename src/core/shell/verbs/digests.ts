import { isFlag, values } from '../options.ts';
import type { Out } from '../state.ts';
import { type Call, type Row, reads, runRow } from './row.ts';

const OPTIONS = { values: values('-a --algorithm -l --length') };
const CHECKS = ['-c', '--check'];

/** Checksums: of an operand only a digest is shown; with `-c` an operand is a list whose names are shown. */
const DIGEST: Row = reads({ ...OPTIONS, silent: 'always' });
const CHECK: Row = reads(OPTIONS);

/** `md5sum` and its kin. */
export function digest(call: Call): Out {
  return runRow(call.args.some(({ text }) => isFlag(text, CHECKS)) ? CHECK : DIGEST, call);
}
