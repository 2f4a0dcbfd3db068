import { emitRead } from '../emit.ts';
import { values } from '../options.ts';
import { field, type Out, UNSEEN } from '../state.ts';
import { type Call, type Row, runRow } from './row.ts';

const CURL: Row = {
  rest: 'text',
  values: values({
    at: '-d --data --data-ascii --data-binary --data-urlencode --json -F --form -H --header --url-query',
    read: '-T --upload-file -K --config',
    out: '-o --output',
    name: '-E --cert --key --cacert --capath -b --cookie -c --cookie-jar -D --dump-header --netrc-file --output-dir --trace --trace-ascii',
    text: '-X --request -u --user -A --user-agent -e --referer -m --max-time --connect-timeout -x --proxy -w --write-out -r --range --retry --retry-delay --retry-max-time -C --resolve --limit-rate -Q -t -U -y -Y -z --url --form-string --data-raw --interface --dns-servers --max-redirs --oauth2-bearer --proto',
  }),
};

/** `curl`: uploads are shown back by many servers; `file://` is a plain read. */
export function curl(call: Call): Out {
  for (const { text, site } of call.args) {
    const local = /^(?:--url=)?file:\/\/(?:localhost)?(\/.*)$/.exec(text)?.[1];
    for (const path of local === undefined ? [] : alternatives(local))
      emitRead(field(path, site), call.verb, call.scope);
  }
  runRow(CURL, call);
  return UNSEEN;
}

/** Addresses with `{a,b}`: one level, a few of them. */
function alternatives(text: string): string[] {
  const [, before = '', list, after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/s.exec(text) ?? [];
  if (list === undefined) return [text];
  return list
    .split(',')
    .slice(0, 20)
    .map((each) => before + each + after);
}

/** `wget`, `http`, `https`, `nc`. */
export function client(call: Call): Out {
  const row = CLIENTS[call.verb];
  return row === undefined ? UNSEEN : runRow(row, call);
}

const CLIENTS: Readonly<Record<string, Row>> = {
  wget: {
    rest: 'text',
    values: values({
      read: '--post-file --body-file -i --input-file',
      out: '-O --output-document',
      name: '-P --directory-prefix -o --output-file -a --ca-certificate --certificate --private-key',
      text: '-t -T -U -e -w -Q -l -A -R -D --header --method --post-data --user --password --timeout --tries',
    }),
  },
  http: {
    rest: 'at',
    values: values({ out: '-o --output', text: '-a --auth --session -p --print' }),
  },
  https: {
    rest: 'at',
    values: values({ out: '-o --output', text: '-a --auth --session -p --print' }),
  },
  nc: { rest: 'text' },
};
