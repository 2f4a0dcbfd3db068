export { checkFamily, isLookCommand } from './command.ts';
export type { Diagnosis, RawOutput } from './diagnose.ts';
export { diagnose, errorLines } from './diagnose.ts';
export { outputHash } from './output.ts';
export { type CommandShape, commandShape } from './shape.ts';
