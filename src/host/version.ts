import type { Files } from '../world/files/files.ts';
import { linesBackward } from './transcript/scan.ts';

/** What a host version does with our replies; measured, see docs/host.md. */
export interface HostAbilities {
  /** `updatedInput` from PreToolUse is what runs. */
  readonly rewrites: boolean;
  /** `updatedToolOutput` from PostToolUse is what the model sees. */
  readonly filters: boolean;
}

const REWRITES_SINCE = [2, 1, 50];
const FILTERS_SINCE = [2, 1, 197];
/** A line longer than all that is looked at names nothing. Bytes. */
const LIMITS = { maxLine: 1 << 20, maxScan: 1 << 20 };

/**
 * Read from the newest line of the session's transcript that names a version. A transcript not there yet is a host of today:
 * older ones write it before the first tool call.
 */
export function hostAbilities(files: Files, transcript: string | undefined): HostAbilities {
  const version = transcript === undefined ? null : versionIn(files, transcript);
  if (version === null) return { rewrites: true, filters: true };
  return { rewrites: atLeast(version, REWRITES_SINCE), filters: atLeast(version, FILTERS_SINCE) };
}

/** Of whole lines only: what is inside a message may look like a field of the line. */
function versionIn(files: Files, transcript: string): readonly number[] | null {
  const size = files.stat(transcript)?.size ?? 0;
  for (const { bytes } of linesBackward(files, transcript, size, LIMITS)) {
    const line = bytes === null ? '' : new TextDecoder().decode(bytes);
    const version = line.includes('"version"') ? ownVersion(line) : null;
    if (version !== null) return version;
  }
  return null;
}

function ownVersion(line: string): readonly number[] | null {
  try {
    const { version }: { version?: unknown } = JSON.parse(line) ?? {};
    const found = typeof version === 'string' ? /^(\d+)\.(\d+)\.(\d+)/.exec(version) : null;
    return found ? found.slice(1).map(Number) : null;
  } catch {
    return null;
  }
}

function atLeast(version: readonly number[], since: readonly number[]): boolean {
  for (const [at, part] of since.entries()) {
    const own = version[at] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
