import type { Fact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';
import { planningKind } from './kind.ts';

/** The RECORD that a session wrote last, relative to the project; `null` where it wrote none. */
export const latestRecordFold: Fold<string | null> = { version: 1, initial: null, step };

function step(before: string | null, fact: Fact): string | null {
  if (fact.kind === 'edit') return planningKind(fact.path) === 'record' ? fact.path : before;
  return fact.kind === 'command' && fact.writes ? (recordIn(fact.command) ?? before) : before;
}

/** A file written by redirection stands in the command. */
function recordIn(command: string): string | null {
  const path = /(?:^|[\s"'=>/])(\.planning\/[\w./@+-]{1,200}RECORD\.md)(?=$|[\s"';&|)])/.exec(
    command,
  );
  return path?.[1] ?? null;
}
