/**
 * A rough count of tokens: a quarter of the ASCII characters and two thirds of the others, which is near enough to
 * compare texts with each other. The host's own usage says how full a window is.
 */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) wide++;
  return Math.ceil((text.length - wide) / 4 + wide / 1.5);
}
