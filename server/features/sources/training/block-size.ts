import { countCharacters } from '#core/reading/count-characters.ts';
import type { Block } from '#core/reading/read-document.ts';

/** Characters of one block, as they count against the plan. */
export function blockSize(block: Block): number {
  return countCharacters({ title: '', language: null, blocks: [block] });
}
