// Programs whose text shows that they print numbers only, as `wc -l` and `grep -c` do: nothing of what they read.

const REGEX = String.raw`\/(?:[^/\\\n]|\\.)*\/`;

/** `END{print NR}`, `/x/{n++} END{print n}`, `{n+=length($0)} END{print n}`. */
const AWK_COUNT = new RegExp(
  String.raw`^\s*(?:(?:!?\s*${REGEX}|NF|\$0)?\s*\{\s*(\w+)(?:\+\+|\s*\+=\s*(?:length(?:\(\s*(?:\$0)?\s*\))?|NF|1))\s*;?\s*\}\s*;?\s*)?END\s*\{\s*print\s*\(?\s*(\w+)(?:\s*\+\s*0)?\s*\)?\s*;?\s*\}\s*$`,
);

export function countsInAwk(program: string): boolean {
  const [, counted, printed = ''] = AWK_COUNT.exec(program) ?? [];
  return printed !== '' && (printed === 'NR' || printed === 'FNR' || printed === counted);
}

const ADDRESS = String.raw`(?:\$|\d+|${REGEX})`;
/** `$=`, `/x/=`, which need `-n` to print nothing else. */
const SED_NUMBER = new RegExp(String.raw`^\s*${ADDRESS}?(?:\s*,\s*${ADDRESS})?\s*!?\s*=\s*$`);

export function numbersInSed(scripts: readonly string[]): boolean {
  return scripts.length > 0 && scripts.every((script) => SED_NUMBER.test(script));
}

/** `length`, `.items | length`: the last step is what is printed. Some steps print on their way, or complain of what they were to go through. */
export function countsInJq(filter: string): boolean {
  return (
    /(?:^|\|)\s*(?:length|type)\s*$/.test(filter) &&
    !/\b(?:debug|stderr|error|halt_error|def|input_filename)\b|["[]/.test(filter)
  );
}
