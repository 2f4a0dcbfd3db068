import { emitCopy, emitName, emitRead, pathOf } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { type Out, UNSEEN, withIo } from '../state.ts';
import { type Call, type Row, runRow } from './row.ts';

const GPG = values({
  text: '-u -r --local-user --recipient --passphrase --passphrase-fd --pinentry-mode --cipher-algo --digest-algo --keyserver --homedir --batch-size --trust-model',
  name: '--passphrase-file --keyring --options',
  out: '-o --output',
});
/** A signature made around a text holds the text. */
const WRAPS = ['--clearsign', '--clear-sign', '-s', '--sign', '--store'];
const OPENS = ['-d', '--decrypt'];

/** `gpg`: decrypting shows a file, signing it whole copies it; what is encrypted, checked or detached is only named. */
export function gpg(call: Call): Out {
  const parsed = parseOptions(call.args, { values: GPG });
  const has = (flags: readonly string[]) => flags.some((flag) => parsed.flags.has(flag));
  const output = parsed.values.find(
    ({ option }) => option === '-o' || option === '--output',
  )?.value;
  const target = output === undefined ? null : pathOf(output, call.scope.shell);
  const detached = has(['-b', '--detach-sign', '-c', '--symmetric', '-e', '--encrypt']);
  for (const operand of parsed.operands) {
    const path = pathOf(operand, call.scope.shell);
    if (has(OPENS)) {
      const sink = target === null ? call.scope.io.sink : { kind: 'file' as const, path: target };
      emitRead(operand, call.verb, withIo(call.scope, { sink }));
    } else if (has(WRAPS) && !detached && path !== null)
      emitCopy(operand, target ?? `${path}.asc`, call.verb, call.scope);
    else emitName(operand, call.verb, call.scope);
  }
  return UNSEEN;
}

const OPENSSL: Row = {
  lead: ['text'],
  rest: 'read',
  oneDash: true,
  values: values({
    read: '-in -kfile',
    out: '-out',
    text: '-passin -passout -pass -k -K -iv -md -days -subj -newkey -connect -servername -digest -cipher -checkend -checkhost -nameopt -hmac -mac',
    name: '-inkey -key -cert -CAfile -CApath -certfile -signkey -keyout -config -verify -signature -sign -CA -CAkey -untrusted',
  }),
};
const DIGESTS =
  /^(?:dgst|md5|sha\d+|blake2\w+|verify|version|rand|prime|speed|ciphers|s_client|s_server)$/;

/** `openssl`: with `-noout` it tells of a file (dates, subject, whether it is sound) and does not show it, unless asked for its text. */
export function openssl(call: Call): Out {
  const texts = call.args.map(({ text }) => text);
  const told =
    texts.includes('-noout') && !['-text', '-modulus'].some((flag) => texts.includes(flag));
  const silent = told || DIGESTS.test(texts[0] ?? '');
  const scope = silent ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  return runRow(OPENSSL, { ...call, scope });
}
