import { splitPassages } from '#core/reading/passages/split-passages.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import type { Services } from '#server/context.ts';
import { docsLanguage } from './docs-language.ts';
import { readContentFiles } from './read-content-files.ts';

/** Reads the documentation into an index, with the product's own reader, splitter and ranking. */
export async function indexDocs(services: Services, contentFolder: string): Promise<SearchIndex> {
  const index = createSearchIndex();
  for (const { slug, bytes } of await readContentFiles(contentFolder, ['docs'])) {
    const read = await services.documentReader.readDocument({ bytes, fileName: `${slug}.md` });
    if (read.kind === 'failed') {
      services.log.error(
        { slug, reason: read.failure.kind },
        'a page of the documentation could not be read',
      );
      continue;
    }
    const { document } = read;
    const drafts = splitPassages(document, { fallbackLanguage: docsLanguage });
    addDocument(
      index,
      slug,
      drafts.map((draft, position) => ({
        ...draft,
        id: `${slug}#${position}`,
        documentId: slug,
        title: document.title,
      })),
    );
  }
  return index;
}
