import { conversationGap } from '#contract/chat-figures/chat-figures.ts';
import { wrappedPeople } from '#contract/wrapped/wrapped.ts';
import { describeYear } from '#core/chat-archives/wrapped/describe-year.ts';
import { drawableName } from '#core/chat-archives/wrapped/drawable-name.ts';
import type { WrappedCard } from '#core/chat-archives/wrapped/wrapped-card.ts';
import { yearSpan } from '#core/chat-archives/wrapped/year-span.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { Services } from '#server/context.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { measureArchive } from '#server/features/chat-archives/statistics/measure-archive.ts';
import { countArchiveWords } from '#server/features/chat-archives/statistics/words/count-archive-words.ts';
import type { CardPen } from '#server/ports/card-drawer.ts';
import { listYears } from './list-years.ts';

export interface ReadYear {
  /** Null when the archive has no year. */
  year: number | null;
  years: number[];
  cards: WrappedCard[];
  /** Those whom a card could name, with the name as it would be shown; null where the fonts do not have it. */
  people: { personId: string; name: string; shown: string | null }[];
}

/**
 * The cards of a year of an archive, the last one with messages when none is given.
 * @param named ids of the people who may be named
 */
export async function readYear(
  services: Services,
  { userId, archiveId }: { userId: string; archiveId: string },
  { year: asked, named, pen }: { year: number | undefined; named: readonly string[]; pen: CardPen },
): Promise<ReadYear> {
  const { zone } = await findArchive(services, userId, archiveId);
  const years = await listYears(services, { archiveId, zone });
  const year = asked ?? years[0];
  if (year === undefined || !years.includes(year)) return { year: null, years, cards: [], people: [] };
  const span = yearSpan(year, createZoneClock(zone));
  const gapMinutes = conversationGap.default;
  const figures = await measureArchive(services, userId, archiveId, { ...span, gapMinutes });
  const { words, emoji } = await countArchiveWords(services, userId, archiveId, span);
  const ranked = figures.people.slice(0, wrappedPeople).map(({ personId, name }) => {
    return { personId, name, shown: drawableName(name, pen.canDraw) };
  });
  const shown = ranked.flatMap(({ personId, shown }): [string, string][] =>
    shown === null || !named.includes(personId) ? [] : [[personId, shown]],
  );
  const cards = describeYear({
    year,
    zone,
    figures,
    words,
    emoji,
    names: new Map(shown),
    canDraw: pen.canDraw,
  });
  return { year, years, cards, people: ranked };
}
