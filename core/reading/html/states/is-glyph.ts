import type { HtmlElement } from '../html-node.ts';

/** Fonts whose glyphs are drawn in place of their names, as `check_circle`: the name is no text. */
const GLYPH_CLASS = /(?:^|\s)(?:material-(?:icons|symbols)(?:-[a-z]+)*|mat-icon|mdi-ligature)(?:$|\s)/i;

/** Is the text of this element the name of a picture? */
export function isGlyph(element: HtmlElement): boolean {
  return element.localName === 'mat-icon' || GLYPH_CLASS.test(element.getAttribute('class') ?? '');
}
