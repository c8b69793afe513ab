import { blockTexts } from '#core/reading/block-texts.ts';
import type { Block } from '#core/reading/read-document.ts';
import type { DeclaredFact } from './read-declared-facts.ts';

/** The blocks of a page, with the facts that it declares and does not show. What is about the firm is beside the text. */
export function addDeclaredFacts(blocks: Block[], facts: readonly DeclaredFact[]): Block[] {
  if (facts.length === 0) return blocks;
  const text = blocks.flatMap(blockTexts).join('\n');
  const added = new Map(
    facts
      .filter(({ isShownIn }) => !isShownIn(text))
      .map((fact): [string, Block] => [
        fact.text,
        { kind: 'paragraph', text: fact.text, ...(fact.isOfFirm ? { isBeside: true as const } : {}) },
      ]),
  );
  const own = [...added.values()].filter(({ isBeside }) => isBeside !== true);
  const main = blocks.filter(({ isBeside }) => isBeside !== true);
  return [
    ...main,
    ...own,
    ...blocks.filter(({ isBeside }) => isBeside === true),
    ...[...added.values()].filter(({ isBeside }) => isBeside === true),
  ];
}
