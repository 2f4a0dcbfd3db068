import { holdsAny } from '../kit/text.ts';

/** How much of an output is read for origins. */
const MOST_OUTPUT = 20_000;
const MOST_TYPES = 12;

/** A name, qualified or not: `sqlalchemy.exc.TimeoutError`, `Stripe::CardError`, `Doctrine\DBAL\Exception`, `KafkaJSError`. */
const NAME = /(?<![\w.:\\/@$-])[A-Za-z_]\w{0,60}(?:(?:\.|::|\\{1,2})[A-Za-z_]\w{0,60}){0,9}/g;

/** A name whose last piece says that it is a fault, and no call or property. */
const FAULT =
  /[A-Z]\w*(?:Error|Exception|Failure|Fault|Timeout|NotFound|Invalid|Expired|Denied|Missing|Exceeded)s?$/;

// A pattern is only run where a plain look finds what it must hold: compiling it costs more than the look.
const FAULTS = [
  ...['Error', 'Exception', 'Failure', 'Fault', 'Timeout', 'NotFound', 'Invalid', 'Expired'],
  ...['Denied', 'Missing', 'Exceeded'],
];
const FOLDERS = ['node_modules/', '-packages/', '/gems/', '/pkg/mod/', '/registry/src/'];

/** Where package managers put what is not the project's own; behind it the package and where in it. */
const INSTALLED =
  /(?:node_modules\/(?:\.pnpm\/[^/\s]{1,120}\/node_modules\/)?|(?:site|dist)-packages\/|\/gems\/|\/pkg\/mod\/|\/registry\/src\/[^/\s]{1,80}\/)((?:@[\w.-]{1,60}\/)?[A-Za-z][\w.-]{0,60}(?:@[\w.-]{1,40})?(?:\/[\w.-]{1,60}){0,2})/g;

/** What may be the name of one origin, the most exact first. */
export type Origin = readonly string[];

/**
 * The packages an output's errors come from: the namespace of each error's type, and the package that threw, whose frame stands
 * first in a stack, in Python's last.
 */
export function originsOf(output: string): readonly Origin[] {
  const text = output.slice(0, MOST_OUTPUT);
  const types = holdsAny(text, FAULTS) ? typesIn(text) : [];
  const found = types.map(spellings);
  const thrower = throwerIn(text);
  return thrower === undefined ? found : [...found, framed(thrower)];
}

/** The frame that threw: the first in a stack, in Python's the last. */
function throwerIn(text: string): string | undefined {
  if (!holdsAny(text, FOLDERS)) return undefined;
  const frames = [...text.matchAll(INSTALLED)].map((match) => match[1] ?? '');
  return text.includes('Traceback (most recent') ? frames.at(-1) : frames[0];
}

function typesIn(text: string): readonly string[] {
  const types = new Set((text.match(NAME) ?? []).filter((name) => FAULT.test(name)));
  return [...types].slice(0, MOST_TYPES);
}

/** `PrismaClientInitError` is of `prismaclientinit`, `prismaclient` or `prisma`; of a qualified name the namespaces come first. */
function spellings(type: string): Origin {
  const pieces = type.split(/\.|::|\\+/);
  const spaces = pieces.slice(0, -1);
  const within = spaces.map((_, at) => spaces.slice(0, spaces.length - at));
  const joined = within.flatMap((some) => ['.', '\\', '/'].map((between) => some.join(between)));
  const first = pieces[0] ?? '';
  return [...joined, ...(spaces.length > 0 ? [first.toLowerCase()] : beginnings(first))];
}

/** The beginnings of an identifier, in lower case, without its last piece. */
function beginnings(identifier: string): readonly string[] {
  const pieces = identifier.match(/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*|[a-z0-9]+/g) ?? [];
  const all = pieces.slice(0, -1);
  return all.map((_, at) =>
    all
      .slice(0, all.length - at)
      .join('')
      .toLowerCase(),
  );
}

/** A frame's path without versions, as a path and as a module. */
function framed(path: string): Origin {
  const plain = path.replace(/[-@]v?\d[\w.+-]*/, '');
  const parts = plain.split('/');
  const above = parts.map((_, at) => parts.slice(0, parts.length - at));
  return above.flatMap((some) => [some.join('/'), some.join('.')]);
}
