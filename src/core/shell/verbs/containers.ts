import { resolve } from '../../kit/path.ts';
import { emitCopy, emitRead, pathOf } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import {
  type Field,
  field,
  fork,
  type Out,
  type Scope,
  UNSEEN,
  withIo,
  withShell,
} from '../state.ts';
import type { Call } from './row.ts';
import { rsync } from './sync.ts';

const RUN = values({
  text: '-v --volume --mount -w --workdir -e --env --name -p --publish -u --user --network --net --entrypoint --platform -h --hostname -m --memory --cpus -l --label --add-host --restart --device --cap-add --cap-drop --gpus --ipc --pid --ulimit --tmpfs --shm-size --log-driver --log-opt --dns --link --volumes-from --security-opt --pull --cidfile --cgroupns --userns --health-cmd',
  name: '--env-file',
});

/** `docker cp`, `kubectl cp`: to and from a container. `docker run` runs a command over what is mounted. All else names its operands. */
export function container(call: Call): Out {
  const [first, ...rest] = call.args;
  if (first?.text === 'cp') return rsync({ ...call, verb: 'scp', args: rest });
  if (/^(?:container|compose)$/.test(first?.text ?? '') && /^(?:cp|run)$/.test(rest[0]?.text ?? ''))
    return first?.text === 'compose' && rest[0]?.text === 'run'
      ? UNSEEN
      : container({ ...call, args: rest });
  return first?.text === 'run' ? run(call, rest) : UNSEEN;
}

/** The command is read as if it ran here, under the names that its container gives to what is mounted. */
function run({ scope, verb }: Call, args: readonly Field[]): Out {
  const parsed = parseOptions(args, { values: RUN, strict: true });
  const mounts = mountsOf(parsed, scope);
  const [, ...words] = parsed.operands;
  const entry = parsed.values.findLast(({ option }) => option === '--entrypoint')?.value;
  const shell = { ...fork(scope.shell), moved: new Map([...scope.shell.moved, ...mounts]) };
  shell.cwd = placeOf(parsed, mounts);
  const child = withShell(scope, shell);
  for (const { option, value } of parsed.values)
    if (option === '--env-file') emitRead(value, verb, withIo(scope, { sink: { kind: 'held' } }));
  const command = (entry === undefined ? words : [entry, ...words]).map((word) =>
    hosted(word, mounts),
  );
  return command.length === 0 ? UNSEEN : scope.run.invoke(command, child);
}

type Mounts = ReadonlyMap<string, string>;

/** Where the container has what lies where on this machine. */
function mountsOf({ values: given }: Parsed, { shell }: Scope): Mounts {
  const mounts = new Map<string, string>();
  for (const { option, value } of given) {
    const [from, to] = option === '--mount' ? bound(value.text) : bounds(option, value.text);
    const path = from && to?.startsWith('/') ? pathOf({ ...value, text: from }, shell) : null;
    if (path !== null && to !== undefined) mounts.set(resolve('/', to), path);
  }
  return mounts;
}

/** `source:target:ro`; a name without a slash is no path but a volume. */
function bounds(option: string, text: string): readonly string[] {
  const isVolume = option === '-v' || option === '--volume';
  const [from = '', to = ''] = isVolume ? text.split(':') : [];
  return /[/.]/.test(from) ? [from, to] : [];
}

/** `type=bind,source=/a,target=/b`. */
function bound(text: string): readonly string[] {
  const part = (names: string) => new RegExp(`(?:^|,)(?:${names})=([^,]*)`).exec(text)?.[1] ?? '';
  return /(?:^|,)type=bind(?:,|$)/.test(text)
    ? [part('source|src'), part('target|dst|destination')]
    : [];
}

/** The directory that the command runs in, on this machine; null where the image says. */
function placeOf({ values: given }: Parsed, mounts: Mounts): string | null {
  const place = given.findLast(({ option }) => option === '-w' || option === '--workdir')?.value;
  return place === undefined ? null : mounted(place.text, mounts);
}

function hosted(word: Field, mounts: Mounts): Field {
  const path = mounted(word.text, mounts);
  return path === null ? word : { ...word, text: path };
}

function mounted(text: string, mounts: Mounts): string | null {
  for (const [to, from] of mounts)
    if (text === to || text.startsWith(to === '/' ? to : `${to}/`))
      return from + text.slice(to.length);
  return null;
}

const FILES = /^--from-(?:env-)?file$/;

/** `kubectl create secret --from-file=name=file`: what it makes of a file goes to the cluster, or is printed. */
export function kubectl(call: Call): Out {
  const text = (given: string) => /^(?:yaml|json)/.test(given);
  const parsed = parseOptions(call.args, {
    values: values({ text: '--from-file --from-env-file -o --output -n --namespace --context' }),
  });
  const prints = parsed.values.some(
    ({ option, value }) => /^(?:-o|--output)$/.test(option) && text(value.text),
  );
  for (const { option, value } of parsed.values) {
    if (!FILES.test(option)) continue;
    const file = field(value.text.replace(/^[^=/]+=/, ''));
    if (prints) emitRead(file, call.verb, call.scope);
    else emitCopy(file, null, call.verb, call.scope);
  }
  return container(call);
}

/** `terraform show file` prints a plan or a state. */
export function terraform({ args, verb, scope }: Call): Out {
  const [first, ...rest] = parseOptions(args, {}).operands;
  if (first?.text === 'show') for (const file of rest) emitRead(file, verb, scope);
  return UNSEEN;
}
