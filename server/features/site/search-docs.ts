import type { AnswerOf } from '#contract/endpoint.ts';
import type { searchDocs as endpoint } from '#contract/site.endpoints.ts';
import { headingId } from '#core/reading/heading-id.ts';
import { shortenText } from '#core/reading/shorten-text.ts';
import { splitPassages } from '#core/reading/split-passages.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { type RankedPassage, searchPassages } from '#core/searching/ranking/search-passages.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import type { Services } from '#server/context.ts';
import { readContentFiles } from './read-content-files.ts';

type Hit = AnswerOf<typeof endpoint>['data'][number];

const hitLimit = 8;
/** Passages that are looked at for them. */
const poolSize = 60;
const language = 'en';
const excerptLength = 220;

/** Reads the documentation into an index, by the product's own reader, splitter and ranking. */
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
    const drafts = splitPassages(document, { fallbackLanguage: language });
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

/**
 * The best sections for some words, each once, with the address of their heading. Here somebody looks for a place to
 * read, so what a section is called counts: a passage under a heading that says all of the words counts double.
 */
export function searchDocs(index: SearchIndex, query: string): Hit[] {
  const ranked = searchPassages(index, query, { limit: poolSize, language })
    .map((found) => ({ ...found, score: found.score * (1 + namedShare(found)) }))
    .sort((one, other) => other.score - one.score);
  const hits = new Map<string, Hit>();
  for (const { passage } of ranked) {
    const { title, text } = passage;
    const heading = passage.headingPath.at(-1) ?? '';
    const isTop = heading === '' || heading === title;
    const url = `/${passage.documentId}${isTop ? '' : `#${headingId(heading)}`}`;
    if (hits.has(url)) continue;
    hits.set(url, { title, heading: isTop ? '' : heading, url, excerpt: shortenText(text, excerptLength) });
    if (hits.size === hitLimit) break;
  }
  return [...hits.values()];
}

/** How much of the query stands in title and headings, weighed by rarity, 0 to 1. */
function namedShare({ passage, query }: RankedPassage): number {
  const named = new Set(tokenise([passage.title, ...passage.headingPath].join('\n'), language));
  let all = 0;
  let found = 0;
  for (const { idf, isMinor, variants } of query.words) {
    if (isMinor) continue;
    all += idf;
    if (variants.some(({ stem }) => named.has(stem))) found += idf;
  }
  return all === 0 ? 0 : found / all;
}
