import type { searchDocs as endpoint } from '#contract/docs/docs.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { headingId } from '#core/reading/heading-id.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { type RankedPassage, searchPassages } from '#core/searching/ranking/search-passages.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { docsLanguage } from './docs-language.ts';

type Hit = AnswerOf<typeof endpoint>['data'][number];

const hitLimit = 8;
/** Passages that are looked at for them. */
const poolSize = 60;
const excerptLength = 220;

/**
 * The best sections for some words, each once, with the address of their heading. Here someone looks for a place to
 * read, so what a section is called counts: a passage under a heading that says all of the words counts double.
 */
export function searchDocs(index: SearchIndex, query: string): Hit[] {
  const ranked = searchPassages(index, query, { limit: poolSize, language: docsLanguage })
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

/** How much of the query is in the title and headings, weighed by rarity, 0 to 1. */
function namedShare({ passage, query }: RankedPassage): number {
  const named = new Set(tokenise([passage.title, ...passage.headingPath].join('\n'), docsLanguage));
  let all = 0;
  let found = 0;
  for (const { idf, isMinor, variants } of query.words) {
    if (isMinor) continue;
    all += idf;
    if (variants.some(({ stem }) => named.has(stem))) found += idf;
  }
  return all === 0 ? 0 : found / all;
}
