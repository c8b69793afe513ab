import type { Block } from './read-document.ts';

/**
 * What was recognised on a page, as blocks under a heading with its number. A blank line ends a paragraph; a word
 * that is divided at the end of a line is joined, as no list of words tells here which hyphens belong to it.
 * @param page from 1
 */
export function recognisedBlocks(page: number, text: string): Block[] {
  const paragraphs = text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) =>
      paragraph
        .replaceAll(/(\p{Ll})[-\u2010\u00ad]\s*\n\s*(?=\p{Ll})/gu, '$1')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    // Specks and lines on the paper are recognised as single characters.
    .filter((paragraph) => /[\p{L}\p{N}]{2}/u.test(paragraph));
  if (paragraphs.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: `Page ${page}` },
    ...paragraphs.map((paragraph): Block => ({ kind: 'paragraph', text: paragraph })),
  ];
}
