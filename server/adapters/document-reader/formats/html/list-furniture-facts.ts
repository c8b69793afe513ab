import { isAboutTexts } from './is-about-texts.ts';
import { type Measured, measureElements } from './measure-elements.ts';
import { outermostOf } from './outermost-of.ts';
import { saysFacts } from './says-facts.ts';

const FURNITURE = 'footer, [role="contentinfo"], body > header, [role="banner"]';
const LONGEST = 400;
const FEW_LINKS = 0.3;
/** To a phone number or an email address: these are facts themselves. */
const TO_FIRM = 'a[href^="tel:"], a[href^="mailto:"]';

/** The parts of a page's header and footer that state facts: opening hours, an address with a phone number, a price. */
export function listFurnitureFacts(document: Document): Element[] {
  return outermostOf(document.querySelectorAll(FURNITURE))
    .filter((part) => part.querySelector('h1, main, article') === null)
    .flatMap((part) => listFacts(part, measureElements(part)));
}

function listFacts(element: Element, measured: Measured): Element[] {
  return [...element.children].flatMap((child) => {
    const { letters } = measured(child);
    if (letters === 0 || child.localName === 'nav') return [];
    if (letters > LONGEST) return listFacts(child, measured);
    if (!saysFacts(child.textContent ?? '')) return [];
    const isTold = webLinkShare(child, measured) < FEW_LINKS && !isAboutTexts(child, measured);
    return isTold ? [child] : listFacts(child, measured);
  });
}

function webLinkShare(element: Element, measured: Measured): number {
  const links = [...element.querySelectorAll('a[href]')].filter((link) => !link.matches(TO_FIRM));
  return links.reduce((sum, link) => sum + measured(link).letters, 0) / measured(element).letters;
}
