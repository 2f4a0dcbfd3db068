/** Readers of PowerShell, with their usual short names. */
const READER =
  /^\(*(?:get-content|gc|type|cat|select-string|sls|import-csv|format-hex)$|\[(?:system\.)?io\.file\]::read\w*/i;
/** What writes, removes or asks about the files it names. */
const OTHERS =
  /^(?:set-content|sc|add-content|ac|out-file|tee-object|tee|export-\w+|clear-content|clc|remove-item|ri|rm|del|erase|rd|test-path|new-item|ni|get-childitem|gci|ls|dir|measure-object|measure|write-\w+|echo)$/i;
/** A text in quotes, what ends a statement, what ends a stage of a pipeline, `>` with its target, a word. */
const TOKENS =
  /"(?<double>[^"\r\n]{0,1000})"|'(?<single>[^'\r\n]{0,1000})'|(?<end>[;{}]|&&|\|\||\r?\n)|(?<pipe>\|)|>{1,2}\s?[^\s;|]{0,1000}|(?<word>[^\s"'|;>(){},]{1,1000}\(?)/g;
const MAX_COMMAND = 20_000;

/**
 * The words of a PowerShell command that may be files it reads: those of each pipeline in which one of its readers is called,
 * less what goes to commands that only write or ask. Which of them are files is for the file system to say.
 */
export function powershellOperands(command: string): readonly string[] {
  return pipelinesOf(command.slice(0, MAX_COMMAND)).flatMap((stages) => {
    if (!stages.some(reads)) return [];
    const words = stages.filter((stage) => reads(stage) || !OTHERS.test(verbOf(stage))).flat();
    return words.filter((word) => !word.startsWith('-')).map((word) => word.replaceAll('\\', '/'));
  });
}

type Stage = readonly string[];

function reads(stage: Stage): boolean {
  return stage.some((word) => READER.test(word));
}

/** The command of a stage, behind an assignment. */
function verbOf(stage: Stage): string {
  return (stage[1] === '=' ? stage[2] : stage[0]) ?? '';
}

function pipelinesOf(text: string): readonly (readonly Stage[])[] {
  const pipelines: string[][][] = [[[]]];
  for (const { groups } of text.matchAll(TOKENS)) {
    const { double, single, end, pipe, word } = groups ?? {};
    const found = double ?? single ?? word;
    if (end !== undefined) pipelines.push([[]]);
    else if (pipe !== undefined) pipelines.at(-1)?.push([]);
    else if (found !== undefined && found !== '') pipelines.at(-1)?.at(-1)?.push(found);
  }
  return pipelines;
}
