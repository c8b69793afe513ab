import { countCharacters } from '#core/reading/count-characters.ts';
import type { SourceConfig } from './sources.table.ts';
import { composeDocument } from './training/compose-document.ts';

/** Known at once for what the owner wrote; of pages and files only reading tells. */
export function charactersOfConfig(config: SourceConfig): number {
  return config.kind === 'text' || config.kind === 'qa' ? countCharacters(composeDocument(config)) : 0;
}
