export { BLOCK_LIMIT, type Composed, compose, composeFile, HEADING } from './compose.ts';
export { SIGNALS } from './fold.ts';
export { type Around, gather } from './gather.ts';
export { maskSecrets } from './mask.ts';
export { ordersIn } from './order.ts';
export type { BreakerReport, StopSignals } from './signal.ts';
export type { SignalState } from './state.ts';
export { type Statements, statementsIn } from './statement.ts';
export { type Kept, verifyKept } from './verify.ts';
