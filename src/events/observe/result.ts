/** The outcome of one tool call, as a hook or a transcript tells it. */
export interface ToolResult {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What the model saw of it. */
  readonly text: string;
  /** The tool's own answer where the host gives one; in its shape. */
  readonly response?: unknown;
  readonly failed: boolean;
  /** The user stopped it. */
  readonly interrupted: boolean;
  readonly use?: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The project, absolute. */
  readonly root: string;
}

export function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

export function textField(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}
