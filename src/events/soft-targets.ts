import { relative, resolve } from '../core/kit/path.ts';
import { ALL_SOFT } from '../core/planning/index.ts';
import type { PreToolUseEvent } from '../host/events/tool.ts';
import { textField } from './observe/result.ts';

const SCANS = /(?:^|[\s;&|(])(?:rg|grep|egrep|fgrep|find|fd|ag|ack)(?=\s)/;

/** Whether soft exclusion could speak on a call: a read of a file that some type of task leaves out, or a search. No file is looked at. */
export function maySoften(event: PreToolUseEvent, root: string, cwd: string): boolean {
  if (event.tool === 'Bash') return SCANS.test(textField(event.input, 'command').slice(0, 4_000));
  return softTarget(event, root, cwd) !== null;
}

/** The file that a Read names, where some type of task leaves its folder out; absolute. */
export function softTarget(
  { tool, input }: PreToolUseEvent,
  root: string,
  cwd: string,
): string | null {
  const file = textField(input, 'file_path');
  if (tool !== 'Read' || file === '') return null;
  const path = resolve(cwd, file);
  const name = relative(root, path);
  return name !== null && ALL_SOFT.some((folder) => name.startsWith(folder)) ? path : null;
}
