/** Whether a program is among names that stand in one text, a blank between them. */
export function isNamed(program: string, names: string): boolean {
  return names.includes(program) && names.split(' ').includes(program);
}
