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

/** What every fact about the call carries. */
export function common({ at, use }: ToolResult): { v: 1; at: number; use?: string } {
  return { v: 1, at, ...(use && { use }) };
}

const EDIT_TOOLS = ['Edit', 'MultiEdit', 'Write', 'NotebookEdit'];

export function isEditTool(tool: string): boolean {
  return EDIT_TOOLS.includes(tool);
}

/** What a file tool put into the file, for guidance; `''` for any other call. */
export function writtenBy({ input }: ToolResult): string {
  const edits = field(input, 'edits');
  const parts = Array.isArray(edits) ? edits : [input];
  const keys = ['new_string', 'content', 'new_source'];
  return parts
    .flatMap((part) => keys.map((key) => textField(part, key)))
    .join('\n')
    .trim();
}
