import type {
  AndOr,
  Command,
  ParsedScript,
  Pipeline,
  Redirect,
  Statement,
  Word,
  WordPart,
} from 'unbash';

/**
 * Parses a command made only of words, quotes without expansions, `*`, pipes, `&&`, `||`, `;`, line ends and redirections
 * to `/dev/null` or `&1`: the tree that unbash makes of it, without loading unbash, which is most of what a hook would load
 * for such a command. `null` for anything else, and for anything doubtful.
 */
export function parsePlain(text: string): ParsedScript | null {
  const tokens = tokensOf(text);
  const commands = tokens && statements(tokens);
  if (commands === null) return null;
  return {
    type: 'Script',
    pos: 0,
    end: text.length,
    shebang: undefined,
    commands,
    errors: undefined,
  };
}

interface Token {
  readonly kind: 'word' | 'end' | 'join' | 'pipe' | 'redirect';
  readonly text: string;
  readonly pos: number;
  readonly end: number;
}

const MOST = 4_000;
const LEXEMES =
  /[ \t]+|(?<redirect>2>&1|[12]?>[ \t]?\/dev\/null)(?=[\s;|&]|$)|(?<join>&&|\|\|)[ \t]*\n?|(?<pipe>\|)(?![|&])|(?<end>;(?!;)|\n)|(?<word>(?:[A-Za-z0-9_./:,@%+=^*-]|(?<=[\w.^-])~|'[^'\n]*'|"(?:[^"$`\\!\n]|\\[^"$`\\!\n])*")+)(?=[\s;|&]|$)/y;

function tokensOf(text: string): Token[] | null {
  if (text.length > MOST) return null;
  const tokens: Token[] = [];
  LEXEMES.lastIndex = 0;
  for (let pos = 0; pos < text.length; pos = LEXEMES.lastIndex) {
    const groups = LEXEMES.exec(text)?.groups;
    if (groups === undefined) return null;
    for (const kind of ['word', 'redirect', 'join', 'pipe', 'end'] as const) {
      const found = groups[kind];
      if (found !== undefined) tokens.push({ kind, text: found, pos, end: pos + found.length });
    }
  }
  return tokens;
}

/** Splits a list at the tokens that `is` picks. */
function split(tokens: readonly Token[], is: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (is(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function statements(tokens: readonly Token[]): Statement[] | null {
  const parts = split(tokens, ({ kind }) => kind === 'end');
  const isEmpty = (part: readonly Token[]) => part.length === 0;
  // A `;` needs a command before it; line ends may stand anywhere.
  if (parts.some((part, at) => isEmpty(part) && endsAt(tokens, at)?.text === ';')) return null;
  const made = parts.filter((part) => !isEmpty(part)).map(statement);
  return made.includes(null) ? null : (made as Statement[]);
}

function endsAt(tokens: readonly Token[], at: number): Token | undefined {
  return tokens.filter(({ kind }) => kind === 'end')[at];
}

function statement(tokens: readonly Token[]): Statement | null {
  const command = andOr(tokens);
  return command && { type: 'Statement', ...span(command), command, background: undefined };
}

function andOr(tokens: readonly Token[]): AndOr | Pipeline | Command | null {
  const joins = tokens.filter(({ kind }) => kind === 'join');
  const parts = split(tokens, ({ kind }) => kind === 'join').map(pipeline);
  const [first, ...rest] = parts;
  if (parts.includes(null) || !first) return null;
  if (rest.length === 0) return first;
  const commands = parts as (Pipeline | Command)[];
  const operators = joins.map(({ text }) => text as '&&' | '||');
  return { type: 'AndOr', ...around(commands), commands, operators };
}

function pipeline(tokens: readonly Token[]): Pipeline | Command | null {
  const parts = split(tokens, ({ kind }) => kind === 'pipe').map(simple);
  const [first, ...rest] = parts;
  if (parts.includes(null) || !first) return null;
  if (rest.length === 0) return first;
  const commands = parts as Command[];
  const operators = rest.map(() => '|' as const);
  return { type: 'Pipeline', ...around(commands), prefixes: [], commands, operators };
}

/** Words that begin a construct or declare something, and so mean more than a command's name. */
const SPECIAL = new Set(
  'if then else elif fi for while until do done case esac in select function time coproc declare typeset local export readonly alias let eval'.split(
    ' ',
  ),
);

function simple(tokens: readonly Token[]): Command | null {
  const [head] = tokens;
  if (head === undefined || head.kind !== 'word') return null;
  if (SPECIAL.has(head.text) || /['"*]/.test(head.text)) return null;
  // `X=1` before a name assigns; elsewhere a `=` is only sure to be none behind a dash.
  const assigns = ({ kind, text }: Token) =>
    kind === 'word' && text.includes('=') && !/^['"-]/.test(text);
  if (tokens.some(assigns)) return null;
  const items = tokens.map((token) => (token.kind === 'redirect' ? redirect(token) : word(token)));
  const [name, ...suffix] = items;
  if (name?.type !== 'Word') return null;
  const args = suffix.filter((item): item is Word => item.type === 'Word');
  const redirects = suffix.filter((item): item is Redirect => item.type === 'Redirect');
  return { type: 'Command', ...around(items), name, prefix: [], suffix, args, redirects };
}

function redirect({ text, pos, end }: Token): Redirect {
  const number = /^\d/.exec(text)?.[0];
  const operator = text.includes('>&') ? '>&' : '>';
  const target = text.slice(text.indexOf(operator) + operator.length).trimStart();
  return {
    type: 'Redirect',
    pos,
    end,
    operator,
    descriptor:
      number === undefined
        ? undefined
        : { type: 'FileDescriptor', pos, end: pos + 1, value: Number(number) },
    target: { type: 'Word', text: target, value: target, pos: end - target.length, end },
  };
}

function word({ text, pos, end }: Token): Word {
  if (!/['"*]/.test(text)) return { type: 'Word', text, value: text, pos, end };
  const parts = [...text.matchAll(PARTS)].map((match) => part(match[0], pos + match.index));
  const value = parts.map(valueIn).join('');
  return { type: 'Word', text, value, pos, end, parts };
}

const PARTS = /'[^']*'|"[^"]*"|\*+|[^'"*]+/g;

function part(text: string, pos: number): WordPart {
  const place = { pos, end: pos + text.length, text };
  if (text.startsWith("'")) return { type: 'SingleQuoted', ...place, value: text.slice(1, -1) };
  if (text.startsWith('*')) return { type: 'Glob', kind: 'star', ...place, value: text };
  if (!text.startsWith('"')) return { type: 'Literal', ...place, value: text };
  const inner = text.slice(1, -1);
  const literal = {
    type: 'Literal',
    pos: pos + 1,
    end: pos + 1 + inner.length,
    value: inner,
    text: inner,
  } as const;
  return { type: 'DoubleQuoted', ...place, parts: [literal] };
}

function valueIn(one: WordPart): string {
  if (one.type === 'DoubleQuoted') return one.text.slice(1, -1);
  return 'value' in one ? String(one.value) : one.text;
}

interface Span {
  readonly pos: number;
  readonly end: number;
}

function span({ pos, end }: Span): Span {
  return { pos, end };
}

function around(items: readonly Span[]): Span {
  return { pos: items[0]?.pos ?? 0, end: items.at(-1)?.end ?? 0 };
}
