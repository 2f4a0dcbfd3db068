import { withQuotes } from './inline-words.ts';

const MOST = 20;

/** A variable that is given a text: alone on its side, and the text without anything put into it. */
const GIVEN =
  /(?<![\w.$@])(?:(?:const|let|var|my|our|local)\s{1,3})?(\$?[A-Za-z_]\w{0,60})\s{0,3}=\s{0,3}(["'`])([\w./ ~+@,-]{1,200})\2\s{0,3}(?=[;\n]|$)/g;

/** What a program calls the directory it runs in, before more of a path. */
const HERE = [
  { shape: /(?:os\.getcwd|process\.cwd|getcwd)\(\)\s{0,3}[+.]\s{0,3}(["'`])(?=\/)/g, by: '$1.' },
  { shape: /(?:__dirname|\bDir\.pwd|__DIR__)\s{0,3}[+.]\s{0,3}(["'`])(?=\/)/g, by: '$1.' },
  { shape: /[$#]?\{(?:(?:os\.getcwd|process\.cwd)\(\)|__dirname|Dir\.pwd)\}(?=\/)/g, by: '.' },
];

/**
 * A program's text with its constants written out where it puts names together: `d = "certs"` and `f"{d}/a.key"`, `join(d, "a.key")`,
 * `d + "/a.key"`. A constant that is used in no other place is taken out itself, so that only its uses tell what becomes of it.
 * Linear in the text, which is bounded by the caller.
 */
export function withConstants(program: string): string {
  let text = HERE.reduce((found, { shape, by }) => found.replace(shape, by), withQuotes(program));
  for (const found of [...text.matchAll(GIVEN)].slice(0, MOST)) text = put(text, found);
  return text;
}

function put(text: string, [given, name = '', , value = '']: RegExpMatchArray): string {
  const plain = name.replace('$', '');
  const uses = new RegExp(`(?<![\\w.])${name.replace('$', '\\$')}(?!\\w)`, 'g');
  const assigned = new RegExp(
    `(?<![\\w.])\\$?${plain}\\s{0,3}(?:[-+*/.|&]?=(?!=)|\\+\\+|<<)|\\bfor\\s(?:my\\s)?\\(?(?:const\\s|let\\s)?\\$?${plain}\\b`,
    'g',
  );
  if ((text.match(assigned)?.length ?? 0) !== 1) return text;
  const at = text.indexOf(given);
  const rest = text
    .slice(at + given.length)
    .replace(inText(name, plain), value)
    .replace(asArgument(name), (_, before: string) => `${before}"${value}"`);
  return text.slice(0, at) + (uses.test(rest) ? given : '') + rest;
}

/** Inside a text: `{d}`, `${d}`, `#{d}`; of a language whose variables have a `$`, also `$d` before more of a path or after a part of it. */
function inText(name: string, plain: string): RegExp {
  return name.startsWith('$')
    ? new RegExp(
        `\\{\\$${plain}\\}|\\$\\{${plain}\\}|\\$${plain}(?=[/.][\\w])|(?<=/)\\$${plain}\\b`,
        'g',
      )
    : new RegExp(`[$#]?\\{\\s?${name}\\s?\\}`, 'g');
}

/** As an argument, in a list, or beside the operators that join texts and paths. */
function asArgument(name: string): RegExp {
  return new RegExp(
    `([([,+/:]\\s{0,3})${name.replace('$', '\\$')}(?=\\s{0,3}(?:[,+)\\]/]|\\.\\s{0,3}["']))`,
    'g',
  );
}
