import { besideMark } from '#core/reading/html/beside-mark.ts';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import type { Block } from '#core/reading/read-document.ts';
import { applyTellingStyles } from './apply-telling-styles.ts';
import { dropCookieNotices } from './drop-cookie-notices.ts';
import { dropSideTexts } from './drop-side-texts.ts';
import { finishCounters } from './finish-counters.ts';
import { hideUnseen } from './hide-unseen.ts';
import { keepFootOfParts } from './keep-foot-of-parts.ts';
import { listFurnitureFacts } from './list-furniture-facts.ts';
import { markFormerPrices } from './mark-former-prices.ts';
import { narrowToArticle } from './narrow-to-article.ts';
import { showProtectedEmails } from './show-protected-emails.ts';
import { showTemplates } from './show-templates.ts';
import { tellPageKind } from './tell-page-kind.ts';
import { writeTellingPictures } from './write-telling-pictures.ts';
import { writeTooltips } from './write-tooltips.ts';

const MIN_ARTICLE = 200;
/** Readability goes over the tree many times; no article is as large as this. */
const MAX_ELEMENTS = 8_000;

/**
 * Finds the main text of a page and reads it into blocks: of an article the article, of any other page all in its `main`
 * element, or its body, but what leads to other texts, menus, footers and banners. What is around the main text comes
 * last, marked. Changes the document.
 * @param isHome whether it is the first page of its website: what all its pages say in their header and footer is read there
 */
export function selectContent(document: Document, isHome: boolean): Block[] {
  const kind = tellPageKind(document);
  showTemplates(document);
  applyTellingStyles(document);
  hideUnseen(document);
  writeTooltips(document);
  markFormerPrices(document);
  finishCounters(document);
  showProtectedEmails(document);
  if (kind !== 'article') writeTellingPictures(document);
  const facts = isHome ? listFurnitureFacts(document) : [];
  pruneFurniture(document);
  const whole = htmlToBlocks(document.documentElement);
  const main = document.querySelectorAll('main, [role="main"]');
  const only = main.length === 1 ? main[0] : undefined;
  const isMarked = only !== undefined && lengthOf(htmlToBlocks(only)) >= MIN_ARTICLE;
  const isSmall = document.querySelectorAll('*').length <= MAX_ELEMENTS;
  const isLong = lengthOf(whole) >= MIN_ARTICLE;
  if (isSmall && isLong && kind === 'article' && narrowToArticle(document, true)) {
    const article = htmlToBlocks(document.documentElement);
    if (lengthOf(article) >= MIN_ARTICLE) return withTopHeading(mainTextFirst(article), whole);
  }
  if (isMarked) document.body.replaceChildren(only);
  if (isSmall) {
    dropSideTexts(document.body);
    if (isLong && kind === 'other') narrowToArticle(document, false);
  }
  for (const element of facts) {
    element.setAttribute(besideMark, '');
    document.body.append(element);
  }
  const isWhole = !isMarked && !isSmall && facts.length === 0;
  const blocks = isWhole ? whole : htmlToBlocks(document.documentElement);
  return withTopHeading(mainTextFirst(blocks), whole);
}

function mainTextFirst(blocks: Block[]): Block[] {
  return [
    ...blocks.filter(({ isBeside }) => isBeside !== true),
    ...blocks.filter(({ isBeside }) => isBeside === true),
  ];
}

const FURNITURE = [
  'script, style, noscript, template, iframe, nav, footer',
  '[role="navigation"], [role="contentinfo"], [role="search"], [role="alertdialog"], [role="menu"], [role="menubar"]',
  '[aria-modal="true"], dialog:not([open]), table.xdebug-error, .wpdberror',
  ...['cookie', 'consent', 'privacy', 'datenschutz', 'privacidad'].map(
    (name) => `[role="dialog"][aria-label*="${name}" i]`,
  ),
].join(', ');

