import { findQuote } from './find-quote.ts';

interface Part {
  words: string;
  isQuoted: boolean;
}

/**
 * A passage in parts, those that are quoted marked. Only the passage that was found has the first quote for certain: there
 * it is the whole passage where its words are others.
 */
export function markQuotes(text: string, quotes: readonly string[], isFound: boolean): Part[] {
  const places = quotes
    .map((quote, index) => ({ ...findQuote(text, quote), isSure: isFound && index === 0 }))
    .filter(({ start, end, isSure }) => isSure || start > 0 || end < text.length)
    .sort((one, other) => one.start - other.start);
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) continue;
    parts.push(
      { words: text.slice(at, start), isQuoted: false },
      { words: text.slice(start, end), isQuoted: true },
    );
    at = end;
  }
  parts.push({ words: text.slice(at), isQuoted: false });
  return parts.filter(({ words }) => words !== '');
}
