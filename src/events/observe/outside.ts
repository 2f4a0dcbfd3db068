import type { Signature } from '../../core/facts/signature.ts';
import { relative } from '../../core/kit/path.ts';

const PATH = /(?:^|[\s'"`(:=])((?:[A-Za-z]:)?\/[^\s'"`():,;]{1,300})/g;

/** The shell names itself before what it complains about. */
const SHELL = /^(?:\S{0,80}\/)?(?:ba|da|z|k|a)?sh: (?:line )?(?:\d+: )?/;

/**
 * Whether access was refused to something that is not the project's: a path outside its root, a port that needs
 * privileges, a password that only a person has. A refusal that names nothing may be the project's own (a missing `x` bit).
 */
export function isOutside(signature: Signature, root: string): boolean {
  if (signature.kind !== 'permission') return false;
  const text = signature.text.replace(SHELL, '');
  if (/\bpassword is required\b|\ba terminal is required\b|\bnot in the sudoers\b/.test(text))
    return true;
  const paths = [...text.slice(0, 500).matchAll(PATH)].map(([, path = '']) => path);
  if (paths.length > 0)
    return paths.every((path) => relative(root, path) === null && !isOwnTemporary(path));
  return /\blisten E(?:ACCES|PERM)\b|\bbind\b.{0,60}[Pp]ermission denied/.test(text);
}

/** What a session puts into a temporary folder is its own. */
function isOwnTemporary(path: string): boolean {
  return /^\/(?:private\/)?(?:tmp|var\/tmp)\//.test(path);
}
