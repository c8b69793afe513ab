import type { Block, ReadDocument } from './read-document.ts';

/** Characters of a document's text, its title left out: what counts against the plan. */
export function countCharacters(document: ReadDocument): number {
  return document.blocks.reduce(
    (sum, block) => sum + blockTexts(block).reduce((all, text) => all + text.length, 0),
    0,
  );
}

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

/** Column names stand once in the source, above all rows, so they are not counted again with each row. */
function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'table-row':
      return block.cells;
    case 'question':
      return [block.question, ...block.alternatives, block.answer];
    default:
      return [block.text];
  }
}
