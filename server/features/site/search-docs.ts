import type { AnswerOf } from '#contract/endpoint.ts';
import type { searchDocs as endpoint } from '#contract/site.ts';
import { shortenText } from '#core/answering/shorten-text.ts';
import { headingId } from '#core/reading/heading-id.ts';
import { splitPassages } from '#core/reading/split-passages.ts';
import { addDocument } from '#core/searching/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/create-search-index.ts';
import { searchPassages } from '#core/searching/search-passages.ts';
import type { World } from '#server/context.ts';
import { readContentFiles } from './read-content-files.ts';

type Hit = AnswerOf<typeof endpoint>['data'][number];

const hitLimit = 8;
const excerptLength = 220;

/** Reads the documentation into an index, by the product's own reader, splitter and ranking. */
export async function indexDocs(world: World, contentFolder: string): Promise<SearchIndex> {
  const index = createSearchIndex();
  for (const { slug, bytes } of await readContentFiles(contentFolder, ['docs'])) {
    const read = await world.documentReader.readDocument({ bytes, fileName: `${slug}.md` });
    if (read.kind === 'failed') {
      world.log.error({ slug, reason: read.reason }, 'a page of the documentation could not be read');
      continue;
    }
    const { document } = read;
    const drafts = splitPassages(document, { fallbackLanguage: 'en' });
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

/** The best sections for some words, each once, with the address of their heading. */
export function searchDocs(index: SearchIndex, query: string): Hit[] {
  const hits = new Map<string, Hit>();
  for (const { passage } of searchPassages(index, query, { limit: hitLimit * 4, language: 'en' })) {
    const heading = passage.headingPath.at(-1) ?? '';
    const isTop = heading === '' || heading === passage.title;
    const url = `/${passage.documentId}${isTop ? '' : `#${headingId(heading)}`}`;
    if (hits.has(url)) continue;
    const { title, text } = passage;
    hits.set(url, { title, heading: isTop ? '' : heading, url, excerpt: shortenText(text, excerptLength) });
    if (hits.size === hitLimit) break;
  }
  return [...hits.values()];
}
