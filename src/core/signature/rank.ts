import type { ErrorKind } from '../facts/signature.ts';

/**
 * Which kind speaks for an output that holds several: nearest the cause first. What the host says ends
 * the question; then causes outside the project; then what a program cannot run without; then errors of
 * the code itself, the more exact first; then what merely reports that something failed.
 */
const RANK: readonly ErrorKind[] = [
  'user-rejected',
  'policy-blocked',
  'tool-limit',
  'tool-error',
  'oom',
  'disk-full',
  'quota',
  'rate-limit',
  'auth',
  'lock',
  'network-dns',
  'port-in-use',
  'missing-env',
  'service-down',
  'timeout',
  'command-not-found',
  'missing-dependency',
  'permission',
  'syntax',
  'type-error',
  'not-found',
  'runtime-error',
  'lint',
  'test-failure',
  'git',
  'build',
  'other',
];

/** The kind of a whole output. */
export function leading(kinds: readonly ErrorKind[]): ErrorKind {
  return RANK.find((kind) => kinds.includes(kind)) ?? 'other';
}
