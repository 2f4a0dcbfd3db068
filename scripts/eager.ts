import { parseSync } from 'oxc-parser';

/**
 * Puts the functions of a script, which the build writes as declarations, into parentheses: V8 then compiles each with the
 * script and does not read it twice, once to skip it and once when it is called. For what is compiled anew in each process.
 */
export function eager(code: string): string {
  const { program, errors } = parseSync('script.cjs', code);
  if (errors.length > 0) throw new Error(`what was built is no script: ${errors[0]?.message}`);
  const declared = program.body.flatMap((each) =>
    each.type === 'FunctionDeclaration' && each.id
      ? [{ name: each.id, start: each.start, end: each.end }]
      : [],
  );
  const values = declared.map(
    ({ name, start, end }) =>
      `${name.name}=(${code.slice(start, name.start)}${code.slice(name.end, end)})`,
  );
  const rest = declared.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    code,
  );
  return values.length === 0 ? code : `var ${values.join(',')};${rest}`;
}
