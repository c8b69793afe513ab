import { countLetters } from './count-letters.ts';
import { isAboutTexts } from './is-about-texts.ts';
import { saysFacts } from './says-facts.ts';

const FURNITURE = 'footer, [role="contentinfo"], body > header, [role="banner"]';
const LONGEST = 400;
const FEW_LINKS = 0.3;
/** To a phone number or an email address: these are facts themselves. */
const TO_FIRM = 'a[href^="tel:"], a[href^="mailto:"]';

/** The parts of a page's header and footer that state facts: opening hours, an address with a phone number, a price. */
export function listFurnitureFacts(document: Document): Element[] {
  const parts = [...document.querySelectorAll(FURNITURE)];
  return parts
    .filter((part) => !parts.some((each) => each !== part && each.contains(part)))
    .filter((part) => part.querySelector('h1, main, article') === null)
    .flatMap(listFacts);
}

function listFacts(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    const letters = countLetters(child);
    if (letters === 0 || child.localName === 'nav' || !saysFacts(child.textContent ?? '')) return [];
    const isShort = letters <= LONGEST && webLinkShare(child, letters) < FEW_LINKS && !isAboutTexts(child);
    return isShort ? [child] : listFacts(child);
  });
}

function webLinkShare(element: Element, letters: number): number {
  const links = [...element.querySelectorAll('a[href]')].filter((link) => !link.matches(TO_FIRM));
  return links.reduce((sum, link) => sum + countLetters(link), 0) / letters;
}
