import type { CheckFact } from '../facts/fact.ts';
import type { ErrorKind, Signature } from '../facts/signature.ts';

/** A cause outside the work, and what is asked of whom. */
export interface Cause {
  readonly type: 'External Dependency' | 'Permission' | 'Decision' | 'Service';
  /**
   * `once`: it blocks when it is first seen. `outside`: once, where it concerns something outside the project.
   * `local`: as `once`, but of a service on this machine as `repaired`. `repaired`: only when it outlives an attempt to repair it.
   */
  readonly when: 'once' | 'outside' | 'local' | 'repaired';
  readonly priority: 0 | 1 | 2 | 3;
  readonly action: string;
}

/** Kinds that are not here are the work's own: they can be repaired in the project. */
export const CAUSES: Partial<Record<ErrorKind, Cause>> = {
  permission: {
    type: 'Permission',
    when: 'outside',
    priority: 1,
    action: 'grant access to what the error names, or name another place',
  },
  auth: {
    type: 'Permission',
    when: 'once',
    priority: 1,
    action: 'log in or provide valid credentials for the service the error names',
  },
  'rate-limit': {
    type: 'Service',
    when: 'once',
    priority: 2,
    action: 'wait until the limit is lifted, or raise it',
  },
  quota: {
    type: 'Service',
    when: 'once',
    priority: 1,
    action: 'raise the quota or the balance of the service the error names',
  },
  'disk-full': {
    type: 'External Dependency',
    when: 'once',
    priority: 0,
    action: 'free disk space',
  },
  'network-dns': {
    type: 'Service',
    when: 'once',
    priority: 1,
    action: 'make the host reachable (name, network, proxy), or name another one',
  },
  'missing-env': {
    type: 'External Dependency',
    when: 'once',
    priority: 1,
    action: 'set the variable that the error names',
  },
  lock: {
    type: 'External Dependency',
    when: 'once',
    priority: 2,
    action: 'end the other process that holds the resource, or wait for it',
  },
  'service-down': {
    type: 'Service',
    when: 'local',
    priority: 1,
    action: 'bring the service up, or name another one',
  },
  'missing-dependency': {
    type: 'External Dependency',
    when: 'repaired',
    priority: 1,
    action: 'install the dependency that the error names, or decide on another',
  },
  'command-not-found': {
    type: 'External Dependency',
    when: 'repaired',
    priority: 1,
    action: 'install the program that the error names, or decide on another',
  },
};

/** A decision only a person can make, said by the assistant itself. */
export const DECISION: Cause = {
  type: 'Decision',
  when: 'once',
  priority: 1,
  action: 'answer the question the work waits for',
};

export function causeOf(kind: string): Cause {
  return CAUSES[kind as ErrorKind] ?? DECISION;
}

const LOCAL =
  /\blocalhost\b|\b127\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|\[?::1\b|\b0\.0\.0\.0\b|docker daemon|\/var\/run\/|\.sock\b/i;

/** A host that is named: by a URL, an address or a domain. */
const NAMED =
  /:\/\/|\b\d{1,3}(?:\.\d{1,3}){3}\b|@[\w-]+|\b[\w-]+\.(?:[a-z]{2,12})(?::\d|\b(?!\())/i;

/** Whether a service that cannot be reached is one of this machine: it is named as such, or refuses and is not named at all. */
export function isLocal({ text, message }: Pick<Signature, 'text' | 'message'>): boolean {
  const said = `${text} ${message}`;
  return LOCAL.test(said) || (/\brefused\b/i.test(message) && !NAMED.test(message));
}

const OWN_SERVER =
  /\bhttps?:\/\/(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|0\.0\.0\.0|\[::1\]|testserver|host\.docker\.internal)\b/i;
/** What a server answers to who asks. */
const ANSWERS = new Set<ErrorKind>(['auth', 'rate-limit', 'quota']);
/** What a test brings about on purpose or by a fault of what it tests. */
const TESTED = new Set<ErrorKind>([...ANSWERS, 'lock']);

/** Whether a refusal is that of the server being worked on. */
export function isOwnAnswer({ kind, text, message }: Signature, command: string): boolean {
  return ANSWERS.has(kind) && OWN_SERVER.test(`${text} ${message} ${command}`);
}

/** Whether an error is more likely a finding of the test it came in: others of the same run pass. */
export function isTested({ kind }: Signature, { family, passed }: CheckFact): boolean {
  return family === 'test' && (passed ?? 0) > 0 && TESTED.has(kind);
}
