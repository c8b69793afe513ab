import { symbolsOf } from '#core/reading/text/symbols-of.ts';
import type { HtmlElement } from '../html-node.ts';

const FAMILY =
  /(?:^|;)\s*font(?:-family)?\s*:\s*(?:[^;,]*\s)?["']?((?:wing|web)dings(?:\s*2)?|zapf\s?dingbats)\b/i;
const LONGEST = 20;

/** What an element shows whose font draws pictures in place of letters, as `ü` in Wingdings; null for any other element. */
export function readSymbols(element: HtmlElement): string | null {
  const font = element.getAttribute('face') ?? FAMILY.exec(element.getAttribute('style') ?? '')?.[1] ?? '';
  if (font === '') return null;
  const text = element.textContent ?? '';
  return text.trim().length > LONGEST ? null : symbolsOf(font.split(',')[0] ?? font, text);
}
