import { values } from '../options.ts';
import { type Row, reads } from './row.ts';

const LINES = values({ text: '-n --lines -c --bytes' });
const EITHER = values({ text: '-f -d -b -c -s -t -n -w -1 -2 -j -a -v -e -o -i' });

/** Commands that print the contents of their operands, or something computed from all of them. */
export const READERS: Readonly<Record<string, Row>> = {
  cat: reads({ passes: true }),
  tac: reads({ passes: true }),
  nl: reads({ values: values({ text: '-b -d -f -h -i -l -n -s -v -w' }) }),
  head: reads({ values: LINES, passes: true }),
  tail: reads({
    values: values({ text: '-n --lines -c --bytes -s --pid --sleep-interval' }),
    passes: true,
  }),
  less: reads({
    passes: true,
    values: values({ text: '-p -P -t -T -x -y -z -j -h -b', out: '-o -O' }),
  }),
  more: reads({ passes: true }),
  most: reads({}),
  bat: reads({
    values: values({
      text: '-l --language --style --theme -r --line-range -H --highlight-line -m --map-syntax --color --paging --wrap --tabs --decorations',
    }),
  }),
  batcat: reads({
    values: values({ text: '-l --language --style --theme -r --line-range -H -m' }),
  }),
  view: reads({ values: values({ text: '-c -S -s' }) }),
  vi: reads({ values: values({ text: '-c -S -s --cmd' }) }),
  vim: reads({ values: values({ text: '-c -S -s --cmd' }) }),
  nvim: reads({ values: values({ text: '-c -S -s --cmd' }) }),
  ex: reads({ values: values({ text: '-c -S' }) }),
  ed: reads({ values: values({ text: '-p' }) }),
  red: reads({ values: values({ text: '-p' }) }),
  xxd: reads({ values: values({ text: '-c -g -l -o -s -n -name' }), last: 'out', oneDash: true }),
  od: reads({
    values: values({
      text: '-A -j -N -S -t -w --address-radix --skip-bytes --read-bytes --format',
    }),
  }),
  hexdump: reads({ values: values({ text: '-e -n -s', name: '-f' }) }),
  hd: reads({ values: values({ text: '-e -n -s', name: '-f' }) }),
  hexyl: reads({ values: values({ text: '-n -c -s' }) }),
  strings: reads({ values: values({ text: '-n -t -e -s --bytes --radix --encoding' }) }),
  base64: reads({ values: values({ text: '-w --wrap', read: '-i --input', out: '-o --output' }) }),
  base32: reads({ values: values({ text: '-w --wrap' }) }),
  basenc: reads({ values: values({ text: '-w --wrap' }) }),
  uuencode: reads({ last: 'text' }),
  rev: reads(),
  fold: reads({ values: values({ text: '-w --width' }) }),
  fmt: reads({ values: values({ text: '-w -p -g --width' }) }),
  expand: reads({ values: values({ text: '-t --tabs' }) }),
  unexpand: reads({ values: values({ text: '-t --tabs' }) }),
  column: reads({ values: values({ text: '-s -o -c -N -R -T -H -O -W -E -l' }) }),
  pr: reads({ values: values({ text: '-h -l -w -o -s -e -i -n -D' }) }),
  uniq: reads({ values: values({ text: '-f -s -w' }), last: 'out', passes: true }),
  sort: reads({
    values: values({
      text: '-k -t -S -T --key --field-separator --parallel --buffer-size',
      out: '-o --output',
      read: '--files0-from',
    }),
    passes: true,
  }),
  cut: reads({
    values: values({
      text: '-b -c -d -f --fields --delimiter --bytes --characters --output-delimiter',
    }),
  }),
  paste: reads({ values: values({ text: '-d --delimiters' }) }),
  join: reads({ values: EITHER }),
  comm: reads({ values: values({ text: '--output-delimiter' }) }),
  sdiff: reads({ values: values({ text: '-w -I', out: '-o' }) }),
  diff3: reads(),
  cmp: reads({ values: values({ text: '-i -n' }), silent: ['-s', '--quiet', '--silent'] }),
  tsort: reads(),
  shuf: reads({
    values: values({ text: '-n -i -e --head-count', out: '-o --output' }),
    passes: true,
  }),
  iconv: reads({ values: values({ text: '-f -t --from-code --to-code', out: '-o --output' }) }),
  zcat: reads(),
  bzcat: reads(),
  xzcat: reads(),
  zstdcat: reads(),
  zless: reads(),
  yq: reads({
    lead: ['text'],
    values: values({
      text: '-p -o -I --indent --input-format --output-format',
      name: '--from-file',
    }),
    inPlace: ['-i', '--inplace'],
  }),
  xmllint: reads({
    values: values({ text: '--xpath --encode', out: '--output -o', name: '--schema --dtdvalid' }),
    silent: ['--noout'],
  }),
  pygmentize: reads({ values: values({ text: '-l -f -O -S', out: '-o' }) }),
  glow: reads({ values: values({ text: '-s -w' }) }),
  mdcat: reads(),
  pandoc: reads({ values: values({ text: '-f -t -V -M --from --to', out: '-o --output' }) }),
  dotenv: reads({ rest: 'name' }),
  ar: reads({ lead: ['text'], rest: 'name' }),
  nm: reads({ rest: 'name' }),
  objdump: reads(),
  readelf: reads(),
  pdftotext: reads({ last: 'out', oneDash: true }),
  csvlook: reads(),
  csvcut: reads({ values: values({ text: '-c -d' }) }),
  tr: { lead: ['text', 'text'], rest: 'text' },
  prettier: reads({
    values: values({
      text: '--parser --config-precedence --plugin',
      name: '--config --ignore-path --stdin-filepath',
    }),
    silent: ['--check', '-c', '--list-different', '-l'],
    inPlace: ['--write', '-w'],
  }),
  wc: reads({ silent: 'always', values: values({ name: '--files0-from' }) }),
};
