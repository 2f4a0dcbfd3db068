import type { Files } from '../world/files/files.ts';

/** What a host version does with our replies; measured, see docs/host.md. */
export interface HostAbilities {
  /** `updatedInput` from PreToolUse is what runs. */
  readonly rewrites: boolean;
  /** `updatedToolOutput` from PostToolUse is what the model sees. */
  readonly filters: boolean;
}

const REWRITES_SINCE = [2, 1, 50];
const FILTERS_SINCE = [2, 1, 197];
const TAIL = 64 << 10;

/**
 * Read from the newest line of the session's transcript that names a version. A transcript not there yet is a host of today:
 * older ones write it before the first tool call.
 */
export function hostAbilities(files: Files, transcript: string | undefined): HostAbilities {
  const version = transcript === undefined ? null : versionIn(files, transcript);
  if (version === null) return { rewrites: true, filters: true };
  return { rewrites: atLeast(version, REWRITES_SINCE), filters: atLeast(version, FILTERS_SINCE) };
}

function versionIn(files: Files, transcript: string): readonly number[] | null {
  const size = files.stat(transcript)?.size ?? 0;
  const bytes = files.readRange(transcript, Math.max(0, size - TAIL), TAIL);
  const text = bytes.ok ? new TextDecoder().decode(bytes.value) : '';
  const last = [...text.matchAll(/"version":"(\d+)\.(\d+)\.(\d+)/g)].at(-1);
  return last ? last.slice(1).map(Number) : null;
}

function atLeast(version: readonly number[], since: readonly number[]): boolean {
  for (const [at, part] of since.entries()) {
    const own = version[at] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
