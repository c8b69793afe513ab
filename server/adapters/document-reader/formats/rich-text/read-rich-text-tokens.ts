import type { RichTextToken } from './rich-text-token.ts';

const TOKEN =
  /\\([A-Za-z]{1,32})(-?\d{1,10})? ?|\\'([0-9A-Fa-f]{2})|\\([^A-Za-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/gy;

/**
 * Cuts a rich text file into its tokens, in order. Binary data is left out.
 * Source: Rich Text Format Specification 1.9.1 (Microsoft), "RTF Syntax".
 * @param file the bytes, one per character
 */
export function* readRichTextTokens(file: string): Generator<RichTextToken> {
  TOKEN.lastIndex = 0;
  const pattern = new RegExp(TOKEN);
  for (let found = pattern.exec(file); found !== null; found = pattern.exec(file)) {
    const [, name, digits, hex, symbol, brace, plain] = found;
    if (name !== undefined) {
      const value = digits === undefined ? null : Number(digits);
      if (name === 'bin') pattern.lastIndex += Math.max(0, value ?? 0);
      else yield { kind: 'word', name, value };
    } else if (hex !== undefined) {
      yield { kind: 'text', bytes: String.fromCharCode(Number.parseInt(hex, 16)), isHex: true };
    } else if (symbol !== undefined) yield { kind: 'symbol', name: symbol };
    else if (brace !== undefined) yield { kind: brace === '{' ? 'open' : 'close' };
    else if (plain !== undefined) yield { kind: 'text', bytes: plain, isHex: false };
  }
}