/** Names that consent tools and themes give to elements over or around the text. */
const BANNER_NAMES =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|ccpa|onetrust|cookiebot|usercentrics|didomi|cookieconsent|cookielaw|breadcrumbs?|skip-(?:link|to-content)|(?:lang(?:uage)?|locale)-?(?:switch(?:er)?|select(?:or)?|chooser|picker|nav)|wpml-ls[\w-]*|addtoany[\w-]*|a2a-kit|social-shar(?:e|ing)|shariff|newsletter-(?:popup|modal)|iubenda|klaro|osano|termly|axeptio|tarteaucitron|complianz|cmplz|cky|quantcast|qc-cmp2|sp-message-container|cmp-?(?:box|wrapper|root|container|banner)|borlabs-?cookie[\w-]*|cc-(?:banner|container|revoke)|eu-?cookie[\w-]*|moove-gdpr[\w-]*|privacy-(?:banner|bar|notice|popup|overlay))(?:$|[\s_-])|cookie-?(?:banner|notice|bar|consent)|^cc-window/i;
const LONGEST_BANNER = 2_000;

function pruneFurniture(document: Document): void {
  for (const nav of document.querySelectorAll('nav')) {
    // A builder of websites folds answers into one: sentences without a link are no menu.
    const isText = /[.!?](?:\s|$)/.test((nav.textContent ?? '').trim());
    if (isText && nav.querySelector('a[href]') === null) nav.replaceWith(...nav.childNodes);
  }
  keepFootOfParts(document);
  for (const element of document.querySelectorAll(FURNITURE)) element.remove();
  dropCookieNotices(document);
  for (const mark of document.querySelectorAll(COMMENT_BACK)) removeComment(mark);
  // The only first-level heading of the page is worth more than the menu next to it.
  const hasOneHeading = document.querySelectorAll('h1').length === 1;
  for (const element of document.querySelectorAll('header, [role="banner"]')) {
    // The header of an article holds its title; that of the page holds its menu.
    const isOfPart = element.closest('main, article, section, [role="main"]') !== null;
    if (!isOfPart && !(hasOneHeading && element.querySelector('h1') !== null)) element.remove();
  }
  // A line that only prints the page, or leads back.
  for (const link of document.querySelectorAll('a[href*="window.print"], a[href*="history.back"]'))
    if (link.parentElement?.textContent?.trim() === link.textContent?.trim()) link.remove();
  for (const crumbs of document.querySelectorAll('[itemtype$="schema.org/BreadcrumbList"]'))
    if (!isContent(crumbs)) crumbs.remove();
  for (const element of document.querySelectorAll('[id], [class]')) {
    const names = `${element.id} ${element.getAttribute('class') ?? ''}`
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replace(/_/g, '-');
    if (BANNER_NAMES.test(names) && !isContent(element)) element.remove();
  }
}

function isContent(element: Element): boolean {
  return (
    /^(?:html|body|main|article|h[1-6])$/i.test(element.localName) ||
    element.querySelector('h1, main, article') !== null ||
    (element.textContent ?? '').length > LONGEST_BANNER
  );
}

/** In exports of Google Docs each comment is a box below the text, which leads back to its mark. */
const COMMENT_BACK = 'a[id^="cmnt"][href*="#cmnt_ref"]';

function removeComment(back: Element): void {
  const line = back.closest('p');
  const box = line?.parentElement;
  const isOwn = box?.localName === 'div' && box.firstElementChild === line;
  (isOwn ? box : (line ?? back)).remove();
}

/** The main text may be found without the page's heading. */
function withTopHeading(blocks: Block[], whole: Block[]): Block[] {
  const top = whole.find(isTopHeading);
  if (top === undefined || blocks.some((block) => isTopHeading(block) && block.isBeside !== true))
    return blocks;
  return [top, ...blocks.filter((block) => !isTopHeading(block))];
}

function isTopHeading(block: Block): boolean {
  return block.kind === 'heading' && block.level === 1;
}

function lengthOf(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'table-row') return sum + block.cells.join('').length;
    return (
      sum + (block.kind === 'question' ? block.question.length + block.answer.length : block.text.length)
    );
  }, 0);
}
