import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';

/** The text of a passage with its title, headings and question. */
export function textOfPassage({ text, title, headingPath, question, written = [] }: IndexedPassage): string {
  return [text, title, ...headingPath, question ?? '', ...written].join('\n');
}
