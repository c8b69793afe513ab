import type { Block } from './read-document.ts';

/** Column names are in the source once, above all rows, so they are not counted again with each row. */
export function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'table-row':
      return block.cells;
    case 'question':
      return [block.question, ...block.alternatives, block.answer];
    default:
      return [block.text];
  }
}
