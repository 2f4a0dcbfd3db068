import { values } from '../options.ts';
import { type Row, reads } from './row.ts';

const LINES = values('-n --lines -c --bytes');
const EITHER = values('-f -d -b -c -s -t -n -w -1 -2 -j -a -v -e -o -i');

/** A row for a command that reads its operands, with the options whose values are text. */
function given(text: string, extra: Partial<Row> = {}): Row {
  return reads({ values: values(text), ...extra });
}

/** One row for several commands. */
function each(names: string, row: () => Row): Record<string, () => Row> {
  return Object.fromEntries(names.split(' ').map((name) => [name, row]));
}

/** The row of a command that prints the contents of its operands, or something computed from all of them. */
export function readerRow(name: string): Row | undefined {
  return Object.hasOwn(READERS, name) ? READERS[name]?.() : undefined;
}

/** A row is made when it is asked for: a command is one of them. */
const READERS: Readonly<Record<string, () => Row>> = {
  ...each('most rev diff3 tsort zcat bzcat xzcat zstdcat zless mdcat objdump readelf csvlook', () =>
    reads(),
  ),
  cat: () => reads({ passes: true }),
  tac: () => reads({ passes: true }),
  nl: () => given('-b -d -f -h -i -l -n -s -v -w'),
  head: () => reads({ values: LINES, passes: true }),
  tail: () => given('-n --lines -c --bytes -s --pid --sleep-interval', { passes: true }),
  less: () =>
    reads({
      passes: true,
      values: values({ text: '-p -P -t -T -x -y -z -j -h -b', out: '-o -O' }),
    }),
  more: () => reads({ passes: true }),
  bat: () =>
    given(
      '-l --language --style --theme -r --line-range -H --highlight-line -m --map-syntax --color --paging --wrap --tabs --decorations',
    ),
  batcat: () => given('-l --language --style --theme -r --line-range -H -m'),
  xxd: () => given('-c -g -l -o -s -n -name', { last: 'out', oneDash: true }),
  od: () => given('-A -j -N -S -t --address-radix --skip-bytes --read-bytes --format'),
  hexdump: () => reads({ values: values({ text: '-e -n -s', name: '-f' }) }),
  hd: () => reads({ values: values({ text: '-e -n -s', name: '-f' }) }),
  hexyl: () => given('-n -c -s'),
  strings: () => given('-n -t -e -s --bytes --radix --encoding'),
  base64: () =>
    reads({ values: values({ text: '-w --wrap', read: '-i --input', out: '-o --output' }) }),
  ...each('base32 basenc', () => given('-w --wrap')),
  uuencode: () => reads({ last: 'text' }),
  fold: () => given('-w --width'),
  fmt: () => given('-w -p -g --width'),
  ...each('expand unexpand', () => given('-t --tabs')),
  column: () => given('-s -o -c -N -R -T -H -O -W -E -l'),
  pr: () => given('-h -l -w -o -D -N -W'),
  uniq: () => given('-f -s -w', { last: 'out', passes: true }),
  sort: () =>
    reads({
      values: values({
        text: '-k -t -S -T --key --field-separator --parallel --buffer-size',
        out: '-o --output',
        read: '--files0-from',
      }),
      passes: true,
    }),
  cut: () =>
    given('-b -c -d -f --fields --delimiter --bytes --characters --output-delimiter', {
      passes: 'picks',
    }),
  paste: () => given('-d --delimiters', { passes: true }),
  join: () => reads({ values: EITHER }),
  comm: () => given('--output-delimiter', { passes: true }),
  sdiff: () => reads({ values: values({ text: '-w -I', out: '-o' }) }),
  cmp: () => given('-i -n', { silent: ['-s', '--quiet', '--silent'] }),
  shuf: () =>
    reads({
      values: values({ text: '-n -i -e --head-count', out: '-o --output' }),
      passes: true,
    }),
  iconv: () =>
    reads({ values: values({ text: '-f -t --from-code --to-code', out: '-o --output' }) }),
  yq: () =>
    reads({
      lead: ['text'],
      values: values({
        text: '-p -o -I --indent --input-format --output-format',
        name: '--from-file',
      }),
      inPlace: ['-i', '--inplace'],
    }),
  xmllint: () =>
    reads({
      values: values({ text: '--xpath --encode', out: '--output -o', name: '--schema --dtdvalid' }),
      silent: ['--noout'],
    }),
  pygmentize: () => reads({ values: values({ text: '-l -f -O -S', out: '-o' }) }),
  glow: () => given('-s -w'),
  pandoc: () => reads({ values: values({ text: '-f -t -V -M --from --to', out: '-o --output' }) }),
  dotenv: () => reads({ rest: 'name' }),
  nm: () => reads({ rest: 'name' }),
  pdftotext: () => reads({ last: 'out', oneDash: true }),
  csvcut: () => given('-c -d'),
  tr: () => ({ lead: ['text', 'text'], rest: 'text', passes: 'picks' }),
  prettier: () =>
    reads({
      values: values({
        text: '--parser --config-precedence --plugin',
        name: '--config --ignore-path --stdin-filepath',
      }),
      silent: ['--check', '-c', '--list-different', '-l'],
      inPlace: ['--write', '-w'],
    }),
  wc: () => reads({ silent: 'always', values: values({ name: '--files0-from' }), rows: true }),
};
