import { holdsAny } from '../kit/text.ts';
import {
  ABOUT,
  PLACES,
  PLAIN_VALUES,
  SECRET_NAMES,
  SECRETS,
  type SecretRow,
  TOKEN_NAMES,
} from './secrets.ts';

/**
 * Replaces every secret in a text by `[masked kind]` and leaves all else as it is, byte for byte. Known kinds are found
 * by their published shapes, others by the name they are assigned to. Idempotent; linear in the text's length.
 */
export function maskSecrets(text: string): string {
  const masked = SECRETS.reduce(maskRow, maskPrivateKeys(text));
  return maskAssignments(maskAssignments(masked, ''), SUFFIX);
}

function maskRow(text: string, row: SecretRow): string {
  if (!holdsAny(text, row.hints)) return text;
  return text.replace(new RegExp(row.pattern, `g${row.flags ?? ''}`), `[masked ${row.name}]`);
}

const KEY_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const KEY_END = '-----END ';

/** A key that is cut off is masked to the end of the text. */
function maskPrivateKeys(text: string): string {
  if (!text.includes('PRIVATE KEY')) return text;
  let masked = '';
  let at = 0;
  for (const begin of text.matchAll(KEY_BEGIN)) {
    if (begin.index < at) continue;
    const end = text.indexOf(KEY_END, begin.index);
    const close = end < 0 ? -1 : text.indexOf('-----', end + KEY_END.length);
    masked += `${text.slice(at, begin.index)}[masked private-key]`;
    at = close < 0 ? text.length : close + 5;
  }
  return masked + text.slice(at);
}

const NAMES: readonly string[] = [...SECRET_NAMES, ...TOKEN_NAMES];

/** Made when a text holds one of the names: most hold none, and reading so long a pattern costs more than looking for them. */
const named = (suffix: string): RegExp =>
  new RegExp(
    `((?:${NAMES.join('|')})${suffix})(["']?(?: ?(?:=>|[:=]) ?| {1,2}))(?:"([^"\\r\\n]{4,300})"|'([^'\\r\\n]{4,300})'|([^\\s"'\`,;&|<>()\\[\\]{}]{4,300}))`,
    'gi',
  );

/** What a name goes on with: `PASSWORD_PROD`, `api-key-2`, `password1`. */
const SUFFIX = '(?=\\d|[_-][A-Za-z0-9])\\d{0,3}(?:[_-][A-Za-z0-9]{1,20}){0,4}';

/** `NAME=value`, `"name": "value"`, `name: value`, `--name value`; `suffix`: pattern of what the name goes on with. */
function maskAssignments(text: string, suffix: string): string {
  if (!holdsAny(text.toLowerCase(), NAMES)) return text;
  return text.replace(
    named(suffix),
    (
      whole,
      name: string,
      join: string,
      double?: string,
      single?: string,
      bare?: string,
      at = 0,
    ) => {
      const value = double ?? single ?? bare ?? '';
      const use = {
        name,
        join,
        value,
        quoted: bare === undefined,
        before: text.slice(Math.max(0, at - 40), at),
      };
      const called = bare !== undefined && text[at + whole.length] === '(';
      if (called || !isSecret(use)) return whole;
      const quote = use.quoted ? whole.slice(-1) : '';
      return `${name}${join}${quote}[masked ${kindOf(name)}]${quote}`;
    },
  );
}

interface Assignment {
  readonly name: string;
  readonly join: string;
  readonly value: string;
  readonly quoted: boolean;
  readonly before: string;
}

function isSecret({ name, join, value, quoted, before }: Assignment): boolean {
  const flag = !/[:=]/.test(join);
  if (flag && !/(?:^|\s)-{1,2}[A-Za-z-]{0,30}$/.test(before)) return false;
  if (value.startsWith('[masked ') || PLAIN_VALUES.has(value.toLowerCase()) || isReference(value))
    return false;
  const { base, parts } = partsOf(name);
  if (parts.some((part) => ABOUT.has(part))) return false;
  const strong = [base, ...parts].some(isSecretName);
  if (!strong) return value.length >= 12 && looksRandom(value);
  const told = parts.every((part) => PLACES.has(part) || isSecretName(part) || /^\d+$/.test(part));
  const tight = told && (join === '=' || flag || quoted);
  return quoted && value.includes(' ')
    ? looksRandom(value)
    : tight || (value.length >= 6 && looksRandom(value));
}

const REFERENCES = [
  /^\$\{?[A-Za-z_]\w{0,80}\}?$/,
  /^%[A-Za-z_]\w{0,80}%$/,
  /^[*.xX•=!?#-]+$/,
  /^(?:=|--|\.{0,2}\/|~\/)/,
];

/** A variable, a placeholder, a member of an object or a path: it names a secret and is none. */
function isReference(value: string): boolean {
  if (REFERENCES.some((shape) => shape.test(value))) return true;
  return /^[A-Za-z_]\w{0,60}(?:\.[A-Za-z_]\w{0,60}){1,8}$/.test(value) && !/\d/.test(value);
}

function looksRandom(value: string): boolean {
  return (
    /\d/.test(value) && /[A-Za-z!@#$%^*]/.test(value) && !/^\d+(?:\.\d+)*[a-z]{0,2}$/i.test(value)
  );
}

function isSecretName(name: string): boolean {
  return SECRET_NAMES.some((known) => known === name);
}

/** The longest known name at the beginning, and what comes after it. */
function partsOf(name: string): { readonly base: string; readonly parts: readonly string[] } {
  const lower = name.toLowerCase();
  const base = NAMES.filter((known) => lower.startsWith(known)).reduce(
    (longest, known) => (known.length > longest.length ? known : longest),
    '',
  );
  return { base, parts: lower.slice(base.length).split(/[_-]/).filter(Boolean) };
}

function kindOf(name: string): string {
  const { base } = partsOf(name);
  return SECRET_NAMES.find((known) => known === base) ?? 'token';
}
