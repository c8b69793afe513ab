import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { wrapArchive as endpoint } from '#contract/wrapped/wrapped.schemas.ts';
import { describeCard } from '#core/chat-archives/wrapped/describe-card.ts';
import type { Services } from '#server/context.ts';
import { limitsOf } from '#server/features/chat-archives/quota/limits-of.ts';
import { readYear } from './read-year.ts';

/** The cards of a year, drawn as others would see them. */
export async function wrapArchive(
  services: Services,
  whose: { userId: string; archiveId: string },
  { year: asked, named, look }: z.output<typeof endpoint.query>,
): Promise<z.output<typeof endpoint.answer>> {
  const pen = await services.cardDrawer.open();
  const { year, years, cards, people } = await readYear(services, whose, { year: asked, named, pen });
  const drawn: z.output<typeof endpoint.answer>['cards'] = [];
  for (const card of cards) {
    // A card takes 15 ms, in which nobody is answered.
    await setImmediate();
    drawn.push({
      id: card.id,
      description: describeCard(card),
      svg: pen.compose(card, { size: 'portrait', look }),
    });
  }
  return {
    year,
    years,
    cards: drawn,
    people: people.map(({ personId, name, shown }) => ({ personId, name, canBeNamed: shown !== null })),
    canShare: (await limitsOf(services, whose.userId)).sharesWrapped,
  };
}
