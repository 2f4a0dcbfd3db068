export { checkFamily, isLookCommand } from './command.ts';
export type { Diagnosis, RawOutput } from './diagnose.ts';
export { diagnose, errorLines, outputHash } from './diagnose.ts';
export { type CommandShape, commandShape } from './shape.ts';
