import type { WrappedLook } from '#contract/wrapped/wrapped.ts';
import { describeCard } from '#core/chat-archives/wrapped/describe-card.ts';
import type { WrappedCard } from '#core/chat-archives/wrapped/wrapped-card.ts';
import type { CardPen } from '#server/ports/card-drawer.ts';

interface Picture {
  name: string;
  description: string;
  png: Buffer;
}

/** The pictures of a link: each card, and the first one for link previews. */
export async function drawPictures(
  pen: CardPen,
  cards: readonly WrappedCard[],
  look: WrappedLook,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const draw = async (card: WrappedCard, name: string, size: 'portrait' | 'preview') => {
    const png = await pen.print(pen.compose(card, { size, look }));
    pictures.push({ name, description: describeCard(card), png });
  };
  for (const [index, card] of cards.entries()) await draw(card, String(index + 1), 'portrait');
  const [first] = cards;
  if (first !== undefined) await draw(first, 'preview', 'preview');
  return pictures;
}
