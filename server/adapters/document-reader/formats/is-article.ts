import { hasType } from './has-type.ts';
import { readDeclaredData } from './read-declared-data.ts';

const TYPE =
  /^(?:(?:News|Blog|Tech|Scholarly|Satirical|Opinion|Report|Review|Analysis|Background|Social\w*)?(?:Article|Posting)|Report|LiveBlogPosting|BlogPosting)$/;

/** Names under which pages give the day of their publication; pages that are no articles have none. */
const PUBLISHED =
  /^(?:article:published(?:_time|_date)?|og:article:published_time|article\.published|parsely-pub-date|sailthru\.date|pub_?date|publish-?date|publication_?date|date(?:published|\.issued|\.created)?|dc\.date(?:\.issued)?|dcterms\.(?:date|created)|cXenseParse:recs:publishtime|bt:pubDate)$/i;

const MARKUP =
  '[itemprop~="articleBody"], [itemprop~="datePublished"], [itemtype$="schema.org/Article"], [itemtype$="schema.org/NewsArticle"], [itemtype$="schema.org/BlogPosting"], body.single-post, article time';

/**
 * Does the page say that it is an article: a text with a day, where all around it leads elsewhere? Must see the document
 * before its scripts are taken out.
 */
export function isArticle(document: Document): boolean {
  if (document.querySelector(MARKUP) !== null) return true;
  for (const meta of document.querySelectorAll('meta[content]')) {
    const name =
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? meta.getAttribute('itemprop') ?? '';
    if (PUBLISHED.test(name)) return true;
  }
  return readDeclaredData(document).some((data) => declares(data, 3));
}

function declares(data: unknown, depth: number): boolean {
  if (depth === 0 || typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.slice(0, 50).some((each) => declares(each, depth - 1));
  const node = data as Record<string, unknown>;
  return hasType(node, TYPE) || declares(node['@graph'], depth - 1);
}
