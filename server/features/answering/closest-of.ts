import type { ClosestPassage } from '#contract/conversations/conversations.schemas.ts';
import { shortenText } from '#core/reading/shorten-text.ts';
import type { FoundPassage } from '#server/features/sources/search/search-passages.ts';

/** So much of a passage is enough to see what it is about. */
const excerptLength = 400;

/** The first of the passages found, shortened, as it is kept with a question that was not answered. */
export function closestOf(found: readonly FoundPassage[]): ClosestPassage | null {
  const best = found[0];
  if (best === undefined) return null;
  const { title, headingPath, text } = best.ranked.passage;
  const heading = headingPath.join(' › ');
  return {
    type: 'source',
    sourceId: best.sourceId,
    title,
    ...(best.url === null ? {} : { url: best.url }),
    ...(heading === '' ? {} : { heading }),
    quote: shortenText(text, excerptLength),
  };
}
