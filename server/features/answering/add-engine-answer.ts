import { compareValue } from '#core/answering/verifying/compare-value.ts';
import { readValues } from '#core/answering/verifying/reading/read-values.ts';
import type { Reply } from '#server/features/conversations/reply.ts';

type Written = Pick<Reply, 'text' | 'sources'>;

/**
 * What a model wrote, and behind it the embedded engine's answer where that is sure and rests on none of the same
 * sentences, or where all its figures are missing: what the sources answer must not be lost because a model said something else that is also true.
 * @param isBeside whether what is shown is not about what was asked: then the closest that the engine found helps more
 */
export function addEngineAnswer(written: Written, engine: Reply, isBeside: boolean): Written {
  const isHelpful = engine.outcome === 'answered' || (isBeside && engine.outcome === 'hedged');
  if (!isHelpful || engine.sources.length === 0) return written;
  const isSaid = engine.sources.some(({ quote }) =>
    written.sources.some((source) => source.quote.includes(quote) || quote.includes(source.quote)),
  );
  if (isSaid && saysFigure(written.text, engine.text)) return written;
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

/** Whether a text has one of the figures of another; true where that has none. */
function saysFigure(text: string, of: string): boolean {
  const asked = readValues(of);
  const said = readValues(text);
  return asked.length === 0 || asked.some((value) => compareValue(said, value) !== null);
}
