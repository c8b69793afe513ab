import { hasType } from './declared/has-type.ts';
import { readDeclaredData } from './declared/read-declared-data.ts';

const TYPE =
  /^(?:(?:News|Blog|Tech|Scholarly|Satirical|Opinion|Report|Review|Analysis|Background|Social\w*)?(?:Article|Posting)|Report|LiveBlogPosting|BlogPosting)$/;

/** Names under which pages give the day of their publication; pages that are no articles have none. */
const PUBLISHED =
  /^(?:article:published(?:_time|_date)?|og:article:published_time|article\.published|parsely-pub-date|sailthru\.date|pub_?date|publish-?date|publication_?date|date(?:published|\.issued|\.created)?|dc\.date(?:\.issued)?|dcterms\.(?:date|created)|cXenseParse:recs:publishtime|bt:pubDate)$/i;

/** Markup of an article, where there is one of it: a list of news has many. */
const MARKUP = [
  '[itemprop~="articleBody"]',
  '[itemtype$="schema.org/Article"], [itemtype$="schema.org/NewsArticle"], [itemtype$="schema.org/BlogPosting"]',
  'body.single-post',
];

/** What is sold or visited is no article, though opinions about it have their days. */
const THING =
  /^(?:Product(?:Group)?|Offer|Event|Course|Recipe|JobPosting|Menu|FAQPage)$|(?:Business|Store|Shop|School|Restaurant|Hotel|Clinic|Accommodation|Room)$/;
const THING_MARKUP =
  '[itemtype$="schema.org/Product"], [itemtype$="schema.org/Hotel"], [itemtype$="schema.org/Restaurant"]';

/** An article is a text with a day, where all around it leads elsewhere. Of a thing everything on its page is told. */
export type PageKind = 'article' | 'thing' | 'other';

/** What a page says that it is about. Must see the document before its scripts are taken out. */
export function tellPageKind(document: Document): PageKind {
  const declared = readDeclaredData(document);
  if (declared.some((data) => declares(data, THING, 3)) || document.querySelector(THING_MARKUP) !== null)
    return 'thing';
  const isArticle =
    MARKUP.some((selector) => document.querySelectorAll(selector).length === 1) ||
    isOnlyArticle(document) ||
    [...document.querySelectorAll('meta[content]')].some((meta) => PUBLISHED.test(nameOf(meta))) ||
    declared.some((data) => declares(data, TYPE, 3));
  return isArticle ? 'article' : 'other';
}

function isOnlyArticle(document: Document): boolean {
  const [article, another] = document.querySelectorAll('article');
  return article !== undefined && another === undefined && article.querySelector('time') !== null;
}

function nameOf(meta: Element): string {
  return meta.getAttribute('property') ?? meta.getAttribute('name') ?? meta.getAttribute('itemprop') ?? '';
}

function declares(data: unknown, type: RegExp, depth: number): boolean {
  if (depth === 0 || typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.slice(0, 50).some((each) => declares(each, type, depth - 1));
  const node = data as Record<string, unknown>;
  return hasType(node, type) || declares(node['@graph'], type, depth - 1);
}
