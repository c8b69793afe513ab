import type { Block } from '#core/reading/read-document.ts';

/** In characters. Cutting and stemming this much takes about 20 ms. */
export const sliceCharacters = 16_000;

/** A long paragraph or code in pieces that end where a sentence or line does. */
export function cutBlock(block: Block): Block[] {
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
