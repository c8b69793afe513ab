import { findTerms } from '#core/searching/substrings/find-terms.ts';
import { Cited } from '#web/ui/cited/cited.tsx';

interface MarkedTextProps {
  text: string;
  /** As `listSearchTerms` gives them. */
  terms: readonly string[];
}

/** What somebody wrote, with the words that it was found by marked as with a pen. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  const places = findTerms(text, terms);
  const starts = [0, ...places.map(({ end }) => end)];
  return starts.map((start, index) => {
    const place = places[index];
    return (
      <span key={start}>
        {text.slice(start, place?.start)}
        {place && <Cited>{text.slice(place.start, place.end)}</Cited>}
      </span>
    );
  });
}
