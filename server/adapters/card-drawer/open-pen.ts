import sharp from 'sharp';
import { composeCard } from '#core/chat-archives/wrapped/compose-card.ts';
import type { CardPen } from '#server/ports/card-drawer.ts';
import { fontsOfNames } from './font-files.ts';
import { openTypeface } from './open-typeface.ts';

// Pictures are drawn one after the other: visitors' chats go on meanwhile.
sharp.concurrency(1);

/** Draws with outlines of the fonts that are installed with the product, so that all machines draw the same. */
export function openPen(): CardPen {
  const faces = { title: openTypeface(fontsOfNames.title), text: openTypeface(fontsOfNames.text) };
  return {
    canDraw: (text) => faces.title.canDraw(text) && faces.text.canDraw(text),
    compose: (card, { size, look }) => composeCard(card, { size, look, faces }),
    print: (svg) =>
      // Flat colours: a palette is a quarter of the size.
      sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 3, dither: 0 }).toBuffer(),
  };
}
