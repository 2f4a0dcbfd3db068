import fs from 'node:fs';

/** What must become of a command; see the README beside the data. */
export type Expect = 'block' | 'filter' | 'allow';

export interface Case {
  readonly expect: Expect;
  readonly kind?: string;
  readonly command: string;
}

/** The cases of a JSON lines file; a line that is none is an error with its number. */
export function readCases(file: string): Case[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [parseCase(line, `${file}:${index + 1}`)],
  );
}

function parseCase(line: string, where: string): Case {
  const value: unknown = JSON.parse(line);
  if (!isCase(value)) throw new Error(`${where}: not a case`);
  return value;
}

function isCase(value: unknown): value is Case {
  if (typeof value !== 'object' || value === null) return false;
  const { expect, command } = value as Record<string, unknown>;
  return (
    typeof command === 'string' && (expect === 'block' || expect === 'filter' || expect === 'allow')
  );
}
