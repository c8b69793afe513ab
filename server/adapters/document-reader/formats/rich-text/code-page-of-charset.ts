/** Code pages of the character sets of fonts (`\fcharset`). Source: RTF Specification 1.9.1, "Font Table". */
const CODE_PAGES: Record<number, number> = {
  77: 10_000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};

/** Signs of a font of symbols, which no code page has. */
export const SYMBOL_CODE_PAGE = 42;

/** The code page of a font by its character set, or null where that of the file counts. */
export function codePageOfCharset(charset: number): number | null {
  return charset === 2 ? SYMBOL_CODE_PAGE : (CODE_PAGES[charset] ?? null);
}
