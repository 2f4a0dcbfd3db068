/** The UTF-8 bytes of a text, one character each: git's `?` and classes match bytes. A lone surrogate becomes U+FFFD. */
export function bytes(text: string): string {
  if (isAscii(text)) return text;
  let out = '';
  for (const char of text) out += encode(char.codePointAt(0) ?? 0);
  return out;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function encode(point: number): string {
  if (point < 0x80) return String.fromCharCode(point);
  if (point < 0x800) return String.fromCharCode(0xc0 | (point >> 6), tail(point));
  if (point >= 0xd800 && point <= 0xdfff) return encode(0xfffd);
  if (point < 0x10000)
    return String.fromCharCode(0xe0 | (point >> 12), tail(point >> 6), tail(point));
  return String.fromCharCode(
    0xf0 | (point >> 18),
    tail(point >> 12),
    tail(point >> 6),
    tail(point),
  );
}

function tail(point: number): number {
  return 0x80 | (point & 0x3f);
}
