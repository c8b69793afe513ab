import { cleanText } from '#core/reading/text/clean-text.ts';
import { resolveSuperscripts } from '#core/reading/text/resolve-superscripts.ts';
import { lettersIn } from './letters-in.ts';
import type { Walker } from './walker.ts';

const MENU_LINKS = 5;
const MENU_SHARE = 0.9;

/** Ends the block being read. Two line breaks in a row are how old pages begin a new paragraph. */
export function endBlock(walker: Walker): void {
  const { pieces, links } = walker;
  const inline = pieces.join('');
  walker.pieces = [];
  walker.end = '';
  walker.links = { count: 0, length: 0 };
  // A run of links is a menu, however it is marked.
  const isMenu = links.count >= MENU_LINKS && links.length >= lettersIn(inline) * MENU_SHARE;
  const target = isMenu ? walker.menus : walker.blocks;
  for (const part of resolveSuperscripts(inline).split(/\n(?:[^\S\n]*\n)+/)) {
    const text = cleanText(part, true);
    if (text !== '') target.push({ kind: walker.kind, text });
  }
}
