import type { EditFact, Fact } from '../core/facts/fact.ts';
import type { Signature } from '../core/facts/signature.ts';
import {
  asksToDecide,
  chooseSkills,
  composeGuidance,
  type GuidanceMemory,
  guidanceFold,
  isUseful,
  joinIndexes,
  type Moment,
  openIndex,
  type SkillIndex,
} from '../core/guidance/index.ts';
import { hash } from '../core/kit/hash.ts';
import { truncate } from '../core/kit/text.ts';
import type { Journal } from '../world/journal/journal.ts';
import type { World } from '../world/world.ts';
import type { Speech } from './speech.ts';

const MAX_INDEX = 32 << 20;
const MAX_ABOUT = 300;

/** Where a session's guidance stands: its memory, its settings, its libraries. */
export interface GuidanceSession {
  readonly journal: Journal;
  readonly root: string;
  readonly world: World;
}

/** The few lines that fit this moment, or silence: nothing fits, it was given before, the session had its share. */
export function guide(moment: Moment, session: GuidanceSession): Speech | null {
  const { config } = session.world.config(session.root);
  const memory = recall(session);
  if (!config.guidance.enabled || memory === null) return null;
  if (memory.activations >= config.guidance.maxPerSession) return null;
  const index = openLibraries(session);
  if (index === null) return null;
  const choice = chooseSkills(moment, index, new Set(memory.given));
  const text = composeGuidance(choice, index, moment);
  if (text === null) return null;
  const keys = choice.skills.map(({ key }) => key);
  const fact: Fact = {
    v: 1,
    kind: 'guidance',
    at: session.world.clock.now(),
    moment: moment.kind,
    skills: keys,
    hashes: choice.skills.map((skill) => skill.hash),
    signatures: 'signatures' in moment ? moment.signatures.map(({ id }) => id) : [],
    about: truncate(aboutOf(moment), MAX_ABOUT),
  };
  return { channel: 'guidance', key: keys.join(' '), text, facts: [fact] };
}

function recall({ journal }: GuidanceSession): GuidanceMemory | null {
  const folded = journal.fold('guidance', guidanceFold);
  return folded.known ? folded.state : null;
}

function aboutOf(moment: Moment): string {
  if ('text' in moment) return moment.text;
  return moment.kind === 'test' ? moment.excerpt : JSON.stringify(moment);
}

export function promptMoment(prompt: string, files: readonly string[]): Moment {
  const kind = asksToDecide(prompt) ? 'decision' : 'prompt';
  return { kind, text: prompt, files };
}

export function errorMoment(signatures: readonly Signature[], text: string): Moment {
  const files = signatures.flatMap(({ file }) => (file ? [file] : []));
  return { kind: 'error', signatures, text, files };
}

/** An edit is a decision point where it brings in a package new to the session, or writes a test. */
export function editMoment(
  edit: EditFact,
  written: string,
  session: GuidanceSession,
): Moment | null {
  const known = new Set(recall(session)?.packages ?? []);
  const packages = edit.packages ?? [];
  const fresh = packages.filter((name) => !known.has(name));
  if (fresh.length > 0) return { kind: 'boundary', packages: fresh, files: [edit.path] };
  if (!isTestFile(edit.path)) return null;
  return { kind: 'test', path: edit.path, packages, excerpt: written };
}

const TEST_FILE =
  /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|[._-](?:test|spec|e2e|cy)\.[a-z]+$|(?:^|\/)test_[^/]+\.py$|_test\.(?:go|py|exs|rb|dart)$|_spec\.rb$|(?:Test|Tests|IT|Spec)\.(?:java|kt|cs|scala|swift|php)$/;

export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path);
}

/** Notes which of the skills given last show in this text of the agent. */
export function noteUse(written: string, session: GuidanceSession): void {
  const memory = recall(session);
  const open = memory?.latest?.skills.filter((key) => !memory.useful.includes(key)) ?? [];
  if (open.length === 0 || memory?.latest == null) return;
  const index = openLibraries(session);
  if (index === null) return;
  const { about } = memory.latest;
  const at = session.world.clock.now();
  const facts = open.flatMap((key): Fact[] => {
    const text = textOf(index, key);
    const shows = text !== null && isUseful(text, about, [written]);
    return shows ? [{ v: 1, kind: 'useful', at, skill: key }] : [];
  });
  session.journal.append(facts);
}

function textOf(index: SkillIndex, key: string) {
  const id = index.find(key);
  return id === null ? null : index.text(id);
}

/** The shipped library and, where there is one, the user's. */
function openLibraries({ root, world }: GuidanceSession): SkillIndex | null {
  const shipped = world.environment.pluginRoot;
  const own = userIndexFolder(root, world);
  const mark = world.files.read(`${own}/current`, 100);
  const found = [
    shipped ? openFiles(`${shipped}/hooks/skills`, 'shipped', world) : null,
    mark.ok ? openFiles(`${own}/${mark.value.trim()}`, 'user', world) : null,
  ].filter((index) => index !== null);
  return found.length === 0 ? null : joinIndexes(found);
}

function openFiles(base: string, origin: 'shipped' | 'user', { files }: World): SkillIndex | null {
  const lines = files.read(`${base}.idx`, MAX_INDEX);
  if (!lines.ok) return null;
  const postings = () => {
    const read = files.read(`${base}.bm`, MAX_INDEX);
    return read.ok ? read.value : null;
  };
  const text = (offset: number, length: number) => {
    const bytes = files.readRange(`${base}.txt`, offset, length);
    return bytes.ok ? new TextDecoder().decode(bytes.value) : null;
  };
  return openIndex(lines.value, { postings, text }, origin);
}

/** Where the index of a project's and a user's own skills is kept. */
export function userIndexFolder(root: string, { environment }: World): string {
  return `${environment.stateDir}/skills/${hash(root)}`;
}
