/** Readers of PowerShell, with their usual short names. */
const READER =
  /(?:^|[\s;|&({])(?:get-content|gc|type|cat|select-string|sls|import-csv|format-hex|\[(?:system\.)?io\.file\]::read\w*)(?=[\s(]|$)/i;
const WORD = /"([^"\r\n]{1,1000})"|'([^'\r\n]{1,1000})'|([^\s"'|;&(){},]{1,1000})/g;
const MAX_COMMAND = 20_000;

/**
 * The words of a PowerShell command that may be files it reads: all of them, where one of its readers is called. Which of
 * them are files is for the file system to say.
 */
export function powershellOperands(command: string): readonly string[] {
  const text = command.slice(0, MAX_COMMAND);
  if (!READER.test(text)) return [];
  const words = [...text.matchAll(WORD)].map(
    ([, double, single, plain]) => double ?? single ?? plain,
  );
  return words.filter((word): word is string => word !== undefined && !word.startsWith('-'));
}
