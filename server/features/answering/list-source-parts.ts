import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import type { Citation } from '#core/answering/citing/citation.ts';
import type { FoundPassage } from '#server/features/sources/search/search-passages.ts';

/** Citations as they are stored and shown everywhere, with what names and finds each passage. */
export function listSourceParts(
  citations: readonly Citation[],
  found: readonly FoundPassage[],
): SourcePart[] {
  return citations.flatMap(({ passageId, quote, start, end }) => {
    const cited = found.find((each) => each.ranked.passage.id === passageId);
    if (cited === undefined) return [];
    const { title, headingPath } = cited.ranked.passage;
    const heading = headingPath.join(' › ');
    return {
      type: 'source' as const,
      sourceId: cited.sourceId,
      title,
      ...(cited.url === null ? {} : { url: cited.url }),
      ...(heading === '' ? {} : { heading }),
      quote,
      start,
      end,
    };
  });
}
