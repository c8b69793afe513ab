import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import { blockSize } from './block-size.ts';
import { cutBlock, sliceCharacters } from './cut-block.ts';

/**
 * Cuts a document into parts that are quick to work on, each with the headings above it, so that the passages of
 * all parts together are those of the whole, but for where a part ends.
 */
export function sliceDocument(document: ReadDocument): ReadDocument[] {
  const slices: ReadDocument[] = [];
  let headings: Extract<Block, { kind: 'heading' }>[] = [];
  let blocks: Block[] = [];
  let size = 0;
  const close = () => {
    if (size > 0) slices.push({ ...document, blocks });
    blocks = [...headings];
    size = 0;
  };
  for (const block of document.blocks.flatMap(cutBlock)) {
    if (size > 0 && size + blockSize(block) > sliceCharacters) close();
    if (block.kind === 'heading') {
      headings = [...headings.filter((heading) => heading.level < block.level), block];
    }
    blocks.push(block);
    size += blockSize(block);
  }
  close();
  return slices;
}
