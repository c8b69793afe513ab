import { citationClose, citationOpen } from '#core/markdown/drop-citations.ts';
import type { CitedPage } from './group-citations.ts';

/**
 * An answer with the number of a page behind what was taken from it, as `parseMarkdown` reads numbers. Sentences of the
 * same page that follow each other have one number, at their end.
 */
export function numberCitations(text: string, pages: readonly Pick<CitedPage, 'ends'>[]): string {
  const marks = pages
    .flatMap(({ ends }, index) => ends.map((end) => ({ end: endOfWords(text, end), number: index + 1 })))
    .sort((one, other) => one.end - other.end || one.number - other.number)
    .filter(({ number }, index, all) => number !== all[index + 1]?.number);
  let numbered = '';
  let position = 0;
  for (const { end, number } of marks) {
    numbered += `${text.slice(position, end)}${citationOpen}${number}${citationClose}`;
    position = end;
  }
  return numbered + text.slice(position);
}

/** Never behind the end of a line, where a number would slip to the next. */
const endOfWords = (text: string, end: number): number => text.slice(0, Math.max(0, end)).trimEnd().length;
