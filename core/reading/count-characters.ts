import { blockTexts } from './block-texts.ts';
import type { ReadDocument } from './read-document.ts';

/** Characters of a document's text, its title left out: what counts against the plan. */
export function countCharacters(document: ReadDocument): number {
  return document.blocks.reduce(
    (sum, block) => sum + blockTexts(block).reduce((all, text) => all + text.length, 0),
    0,
  );
}
