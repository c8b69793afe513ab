import type { ReactNode } from 'react';
import { findTerms } from '#core/searching/substrings/find-terms.ts';

interface HighlightedProps {
  text: string;
  /** As `listSearchTerms` gives them. */
  terms: readonly string[];
}

/** A text with the words that were looked for marked. */
export function Highlighted({ text, terms }: HighlightedProps) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of findTerms(text, terms)) {
    pieces.push(text.slice(at, start));
    pieces.push(
      <mark key={start} className="rounded-xs bg-partial-soft font-semibold text-partial">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces;
}
