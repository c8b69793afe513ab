import { Readability } from '@mozilla/readability';
import { htmlToBlocks } from '#core/reading/html-to-blocks.ts';
import type { Block } from '#core/reading/read-document.ts';

const MIN_ARTICLE = 200;
/** Readability is made for articles. On a page of many sections it may pick one of them: then it is not believed. */
const MIN_SHARE = 0.5;
/** Readability goes over the tree many times; no article is as large as this. */
const MAX_ELEMENTS = 8_000;

/**
 * Finds the main text of a page and reads it into blocks: its `main` element if there is one, else what Readability
 * finds, else all of the body but menus, footers and banners. Changes the document.
 */
export function selectContent(document: Document): Block[] {
  pruneFurniture(document);
  const whole = htmlToBlocks(document.documentElement);
  const main = document.querySelectorAll('main, [role="main"]');
  const only = main.length === 1 ? main[0] : undefined;
  const marked = only === undefined ? [] : htmlToBlocks(only);
  if (lengthOf(marked) >= MIN_ARTICLE) return withTopHeading(marked, whole);
  if (lengthOf(whole) < MIN_ARTICLE || document.querySelectorAll('*').length > MAX_ELEMENTS) return whole;
  const article = readArticle(document);
  const isBelievable = lengthOf(article) >= Math.max(MIN_ARTICLE, lengthOf(whole) * MIN_SHARE);
  return isBelievable ? withTopHeading(article, whole) : whole;
}

const FURNITURE = [
  'script, style, noscript, template, iframe, nav, footer',
  '[role="navigation"], [role="contentinfo"], [role="search"], [role="alertdialog"], [role="menu"], [role="menubar"]',
  '[aria-modal="true"], dialog:not([open])',
].join(', ');

/** Names that consent tools and themes give to elements over or around the text. */
const BANNER_NAMES =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|ccpa|onetrust|cookiebot|usercentrics|didomi|cookieconsent|cookielaw|breadcrumbs?|skip-(?:link|to-content)|newsletter-(?:popup|modal))(?:$|[\s_-])|cookie-?(?:banner|notice|bar|consent)|^cc-window/i;
const LONGEST_BANNER = 2_000;

function pruneFurniture(document: Document): void {
  for (const element of document.querySelectorAll(FURNITURE)) element.remove();
  for (const element of document.querySelectorAll('header, [role="banner"]')) {
    // The header of an article holds its title; that of the page holds its menu.
    if (element.closest('main, article, section, [role="main"]') === null && !hasOnlyHeading(element))
      element.remove();
  }
  for (const element of document.querySelectorAll('[id], [class]')) {
    const names = `${element.id} ${element.getAttribute('class') ?? ''}`;
    const isContent =
      /^(?:html|body|main|article|h[1-6])$/i.test(element.localName) ||
      element.querySelector('h1, main, article') !== null;
    if (!isContent && BANNER_NAMES.test(names) && (element.textContent ?? '').length <= LONGEST_BANNER)
      element.remove();
  }
}

/** The only first-level heading of the page is worth more than the menu next to it. */
function hasOnlyHeading(header: Element): boolean {
  return (
    header.querySelector('h1') !== null && (header.ownerDocument?.querySelectorAll('h1').length ?? 0) === 1
  );
}

/** Readability changes what it reads, so it comes last. */
function readArticle(document: Document): Block[] {
  const article = new Readability<Node>(document, {
    serializer: (node) => node,
    charThreshold: MIN_ARTICLE,
    keepClasses: true,
  }).parse();
  return article?.content ? htmlToBlocks(article.content) : [];
}

/** Both ways of finding the text may leave the page's heading outside. */
function withTopHeading(blocks: Block[], whole: Block[]): Block[] {
  const top = whole.find((block) => block.kind === 'heading' && block.level === 1);
  if (top?.kind !== 'heading') return blocks;
  const isThere = blocks.some((block) => block.kind === 'heading' && block.level === 1);
  return isThere ? blocks : [top, ...blocks];
}

function lengthOf(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'table-row') return sum + block.cells.join('').length;
    return (
      sum + (block.kind === 'question' ? block.question.length + block.answer.length : block.text.length)
    );
  }, 0);
}
