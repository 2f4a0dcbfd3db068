import { isListed } from '../kit/text.ts';

/** Whether a program is among names that stand in one text, a blank between them. */
export function isNamed(program: string, names: string): boolean {
  // Hardly any list has the program, and to make a text of each costs more than all the rest.
  return names.includes(program) && isListed(` ${names} `, program);
}

/** A program without its folder and the ending that Windows gives it. */
export function bareName(word: string): string {
  const file = word.slice(word.lastIndexOf('/') + 1);
  return file.includes('.') ? file.replace(/\.(?:exe|cmd|bat)$/i, '') : file;
}
