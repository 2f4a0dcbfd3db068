import type { ErrorKind } from '../../facts/signature.ts';
import type { Finding, Lines, Rule } from '../finding.ts';
import { eachLine, matchRules } from '../finding.ts';
import { joined, until } from '../lines.ts';
import { isLocalModule } from '../local-module.ts';

function tscKind(groups: Readonly<Record<string, string | undefined>>): ErrorKind {
  const code = groups['type'] ?? '';
  if (/^TS(?:2307|2792|7016|2688)$/.test(code)) {
    const name = /'([^']+)'/.exec(groups['message'] ?? '')?.[1] ?? '';
    return isLocalModule(name) ? 'type-error' : 'missing-dependency';
  }
  if (/^TS(?:5012|5058|5083|6053)$/.test(code)) return 'not-found';
  if (/^TS1(?:\d{3}|7\d{3})$/.test(code)) return 'syntax';
  return /^TS(?:5|6|18)\d{3}$/.test(code) &&
    !/^TS(?:6133|6192|6196|6198|18046|18047|18048|18049)$/.test(code)
    ? 'build'
    : 'type-error';
}

const RULES: readonly Rule[] = [
  {
    pattern:
      /^(?:.{0,40}ERROR in )?(?<file>[^\s(][^(]{0,300})\(\d+,\d+\):? (?:- )?error (?<type>TS\d+): (?<message>.*)/,
    kind: tscKind,
    firm: true,
  },
  {
    pattern:
      /^\s*(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,300}):\d+:\d+ - error (?<type>TS\d+): (?<message>.*)/,
    kind: tscKind,
    firm: true,
  },
  { pattern: /\berror (?<type>TS\d+): (?<message>.*)/, kind: tscKind, firm: true },
];

/** Bundlers print the place first and the error on the next line. */
const PLACE_FIRST = /ERROR in (?<file>.{1,300}?)(?:[(:]\d+[,:]\d+\)?)\s*$/;
const CODE = /^\s*(?<type>TS\d+): (?<message>.*)/;

export function tsc(lines: Lines): Finding[] {
  return eachLine(lines, ['TS'], (line, at) => {
    const plain = matchRules('tsc', RULES, line, at);
    if (plain) return withDetail(plain, lines);
    const code = CODE.exec(line)?.groups;
    if (!code) return [];
    const file = PLACE_FIRST.exec(lines[at - 1] ?? '')?.groups?.['file'];
    const base = { family: 'tsc', at, kind: tscKind(code), firm: true, file };
    return withDetail({ ...base, type: code['type'], message: code['message'] ?? '' }, lines);
  });
}

/** The indented lines below say which part does not fit: they belong to the message. */
function withDetail(finding: Finding, lines: readonly string[]): Finding {
  const detail = until(lines, finding.at + 1, /^(?!\s{2,}\S)|TS\d+:|^\s+\d+[ │|]/, 6);
  return { ...finding, message: joined([finding.message, ...detail]), span: 1 + detail.length };
}

const CHECK = /^\s*Error: (?<message>.+ \((?:[tj]s|(?<other>svelte|css))\))$/;

/** svelte-check prints the place, then the error with the language service that found it. */
export function svelteCheck(lines: Lines): Finding[] {
  return eachLine(lines, ['Error: '], (line, at): Finding[] => {
    const said = CHECK.exec(line)?.groups;
    const file = /^(\S.*):\d+:\d+$/.exec(lines[at - 1] ?? '')?.[1];
    if (!said || file === undefined) return [];
    const kind = said['other'] === undefined ? 'type-error' : 'lint';
    return [
      { family: 'svelte-check', at, also: [at - 1], kind, message: said['message'] ?? '', file },
    ];
  });
}
