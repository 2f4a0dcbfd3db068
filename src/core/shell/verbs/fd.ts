import type { Out } from '../state.ts';
import { withNames } from './find.ts';
import type { Call } from './row.ts';
import { after, hereRoot, namesOf, rootOf, walkFrom } from './walks.ts';

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
  const roots = own.flatMap((arg) => (arg.text.startsWith('-') ? [] : (rootOf(arg, scope) ?? [])));
  const extensions = texts.flatMap((text, i) =>
    /^(?:-e|--extension)$/.test(text) ? [texts[i + 1] ?? ''] : [],
  );
  const facts = walkFrom('fd', scope, {
    roots: roots.length > 0 ? roots : hereRoot(scope, ''),
    hidden,
    skipsIgnored,
    follows: 'files',
    takes: (shown, kind) =>
      kind === 'directory' ||
      extensions.length === 0 ||
      extensions.some((end) => shown.endsWith(`.${end}`)),
    insert: after(call.head),
  });
  if (run < 0) return namesOf(facts);
  const command = args.slice(run + 1);
  const named = withNames(command, namesOf(facts).items[0]);
  const last = command.some(({ text }) => text.includes('{}')) ? [] : namesOf(facts).items;
  return scope.run.invoke([...named, ...last], scope);
}
