/** Splits `TypeError: x is not a function` into type and message. */
export function splitType(text: string): { type?: string; message: string } {
  const match =
    /^(?:Uncaught )?(?<type>[A-Za-z_][\w.$:]{0,120}?)(?: \[\w+\])?: +(?<rest>\S.*)$/.exec(text);
  const bare =
    /^(?<type>(?:[a-z_]\w{0,60}\.[\w.]{1,120}|[A-Za-z_][\w.$:]{0,120}(?:Error|Exception|Failure)))$/.exec(
      text,
    );
  const type = (match ?? bare)?.groups?.['type'];
  if (type === undefined || !isErrorType(type)) return { message: text };
  return { type: shortType(type), message: match?.groups?.['rest'] ?? '' };
}

/** Whether a word is the name of an error class; a class behind its package (`decimal.InvalidOperation`) is one whatever it ends in. */
export function isErrorType(word: string): boolean {
  return (
    /^[a-z_]\w*\.(?:\w+\.)*[A-Z]\w*[a-z]\w*$/.test(word) ||
    /(?:Error|Exception|Failure|Exit|Interrupt|Warning|Expired|Timeout)$/.test(word) ||
    word === 'Failed'
  );
}

/** The class alone: packages in front of it move when code moves. */
function shortType(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf(':')) + 1);
}
