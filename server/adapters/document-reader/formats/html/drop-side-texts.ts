import { isAboutTexts } from './is-about-texts.ts';
import { linkShareOf } from './link-share-of.ts';
import { type Measured, measureElements } from './measure-elements.ts';
import { saysFacts } from './says-facts.ts';

/** A page of which so much would go is made of what would go: a forum, a list of news. */
const MOST_DROPPED = 0.6;
const LEAST_LINKS = 12;
const NEARLY_ALL_LINKS = 0.8;

const READERS = /comment|kommentar|comentário|comentario|commenti|reacties|yorum|disqus|respond|replies/i;
/** What readers write is a part of its own: a remark on opening hours is a piece of a line or a cell. */
const WITHIN_TEXT = /^(?:span|p|t[dh]|tr|d[dt]|li|small|em|strong|b|i|a|h[1-6]|label)$/;
/** Of a longer part so much is looked at for facts. */
const LONGEST_LOOK = 50_000;

/**
 * Takes out of a page that is no article what is about other texts: teasers, long lists of links, comments. A part that
 * states a price, hours or an address stays, whatever it is called; only comments are dropped.
 */
export function dropSideTexts(root: Element): void {
  const measured = measureElements(root);
  const dropped = listSideTexts(root, measured);
  const letters = dropped.reduce((sum, element) => sum + measured(element).letters, 0);
  if (letters <= measured(root).letters * MOST_DROPPED) for (const element of dropped) element.remove();
}

function listSideTexts(element: Element, measured: Measured): Element[] {
  return [...element.children].flatMap((child) =>
    isSideText(child, measured) ? [child] : listSideTexts(child, measured),
  );
}

function isSideText(element: Element, measured: Measured): boolean {
  if (holdsMainText(element, measured)) return false;
  if (isAboutTexts(element, measured)) {
    const names = `${element.id} ${element.getAttribute('class') ?? ''} ${element.querySelector('h2, h3, h4')?.textContent ?? ''}`;
    if (READERS.test(names) && !WITHIN_TEXT.test(element.localName)) return true;
    return measured(element).links > 0 && !statesFacts(element);
  }
  const links = mayHoldLinks(element) ? measured(element).links : 0;
  return links >= LEAST_LINKS && linkShareOf(element, measured) >= NEARLY_ALL_LINKS && !statesFacts(element);
}

function statesFacts(element: Element): boolean {
  return saysFacts((element.textContent ?? '').slice(0, LONGEST_LOOK));
}

function holdsMainText(element: Element, measured: Measured): boolean {
  const isMain = /^(?:h1|main)$/.test(element.localName) || element.getAttribute('role') === 'main';
  return isMain || measured(element).holdsMain;
}

function mayHoldLinks(element: Element): boolean {
  return element.firstElementChild !== null && /^(?:ul|ol|div|section|nav|p)$/.test(element.localName);
}
