import { symbolsOf } from '#core/reading/text/symbols-of.ts';

const RUN =
  /(<w:rPr>(?:(?!<w:rPr>)[\s\S])*?<w:rFonts\b[^<>]*\bw:ascii="([^"]*)"(?:(?!<w:rPr>)[\s\S])*?<\/w:rPr>\s*<w:t(?:\s[^<>]*)?>)([^<]*)(?=<\/w:t>)/g;

/**
 * Writes what runs in a font of pictures show, as `ü` in Wingdings, as the signs that are drawn.
 * @param xml a part of a .docx file (WordprocessingML)
 */
export function writeSymbols(xml: string): string {
  if (!/dings/i.test(xml)) return xml;
  return xml.replace(
    RUN,
    (run: string, start: string, font: string, text: string) =>
      start + (symbolsOf(font, text) ?? run.slice(start.length)),
  );
}
