import { countLetters } from './count-letters.ts';
import { isAboutTexts } from './is-about-texts.ts';
import { linkShareOf } from './link-share-of.ts';
import { saysFacts } from './says-facts.ts';

/** A page of which so much would go is made of what would go: a forum, a list of news. */
const MOST_DROPPED = 0.6;
const LEAST_LINKS = 12;
const NEARLY_ALL_LINKS = 0.8;

const READERS = /comment|kommentar|comentário|comentario|commenti|reacties|yorum|disqus|respond|replies/i;
const MAIN_TEXT = 'h1, main, [role="main"]';

/**
 * Takes out of a page that is no article what is about other texts: teasers, long lists of links, comments. A part that
 * states a price, hours or an address stays, whatever it is called; only comments are dropped.
 */
export function dropSideTexts(root: Element): void {
  const dropped: Element[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (dropped.some((each) => each.contains(element)) || !isSideText(element)) continue;
    dropped.push(element);
  }
  const letters = dropped.reduce((sum, element) => sum + countLetters(element), 0);
  if (letters <= countLetters(root) * MOST_DROPPED) for (const element of dropped) element.remove();
}

function isSideText(element: Element): boolean {
  if (holdsMainText(element)) return false;
  if (isAboutTexts(element)) {
    const names = `${element.id} ${element.getAttribute('class') ?? ''} ${element.querySelector('h2, h3, h4')?.textContent ?? ''}`;
    if (READERS.test(names)) return true;
    return element.querySelector('a[href]') !== null && !saysFacts(element.textContent ?? '');
  }
  const links = mayHoldLinks(element) ? element.querySelectorAll('a[href]').length : 0;
  return (
    links >= LEAST_LINKS && linkShareOf(element) >= NEARLY_ALL_LINKS && !saysFacts(element.textContent ?? '')
  );
}

function holdsMainText(element: Element): boolean {
  const isMain = /^(?:h1|main)$/.test(element.localName) || element.getAttribute('role') === 'main';
  return isMain || (element.firstElementChild !== null && element.querySelector(MAIN_TEXT) !== null);
}

function mayHoldLinks(element: Element): boolean {
  return element.firstElementChild !== null && /^(?:ul|ol|div|section|nav|p)$/.test(element.localName);
}
