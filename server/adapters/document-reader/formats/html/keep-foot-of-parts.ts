import { saysFacts } from './says-facts.ts';

const PARTS = 'section, article, li, blockquote, figure, dialog';
const LONGEST_FOOT = 300;
const LONGEST_PART = 2_000;

/** Keeps the foot of a card or a section that states a price or hours; that of the page is read elsewhere. */
export function keepFootOfParts(document: Document): void {
  for (const foot of document.querySelectorAll('footer')) {
    const part = foot.closest(PARTS);
    const text = foot.textContent ?? '';
    const isOfPart =
      part !== null &&
      part.querySelector('h1, main') === null &&
      (part.textContent ?? '').length <= LONGEST_PART;
    if (!isOfPart || text.length > LONGEST_FOOT || !saysFacts(text)) continue;
    const box = document.createElement('div');
    box.append(...foot.childNodes);
    foot.replaceWith(box);
  }
}
