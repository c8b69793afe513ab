import { detectLanguage } from '#core/language/detect-language.ts';
import { blockTexts } from '#core/reading/block-texts.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import { describeTicks } from '#core/reading/tables/describe-ticks.ts';
import type { NotionNode } from './notion-node.ts';
import { notionToBlocks } from './notion-to-blocks.ts';

/** Characters that tell a language. */
const LANGUAGE_SAMPLE = 20_000;

/** A page of Notion as a document: what it says of itself, as a row of a table, and then its blocks. */
export function composeNotionDocument(
  title: string,
  properties: readonly { name: string; value: string }[],
  nodes: readonly NotionNode[],
): ReadDocument {
  const row: Block = {
    kind: 'table-row',
    columns: properties.map(({ name }) => name),
    cells: properties.map(({ value }) => value.replace(/\s*\n\s*/g, ' ')),
  };
  const blocks = pairQuestions([...(properties.length === 0 ? [] : [row]), ...notionToBlocks(nodes)]);
  const languageOf = () =>
    detectLanguage(blocks.flatMap(blockTexts).join('\n').slice(0, LANGUAGE_SAMPLE), 'en');
  return { title, language: null, blocks: describeTicks(blocks, languageOf) };
}
