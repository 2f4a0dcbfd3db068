/** The process' surroundings, captured once and read-only. */
export interface Environment {
  readonly home: string;
  readonly platform: 'posix' | 'windows';
  /** `CLAUDE_PROJECT_DIR`, normalised. */
  readonly projectDir: string | null;
  /** `CLAUDE_PLUGIN_ROOT`, normalised. */
  readonly pluginRoot: string | null;
  /** Where this program keeps its state; see DESIGN "State". */
  readonly stateDir: string;
  get(name: string): string | undefined;
}
