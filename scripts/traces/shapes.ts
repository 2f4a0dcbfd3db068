import { say } from '../../test/host/harness/index.ts';
import type { Kit } from './kits.ts';
import { type Desk, END, FIX, type Step, type Trace } from './scenario.ts';

/** Edits that lead through these expressions, the check run after each. */
export function throughAll(desk: Desk, kit: Kit, expressions: readonly string[]): Step[] {
  return expressions
    .slice(1)
    .flatMap((to, at) => [
      [say(`Trying ${to} instead.`), desk.edit(kit.file, expressions[at] ?? '', to)],
      [desk.bash(kit.check)],
    ]);
}

interface Shape {
  readonly name: string;
  readonly says: readonly string[];
  readonly steps: (desk: Desk, kit: Kit) => readonly Step[];
}

/** What every kit is led through. */
const SHAPES: readonly Shape[] = [
  {
    name: 'same-error-3',
    says: ['SPINNING'],
    steps: (desk, kit) => [[desk.bash(kit.check)], ...throughAll(desk, kit, kit.same.slice(0, 3))],
  },
  {
    name: 'same-error-5',
    says: ['SPINNING', 'TRIPPED'],
    steps: (desk, kit) => [[desk.bash(kit.check)], ...throughAll(desk, kit, kit.same.slice(0, 5))],
  },
  {
    name: 'retry-unchanged',
    says: ['SPINNING'],
    steps: (desk, kit) => Array.from({ length: 3 }, () => [desk.bash(kit.check)]),
  },
  {
    name: 'red-green',
    says: [],
    steps: (desk, kit) => [
      [desk.read(kit.file)],
      [desk.bash(kit.check)],
      ...throughAll(desk, kit, [kit.same[0] ?? '', kit.good]),
      ...throughAll(desk, kit, [kit.good, kit.others[0] ?? '', kit.good]),
      ...throughAll(desk, kit, [kit.good, kit.same[1] ?? '', kit.good]),
    ],
  },
  {
    name: 'other-errors',
    says: [],
    steps: (desk, kit) => [
      [desk.bash(kit.check)],
      ...throughAll(desk, kit, [kit.same[0] ?? '', ...kit.others.slice(0, 4), kit.good]),
    ],
  },
  {
    name: 'second-try',
    says: [],
    steps: (desk, kit) => [
      [desk.bash(kit.check)],
      [desk.read(kit.file)],
      ...throughAll(desk, kit, [...kit.same.slice(0, 2), kit.good]),
      [desk.bash('git status --short; ls')],
    ],
  },
  {
    name: 'cycle-of-two',
    says: ['SPINNING'],
    steps: (desk, kit) => {
      const [one = '', two = ''] = [kit.same[0], kit.others[0]];
      return [[desk.bash(kit.check)], ...throughAll(desk, kit, [one, two, one, two, one, two])];
    },
  },
];

/** One session per kit and shape. */
export function shapesOf(kit: Kit): readonly Trace[] {
  return SHAPES.map(({ name, says, steps }) => ({
    name: `${kit.name}-${name}`,
    says,
    files: kit.files(kit.same[0] ?? ''),
    ...(kit.tools && { tools: true as const }),
    prompts: [FIX],
    turns: (desk) => [...steps(desk, kit), END],
  }));
}
