import type { ReadDocument } from '#core/reading/read-document.ts';
import { textToBlocks } from '#core/reading/text/text-to-blocks.ts';
import type { SourceConfig } from '#server/features/sources/sources.table.ts';

/** The document that an owner wrote in the console itself. */
export function composeDocument(config: Extract<SourceConfig, { kind: 'text' | 'qa' }>): ReadDocument {
  if (config.kind === 'text')
    return { title: config.title, language: null, blocks: textToBlocks(config.text) };
  const { question, alternatives, answer } = config;
  return { title: question, language: null, blocks: [{ kind: 'question', question, alternatives, answer }] };
}
