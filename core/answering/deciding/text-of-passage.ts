import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';

/** All that a passage says, with what is above it and what it is asked for. */
export function textOfPassage({ text, title, headingPath, question, written = [] }: IndexedPassage): string {
  return [text, title, ...headingPath, question ?? '', ...written].join('\n');
}
