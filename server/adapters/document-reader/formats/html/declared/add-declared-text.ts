import { blockTexts } from '#core/reading/block-texts.ts';
import type { Block } from '#core/reading/read-document.ts';

/** A page with so much less text than it declares does not show it. */
const LEAST_SHOWN = 0.5;
const LEAST_LETTERS = 300;

/** The blocks of a page, with the text that it declares where it shows less than half of that. */
export function addDeclaredText(blocks: Block[], declared: Block[]): Block[] {
  const text = declared.flatMap(blockTexts).join('\n');
  if (text.length < LEAST_LETTERS || lengthOf(blocks) >= text.length * LEAST_SHOWN) return blocks;
  const isNew = (block: Block) =>
    block.kind === 'heading' || !blockTexts(block).every((each) => text.includes(each));
  const [heading, ...rest] = blocks.filter(isNew);
  return heading?.kind === 'heading'
    ? [heading, ...declared, ...rest]
    : [...declared, ...blocks.filter(isNew)];
}

function lengthOf(blocks: Block[]): number {
  return blocks
    .filter(({ isBeside }) => isBeside !== true)
    .flatMap(blockTexts)
    .join('\n').length;
}
