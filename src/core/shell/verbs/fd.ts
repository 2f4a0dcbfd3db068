import { parseOptions, values } from '../options.ts';
import type { Out } from '../state.ts';
import { withNames } from './find.ts';
import type { Call } from './row.ts';
import { after, byNames, hereRoot, namesOf, rootOf, walkFrom } from './walks.ts';

const FD = values(
  '-e -E -t -d -S -o -c -j --extension --exclude --type --max-depth --min-depth --exact-depth --size --owner --color --threads --changed-within --changed-before --max-results --and --format',
);

/** `fd`: its command is run on what it finds; patterns are not evaluated. */
export function fd(call: Call): Out {
  const { scope, args } = call;
  const run = args.findIndex(({ text }) => /^(?:-x|-X|--exec|--exec-batch)$/.test(text));
  const own = run < 0 ? args : args.slice(0, run);
  const texts = own.map(({ text }) => text);
  const hidden = texts.some((text) => /^(?:--hidden|--unrestricted)$|^-[a-zA-Z]*[Hu]/.test(text));
  const skipsIgnored = !texts.some((text) =>
    /^(?:--no-ignore|--unrestricted)$|^-[a-zA-Z]*[Iu]/.test(text),
  );
  const { operands, values: given } = parseOptions(own, { values: FD });
  const roots = operands.flatMap((arg) => rootOf(arg, scope) ?? []);
  const of = (short: string, long: string): string[] =>
    given
      .filter(({ option }) => option === short || option === long)
      .map(({ value }) => value.text);
  const extensions = of('-e', '--extension');
  const excludes = of('-E', '--exclude');
  const left = byNames([], excludes, excludes);
  const facts = walkFrom('fd', scope, {
    roots: roots.length > 0 ? roots : hereRoot(scope, ''),
    hidden,
    skipsIgnored,
    follows: 'files',
    takes: (shown, kind) =>
      left(shown, kind) &&
      (kind === 'directory' ||
        extensions.length === 0 ||
        extensions.some((end) => shown.endsWith(`.${end}`))),
    insert: after(call.head),
  });
  if (run < 0) return namesOf(facts);
  const command = args.slice(run + 1);
  const named = withNames(command, namesOf(facts).items[0]);
  const last = command.some(({ text }) => text.includes('{}')) ? [] : namesOf(facts).items;
  return scope.run.invoke([...named, ...last], scope);
}
