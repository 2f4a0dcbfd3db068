import { hash } from '../../core/kit/hash.ts';
import type { Clock } from '../clock/clock.ts';
import type { Files } from '../files/files.ts';
import { createFileJournal } from './file-journal.ts';
import type { Journal, JournalStore } from './journal.ts';

const DAY = 86_400_000;
const MOST_AGENTS = 100;

/** The journals under `<stateDir>/sessions`, over any file system. `report` gets what could not be written. */
export function createJournalStore(
  files: Files,
  clock: Clock,
  stateDir: string,
  report: (message: string) => void,
): JournalStore {
  const root = `${stateDir}/sessions`;
  const opened = new Map<string, Journal>();

  function lastTouched(session: string): number {
    const entries = files.list(`${root}/${session}`);
    const times = (entries.ok ? entries.value : []).map(
      ({ name }) => files.stat(`${root}/${session}/${name}`)?.modified ?? 0,
    );
    return Math.max(files.stat(`${root}/${session}`)?.modified ?? 0, ...times);
  }

  function sessions(): readonly string[] {
    const entries = files.list(root);
    const dated = (entries.ok ? entries.value : []).map(({ name }) => ({
      name,
      at: lastTouched(name),
    }));
    return dated.sort((a, b) => b.at - a.at).map(({ name }) => name);
  }

  function journalOf(name: string, file: string): Journal {
    const key = `${name}/${file}`;
    const journal = opened.get(key) ?? createFileJournal(files, `${root}/${name}`, file, report);
    opened.set(key, journal);
    return journal;
  }

  return {
    open(session, agent) {
      const name = safeName(session);
      if (name === null) return null;
      const agentName = safeName(agent);
      return journalOf(name, agentName === null ? 'journal.jsonl' : `agents/${agentName}.jsonl`);
    },
    agents(session) {
      const name = safeName(session);
      const listed = name === null ? null : files.list(`${root}/${name}/agents`);
      if (name === null || !listed?.ok) return [];
      const journals = listed.value.filter((entry) => entry.name.endsWith('.jsonl'));
      return journals.slice(0, MOST_AGENTS).map((entry) => journalOf(name, `agents/${entry.name}`));
    },
    sessions,
    lastTouched,
    sweep(days) {
      const limit = clock.now() - days * DAY;
      for (const name of sessions()) {
        if (lastTouched(name) < limit) files.remove(`${root}/${name}`);
      }
    },
  };
}

/** An id as a file name: as it is where it is plain, else its hash, so that no id can name another folder. */
export function safeName(id: string | undefined): string | null {
  if (!id) return null;
  return id.length <= 128 && isPlain(id) ? id : `h-${hash(id)}`;
}

/** Letters, digits, `_` and `-`, of which the last two do not begin it. A pattern would cost five times as much. */
function isPlain(id: string): boolean {
  for (let at = 0; at < id.length; at++) {
    const mark = id.charAt(at);
    const isLetter = (mark >= 'a' && mark <= 'z') || (mark >= 'A' && mark <= 'Z');
    const isJoint = at > 0 && (mark === '-' || mark === '_');
    if (!isLetter && !isJoint && !(mark >= '0' && mark <= '9')) return false;
  }
  return true;
}
