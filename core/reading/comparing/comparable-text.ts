import { blockTexts } from '../block-texts.ts';
import type { ReadDocument } from '../read-document.ts';

/** The words of a document without case, marks and spaces: the same for the same text in another markup. */
export function comparableText(document: ReadDocument): string {
  return document.blocks
    .flatMap(blockTexts)
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
