import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';

/** All that a passage says, what is above it included. */
export function textOfPassage({ text, title, headingPath, question }: IndexedPassage): string {
  return [text, title, ...headingPath, question ?? ''].join('\n');
}
