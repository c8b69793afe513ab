/** What fonts of pictures draw for letters, by font: ticks, crosses, boxes and stars. */
const SYMBOLS: [font: RegExp, signs: Record<string, string>][] = [
  [/^wingdings\s*2$/i, { P: '✓', O: '✗', R: '☑', T: '☒', S: '☑', Q: '☒', '£': '☐', '*': '☐' }],
  [
    /^wingdings$/i,
    {
      ü: '✓',
      û: '✗',
      þ: '☑',
      ý: '☒',
      x: '☒',
      o: '☐',
      '¨': '☐',
      q: '☐',
      l: '●',
      m: '○',
      n: '■',
      '«': '★',
    },
  ],
  [/^webdings$/i, { a: '✓', r: '✗', c: '☐', g: '■' }],
  [
    /^(?:itc\s*)?zapf\s*dingbats/i,
    {
      3: '✓',
      4: '✔',
      5: '✕',
      6: '✖',
      7: '✗',
      8: '✘',
      l: '●',
      m: '○',
      n: '■',
      o: '☐',
      q: '☐',
      H: '★',
      I: '☆',
    },
  ],
];

/**
 * The text as a font of pictures draws it; what is nothing that is read is left out. Null for any other font.
 * @param font its name, with quotes or the mark of a part of a font, as `ABCDEF+ZapfDingbats`
 */
export function symbolsOf(font: string, text: string): string | null {
  const name = font
    .trim()
    .replace(/^["']|["']$/g, '')
    .replace(/^[A-Z]{6}\+/, '');
  const signs = SYMBOLS.find(([pattern]) => pattern.test(name))?.[1];
  if (signs === undefined) return null;
  return [...text].map((letter) => (/\s/.test(letter) ? letter : (signs[plain(letter)] ?? ''))).join('');
}

/** Word keeps the letters of such fonts in a place of its own. */
function plain(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : letter;
}
