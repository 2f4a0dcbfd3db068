import { namesIn } from './drafts.ts';
import { emitRead } from './emit.ts';
import { LIMITS } from './limits.ts';
import { parseOptions, values } from './options.ts';
import {
  type Field,
  field,
  fork,
  isKnown,
  type Out,
  type Scope,
  UNKNOWN,
  withIo,
  withShell,
} from './state.ts';
import type { Call } from './verbs/row.ts';

const XARGS = values({
  text: '-I -n -P -L -s -d -E --max-args --max-procs --delimiter --max-lines',
  name: '-a --arg-file',
});

/** `xargs`: the names on its input become operands of its command. */
export function xargs(call: Call): Out {
  const { args, scope } = call;
  const parsed = parseOptions(args, { values: XARGS, strict: true });
  const from = (...names: string[]) =>
    parsed.values.find(({ option }) => names.includes(option))?.value;
  const file = from('-a', '--arg-file');
  const words = parsed.operands.length > 0 ? parsed.operands : [field('echo')];
  if (file !== undefined) emitRead(file, call.verb, scope);
  const whole =
    ['-0', '--null'].some((flag) => parsed.flags.has(flag)) ||
    from('-d', '--delimiter') !== undefined;
  const braces = parsed.flags.has('-i') || parsed.flags.has('--replace');
  const mark = from('-I', '--replace')?.text ?? (braces ? '{}' : null);
  const given = file === undefined ? scope : withIo(scope, { stdin: namesIn(file, scope) });
  const items = itemsOf(given, whole || mark !== null);
  const child = withShell(scope, { ...fork(scope.shell), functions: new Map() });
  const inner = withIo(child, { stdin: null });
  if (mark === null || mark === '') return scope.run.invoke([...words, ...items], inner);
  const found: Field[] = [];
  for (const item of items.slice(0, LIMITS.rounds)) {
    found.push(
      ...scope.run.invoke(
        words.map((word) => replaced(word, mark, item)),
        inner,
      ).items,
    );
  }
  return { items: found, sure: false };
}

function replaced(word: Field, mark: string, item: Field): Field {
  return word.text.includes(mark)
    ? field(
        word.text.replaceAll(mark, () => item.text),
        word.site,
        item.origin,
      )
    : word;
}

/** The items on standard input; unknown ones stand as one unknown operand. */
function itemsOf({ io }: Scope, whole: boolean): Field[] {
  if (io.stdin === null) return [field(UNKNOWN)];
  const items = io.stdin.items.flatMap((item) => {
    if (whole || !isKnown(item.text) || item.origin.kind !== 'named') return [item];
    return item.text
      .split(/[\s]+/)
      .filter((part) => part !== '')
      .map((part) => field(part.replace(/^(['"])(.*)\1$/, '$2'), null, item.origin));
  });
  return io.stdin.sure ? items : [...items, field(UNKNOWN)];
}

/** `parallel cmd ::: items`, items in files (`:::: list`, `-a list`), or on standard input. */
export function parallel({ args, scope, verb }: Call): Out {
  const cut = args.findIndex(({ text }) => /^::::?\+?$/.test(text));
  const own = parseOptions(cut < 0 ? args : args.slice(0, cut), {
    values: values({ text: '-j -n -N --jobs --colsep -I', name: '-a --arg-file' }),
    strict: true,
  });
  const listed = args[cut]?.text.startsWith('::::') === true;
  const lists = own.values.filter(({ option }) => /^(?:-a|--arg-file)$/.test(option));
  const files = listed ? args.slice(cut + 1) : lists.map(({ value }) => value);
  for (const file of files) emitRead(file, verb, scope);
  const given = cut < 0 ? itemsOf(scope, true) : args.slice(cut + 1);
  const fromFiles = files.flatMap((file) =>
    itemsOf(withIo(scope, { stdin: namesIn(file, scope) }), true),
  );
  const items = files.length > 0 ? fromFiles : given;
  const template = own.operands.map(({ text }) => text).join(' ');
  const out: Field[] = [];
  for (const item of items.slice(0, LIMITS.rounds)) {
    const inner = withIo(withShell(scope, fork(scope.shell)), { stdin: null });
    inner.shell.variables.set('_item', { values: [item], array: false });
    const text = template.includes('{}')
      ? template.replaceAll('{}', '"$_item"')
      : `${template} "$_item"`;
    out.push(...scope.run.text(text, inner, null).items);
  }
  return { items: out, sure: false };
}
