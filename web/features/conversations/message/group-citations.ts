import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { nameOfSource } from './name-of-source.ts';

export interface CitedPage {
  name: string;
  url: string | undefined;
  sourceId: string;
  /** What was taken from it, each with the headings above it. */
  quotes: { heading: string | undefined; text: string }[];
  /** Where in the answer the sentences end that come from it. */
  ends: number[];
}

/** The pages that an answer is based on, each once, in the order in which the answer uses them. */
export function groupCitations(sources: readonly SourcePart[]): CitedPage[] {
  const pages = new Map<string, CitedPage>();
  for (const source of sources) {
    const { sourceId, title, url, heading, quote, end } = source;
    const key = url?.replace(/#.*$/, '') ?? `${sourceId} ${title}`;
    const page = pages.get(key) ?? { name: nameOfSource(source), url, sourceId, quotes: [], ends: [] };
    pages.set(key, page);
    page.ends.push(end);
    if (!page.quotes.some(({ text }) => text === quote)) page.quotes.push({ heading, text: quote });
  }
  return [...pages.values()];
}
