import type { ConsideredPassage } from '#contract/conversations/conversations.schemas.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { listChannels } from '#core/searching/ranking/list-channels.ts';
import type { FoundPassage } from '#server/features/sources/search/search-passages.ts';

/** How many are kept: enough to show an owner how an answer came about. */
const mostKept = 5;

/** So much of a passage is enough to see what it is about. */
const excerptLength = 300;

/** The best of the passages found, as they are kept with an answer. */
export function listConsidered(found: readonly FoundPassage[]): ConsideredPassage[] {
  return found.slice(0, mostKept).map(({ ranked, sourceId, url }) => {
    const { title, headingPath, text } = ranked.passage;
    const heading = headingPath.join(' › ');
    return {
      type: 'source',
      sourceId,
      title,
      ...(url === null ? {} : { url }),
      ...(heading === '' ? {} : { heading }),
      quote: shortenText(text, excerptLength),
      score: round(ranked.score),
      questionMatch: round(ranked.questionMatch),
      foundBy: listChannels(ranked),
    };
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;
