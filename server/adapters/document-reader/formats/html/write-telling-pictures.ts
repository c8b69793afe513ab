import { saysFacts } from './says-facts.ts';

const LEAST_LETTERS = 10;
const LONGEST = 500;
/** A list of products says it all in words, too. */
const MOST_PICTURES = 50;
const MOST_DRAWINGS = 200;
const FURNITURE = 'header, footer, nav, [role="banner"], [role="contentinfo"], a[href="/"]';

/**
 * Writes the words about a picture in its place, where they state a price, opening hours or a phone number that the page does not
 * state otherwise: a menu or a price list that is a picture. What else is said about pictures describes them, and is no text.
 */
export function writeTellingPictures(document: Document): void {
  writeDrawings(document);
  const pictures = [...document.querySelectorAll('img[alt]')].filter((picture) => {
    const words = wordsOf(picture);
    return words.length >= LEAST_LETTERS && words.length <= LONGEST && saysFacts(words);
  });
  if (pictures.length === 0 || pictures.length > MOST_PICTURES) return;
  const shown = plain(document.body.textContent ?? '');
  for (const picture of pictures) {
    if (picture.closest(FURNITURE) !== null || shown.includes(plain(wordsOf(picture)))) continue;
    const text = document.createElement('p');
    text.textContent = wordsOf(picture);
    picture.replaceWith(text);
  }
}

/** Words that are drawn within a picture, as a price on its label. */
function writeDrawings(document: Document): void {
  const drawings = [...document.querySelectorAll('svg')].slice(0, MOST_DRAWINGS);
  for (const drawing of drawings) {
    const words = [...drawing.querySelectorAll('text')]
      .map((text) => (text.textContent ?? '').trim())
      .join(' ');
    if (words.length > LONGEST || drawing.closest(FURNITURE) !== null || !saysFacts(words)) continue;
    const text = document.createElement('p');
    text.textContent = words;
    drawing.replaceWith(text);
  }
}

function wordsOf(picture: Element): string {
  return (picture.getAttribute('alt') ?? '').trim();
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}
