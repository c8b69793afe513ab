import type { Reply } from '#server/features/conversations/reply.ts';

type Written = Pick<Reply, 'text' | 'sources'>;

/**
 * What a model wrote, and behind it the embedded engine's answer where that is sure and rests on none of the same
 * sentences: what the sources answer must not be lost because a model said something else that is also true.
 */
export function addEngineAnswer(written: Written, engine: Reply): Written {
  if (engine.outcome !== 'answered' || engine.sources.length === 0) return written;
  const isSaid = engine.sources.some(({ quote }) =>
    written.sources.some((source) => source.quote.includes(quote) || quote.includes(source.quote)),
  );
  if (isSaid) return written;
  const lead = `${written.text}${/[.!?]$/u.test(written.text) ? ' ' : '\n'}`;
  return {
    text: `${lead}${engine.text}`,
    sources: [
      ...written.sources,
      ...engine.sources.map((source) => ({
        ...source,
        start: source.start + lead.length,
        end: source.end + lead.length,
      })),
    ],
  };
}
