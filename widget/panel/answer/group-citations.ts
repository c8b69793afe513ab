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

/** The numbers behind one place of the text, as marks. */
interface Mark {
  start: number;
  end: number;
  numbers: string;
}

/**
 * Gives an answer's text with a numbered mark wherever a source part ends, and the places that the numbers mean,
 * in the order of their first mention. Parts of the same page and heading share a number, and of sentences in a row
 * with the same numbers only the last has them.
 */
export function groupCitations(
  text: string,
  parts: CitableSource[],
): { text: string; sources: CitedSource[] } {
  const byPlace = new Map<string, CitedSource & { mark: string }>();
  const marks: Mark[] = [];
  for (const part of [...parts].sort((one, other) => one.end - other.end)) {
    const place = JSON.stringify([part.sourceId, part.url, part.title, part.heading]);
    const { title, url, heading } = part;
    const mark = `${citationOpen}${byPlace.size + 1}${citationClose}`;
    const source = byPlace.get(place) ?? { title, url, heading, quotes: [], mark };
    byPlace.set(place, source);
    if (!source.quotes.includes(part.quote)) source.quotes.push(part.quote);
    // Never behind the end of a line, where the mark would slip to the next.
    const end = text.slice(0, Math.max(0, part.end)).trimEnd().length;
    const last = marks.at(-1);
    if (last?.end !== end) marks.push({ start: part.start, end, numbers: source.mark });
    else if (!last.numbers.includes(source.mark)) last.numbers += source.mark;
  }
  let marked = '';
  let position = 0;
  marks.forEach(({ end, numbers }, index) => {
    const next = marks[index + 1];
    const isRepeated = next?.numbers === numbers && /^[^\S\n]*$/.test(text.slice(end, next.start));
    marked += text.slice(position, end) + (isRepeated ? '' : numbers);
    position = end;
  });
  return { text: marked + text.slice(position), sources: [...byPlace.values()] };
}
