import { countCharacters } from '#core/reading/count-characters.ts';
import type { Block, ReadDocument } from '#core/reading/read-document.ts';

/** Cutting and stemming so much takes some 20 ms. */
export const sliceCharacters = 16_000;

const sizeOf = (block: Block): number => countCharacters({ title: '', language: null, blocks: [block] });

/** A long paragraph or code in pieces that end where a sentence or line does. */
function cutBlock(block: Block): Block[] {
  if (!('text' in block) || block.kind === 'heading' || block.text.length <= sliceCharacters) return [block];
  const pieces: Block[] = [];
  let rest = block.text;
  while (rest.length > sliceCharacters) {
    const head = rest.slice(0, sliceCharacters);
    const ends = [
      head.lastIndexOf('\n'),
      head.lastIndexOf('. '),
      head.lastIndexOf('。'),
      head.lastIndexOf(' '),
    ];
    const end = ends.find((at) => at > sliceCharacters / 2);
    // A pair of surrogates is one letter.
    const cut = end === undefined ? sliceCharacters - (/[\uD800-\uDBFF]$/.test(head) ? 1 : 0) : end + 1;
    pieces.push({ ...block, text: rest.slice(0, cut) });
    rest = rest.slice(cut);
  }
  return [...pieces, { ...block, text: rest }];
}

/**
 * Cuts a document into parts that are quick to work on, each with the headings it stands under, so that the passages of
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
    if (size > 0 && size + sizeOf(block) > sliceCharacters) close();
    if (block.kind === 'heading') {
      headings = [...headings.filter((heading) => heading.level < block.level), block];
    }
    blocks.push(block);
    size += sizeOf(block);
  }
  close();
  return slices;
}

/** The first `maximum` characters of a document, at the end of a block. */
export function cutDocument(document: ReadDocument, maximum: number): ReadDocument {
  let left = maximum;
  const blocks: Block[] = [];
  for (const block of document.blocks.flatMap(cutBlock)) {
    left -= sizeOf(block);
    if (left < 0) break;
    blocks.push(block);
  }
  return { ...document, blocks };
}
