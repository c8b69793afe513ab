import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { citationClose, citationOpen } from '#core/markdown/drop-citations.ts';

/** A source as a stored message or the stream gives it. */
export type CitableSource = Omit<SourcePart, 'type'>;

/** One row of the list of sources: a place that was read, with every passage of it that the answer rests on. */
export interface CitedSource {
  title: string;
  url: string | undefined;
  heading: string | undefined;
  quotes: string[];
}

/**
 * Gives an answer's text with a numbered mark wherever a source part ends, and the places that the numbers mean,
 * in the order of their first mention. Parts of the same page and heading share a number.
 */
export function groupCitations(
  text: string,
  parts: CitableSource[],
): { text: string; sources: CitedSource[] } {
  const byPlace = new Map<string, CitedSource & { number: number }>();
  const marks = new Map<number, Set<number>>();
  for (const part of [...parts].sort((one, other) => one.end - other.end)) {
    const place = JSON.stringify([part.sourceId, part.url, part.title, part.heading]);
    const { title, url, heading } = part;
    const source = byPlace.get(place) ?? { title, url, heading, quotes: [], number: byPlace.size + 1 };
    byPlace.set(place, source);
    if (!source.quotes.includes(part.quote)) source.quotes.push(part.quote);
    // Never behind the end of a line, where the mark would slip to the next.
    const end = text.slice(0, Math.max(0, part.end)).trimEnd().length;
    marks.set(end, (marks.get(end) ?? new Set()).add(source.number));
  }
  let marked = '';
  let position = 0;
  for (const [end, numbers] of marks) {
    marked += text.slice(position, end);
    for (const number of numbers) marked += `${citationOpen}${number}${citationClose}`;
    position = end;
  }
  return { text: marked + text.slice(position), sources: [...byPlace.values()] };
}
