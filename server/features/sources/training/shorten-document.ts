import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import { blockSize } from './block-size.ts';
import { cutBlock } from './cut-block.ts';

/** The first `maximum` characters of a document, at the end of a block. */
export function shortenDocument(document: ReadDocument, maximum: number): ReadDocument {
  let left = maximum;
  const blocks: Block[] = [];
  for (const block of document.blocks.flatMap(cutBlock)) {
    left -= blockSize(block);
    if (left < 0) break;
    blocks.push(block);
  }
  return { ...document, blocks };
}
