/** A part is a library of its own in hooks/lib, made of sources that only some events need: part name to sources. */
type Parts = Readonly<Record<string, readonly string[]>>;

/** Parts that are asked for by a dynamic import; a plain import of the same source takes it in. */
const AWAITED: Parts = {
  approach: ['src/events/approach.ts'],
  command: ['src/events/guard-command.ts'],
  'filter-output': ['src/events/filter-output.ts'],
  grammar: ['src/core/shell/grammar.ts'],
  guidance: ['src/events/guidance.ts'],
  health: ['src/events/health.ts'],
  loop: ['src/events/loop/part.ts'],
  observe: ['src/events/observe/observe.ts'],
  orders: ['src/events/orders.ts'],
  plan: ['src/events/plan.ts'],
  preservation: ['src/events/preservation.ts'],
  'private-mention': ['src/events/private-mention.ts'],
  recitation: ['src/events/recitation.ts'],
  'record-metrics': ['src/events/record-metrics.ts'],
  rejected: ['src/events/rejected.ts'],
  shorten: ['src/events/shorten.ts'],
  'shown-plan': ['src/events/shown-plan.ts'],
  soft: ['src/events/soft.ts'],
  'soft-scan': ['src/events/soft-scan.ts'],
  'stop-facts': ['src/events/stop-facts.ts'],
  stuck: ['src/events/stuck.ts'],
  tripped: ['src/events/tripped.ts'],
  'user-skills': ['src/events/user-skills.ts'],
};

/**
 * Parts that are cut off from plain imports: whoever imports one of their functions gets a function that loads the part when
 * it is first called. Meant for what a library carries for rare cases.
 */
const CUT: Parts = {
  'blockers-file': ['src/events/blockers-file.ts'],
  columns: ['src/core/shell/columns.ts'],
  denial: [
    'src/events/denial.ts',
    'src/events/memory.ts',
    'src/host/version.ts',
    'src/world/journal/file-journal.ts',
  ],
  'errors-compiled': [
    'src/core/signature/families/dotnet.ts',
    'src/core/signature/families/go.ts',
    'src/core/signature/families/jvm.ts',
    'src/core/signature/families/native.ts',
    'src/core/signature/families/rust.ts',
  ],
  'errors-javascript': [
    'src/core/signature/families/lint.ts',
    'src/core/signature/families/typescript.ts',
    'src/core/signature/families/vitest.ts',
  ],
  'errors-python': [
    'src/core/signature/families/pytest.ts',
    'src/core/signature/families/python-lint.ts',
    'src/core/signature/families/python.ts',
  ],
  'errors-runners': [
    'src/core/signature/families/beam.ts',
    'src/core/signature/families/linters.ts',
    'src/core/signature/families/numbered.ts',
    'src/core/signature/families/runners.ts',
    'src/core/signature/families/scripting.ts',
  ],
  'errors-thrown': [
    'src/core/signature/families/java-stack.ts',
    'src/core/signature/families/node.ts',
  ],
  'errors-tools': [
    'src/core/signature/families/packages.ts',
    'src/core/signature/families/services.ts',
  ],
  'file-verbs': [
    'src/core/shell/verbs/archive.ts',
    'src/core/shell/verbs/containers.ts',
    'src/core/shell/verbs/copy.ts',
    'src/core/shell/verbs/crypto.ts',
    'src/core/shell/verbs/diff.ts',
    'src/core/shell/verbs/network.ts',
    'src/core/shell/verbs/pieces.ts',
    'src/core/shell/verbs/sync.ts',
  ],
  'foreign-targets': ['src/events/foreign-targets.ts', 'src/events/powershell.ts'],
  'git-verb': ['src/core/shell/verbs/git.ts', 'src/world/project/git-settings.ts'],
  glob: ['src/core/exclusion/glob.ts'],
  'guidance-choice': [
    'src/core/guidance/compose.ts',
    'src/core/guidance/pick.ts',
    'src/core/guidance/veto.ts',
  ],
  launch: ['src/world/compiled/keep.ts'],
  'health-speech': [
    'src/core/health/speech/blocked.ts',
    'src/core/health/speech/degraded.ts',
    'src/core/health/speech/spinning.ts',
    'src/core/health/speech/stalled.ts',
    'src/core/health/speech/tripped.ts',
  ],
  narrow: ['src/core/shell/narrow.ts', 'src/core/shell/suggest.ts'],
  'plain-call': ['src/events/observe/edit.ts', 'src/events/observe/plain.ts'],
  'program-verbs': [
    'src/core/shell/verbs/compilers.ts',
    'src/core/shell/verbs/editors.ts',
    'src/core/shell/verbs/make.ts',
    'src/core/shell/verbs/program.ts',
    'src/core/shell/verbs/programs.ts',
    'src/core/shell/verbs/sqlite.ts',
    'src/core/shell/verbs/text-programs.ts',
  ],
  'rare-words': [
    'src/core/shell/braces.ts',
    'src/core/shell/branches.ts',
    'src/core/shell/builtins-state.ts',
    'src/core/shell/loops.ts',
    'src/core/shell/parameter.ts',
    'src/core/shell/shells.ts',
    'src/core/shell/xargs.ts',
  ],
  'search-verbs': [
    'src/core/shell/verbs/fd.ts',
    'src/core/shell/verbs/find.ts',
    'src/core/shell/verbs/listings.ts',
    'src/core/shell/verbs/rg.ts',
    'src/core/shell/verbs/search.ts',
  ],
  transcript: ['src/host/transcript/read.ts', 'src/host/transcript/scan.ts'],
  'user-speech': ['src/core/guidance/speech.ts'],
};

export const PARTS: Parts = { ...AWAITED, ...CUT };

/** Parts that an event needs nearly every time are built into it: loading them apart would cost more than it saves. */
const BUILT_IN: Readonly<Record<string, readonly string[]>> = {
  'part-approach': ['transcript'],
  'part-filter-output': ['denial'],
  'part-guidance': ['user-speech'],
  'part-health': ['transcript'],
  'part-loop': ['transcript'],
  'part-preservation': ['transcript'],
  'part-rejected': ['transcript'],
  'permission-request': ['denial'],
  'post-tool-use': ['denial', 'plain-call'],
  'post-tool-use-failure': ['denial', 'health', 'observe', 'guidance', 'user-speech'],
  'pre-compact': ['denial', 'transcript'],
  'session-end': ['denial'],
  'session-start': ['denial'],
  stop: ['denial', 'health', 'stop-facts', 'transcript'],
  'user-prompt-submit': ['denial', 'guidance', 'user-speech'],
};

/** A library of hooks/lib. */
export interface Library {
  /** hooks/lib/<name>.js */
  readonly name: string;
  /** The sources whose exports are its own, relative to the repository. */
  readonly sources: readonly string[];
}

export function partName(part: string): string {
  return `part-${part}`;
}

/** The part that a source is to `library`, which imports it; null where the library takes it in. */
export function partOf(source: string, dynamic: boolean, library: Library): string | null {
  if (library.sources.includes(source)) return null;
  const parts = dynamic ? PARTS : CUT;
  const part = Object.keys(parts).find((name) => parts[name]?.includes(source));
  return part === undefined || BUILT_IN[library.name]?.includes(part) ? null : part;
}

export function isPart(source: string): boolean {
  return Object.values(PARTS).some((sources) => sources.includes(source));
}
