import { isOnlySpoken } from '#core/reading/html/is-only-spoken.ts';
import { isStruckThrough } from '#core/reading/html/is-struck-through.ts';
import { strikeElement } from './strike-element.ts';

/** Names that shops give to a price that was valid before. Alone, such a price is the one that is valid. */
const FORMER =
  /(?:^|[\s_-])(?:compare(?:-?at)?(?:-?price)?|(?:original|regular|list|retail|before|previous|full|standard|crossed(?:-?out)?)-?price|crossed-?out|msrp|rrp|uvp|price-before-discount|price[\w-]*__original|price[_-]{1,2}crossed(?:-?out)?|(?:alter|statt|streich|vorher)-?preis|preis-?(?:alt|statt|vorher|durchgestrichen)|(?:ancien|vieux)-?prix|prix-?(?:barr[eé]|ancien|avant)|precio-?(?:anterior|tachado|antiguo|viejo)|prezzo-?(?:barrato|vecchio|precedente|listino)|(?:oude|van|was)-?prijs|prijs-?(?:oud|was)|(?:stara|poprzednia)-?cena|cena-?(?:stara|poprzednia)|eski-?fiyat|fiyat-?eski|pre[cç]o-?(?:antigo|anterior|de))(?:$|[\s_-])/i;
const CURRENT =
  '[class*="sale"], [class*="special"], [class*="current"], [class*="final"], [class*="discounted"], [class*="promo"], [class*="price-now"], [class*="new-price"], [class*="reduced"], [class*="neu"], [class*="aktuell"], [class*="nouveau"], [class*="nuevo"], [class*="nuovo"], [class*="nieuw"], [class*="yeni"], [class*="price--highlight"], ins';
const CANDIDATES =
  '[class*="rice"], [class*="preis" i], [class*="prix" i], [class*="precio" i], [class*="prezzo" i], [class*="prijs" i], [class*="cena" i], [class*="fiyat" i], [class*="preco" i], [data-hook*="price"], [class*="ompare"], [class*="rossed"], [class*="msrp" i], [class*="rrp" i], [class*="uvp" i]';
const PRICE = /\d/;
const ONE_PRICE = /[€$£¥₺₽₹]\s?\d|\d\s?(?:€|£|₺|EUR|USD|GBP|CHF|TRY|zł|kr|TL)/g;
/** These are never the price that is valid, where another is next to them. */
const COMPARED = /compare|crossed|list-?price|msrp|rrp|uvp|before-discount|__original/i;
/** `with-list-price`: what a part has is not what it is. */
const ABOUT_PARTS = /(?:^|\s)(?:with|has|no|without|is)-[\w-]+/gi;
/** Next to it there is only another price. */
const BARE_PRICE =
  /^\s*(?:(?:now|only|from|sale(?: price)?|jetzt|nur|ab|neu)\b:?\s*)?(?:[€$£¥₺₽₹]|EUR|USD|GBP|CHF)?\s?\d[\d.,]*(?:\s?(?:€|£|EUR|USD|GBP|CHF|kr|zł|TL|TRY|Kč|Ft|lei|₺))?\s*$/u;
const LABEL = /^\s*[\p{L}][\p{L}. ]{1,24}:\s*$/u;
/** Around one product. */
const HIGHEST = 3;
const LONGEST_BOX = 200;
/** In the markup, where lines are indented. */
const LONGEST_TEXT = 2_000;

/**
 * Strikes prices that a shop has replaced, which its style sheet draws with a line through them: next to a price that is
 * named as the valid one, or in words for those who listen to a page.
 */
export function markFormerPrices(document: Document): void {
  for (const element of document.querySelectorAll(CANDIDATES)) {
    const names = namesOf(element).replace(ABOUT_PARTS, ' ');
    if (FORMER.test(names) && isReplaced(element)) strikeElement(withLabel(element));
  }
  // A theme of Shopify hides it by this class of the whole.
  for (const element of document.querySelectorAll('.price--on-sale .price__regular')) strikeElement(element);
  for (const struck of document.querySelectorAll('del, s, strike')) strikeSpoken(struck);
}

/** A builder of websites names its parts by hooks in place of classes. */
function namesOf(element: Element): string {
  return `${element.getAttribute('class') ?? ''} ${element.getAttribute('data-hook') ?? ''}`;
}

function isReplaced(element: Element): boolean {
  let box = element.parentElement;
  // A long one is no price, and its text is not read.
  if (box === null || shortTextOf(box) === null || isStruckThrough(element)) return false;
  const own = element.textContent ?? '';
  if (!PRICE.test(own)) return false;
  for (let height = 0; box !== null && height < HIGHEST; height += 1) {
    const around = shortTextOf(box);
    if (around === null) return false;
    const valid = [...box.querySelectorAll(CURRENT)].some((each) => isOtherPrice(each, element));
    if (valid) return true;
    // Without a name for the valid price: a plain price right next to one that is named as compared.
    if (height === 0 && /compare|crossed/i.test(namesOf(element))) {
      if (PRICE.test(around.replace(inOneLine(own), ''))) return true;
    }
    if (height <= 1 && COMPARED.test(namesOf(element)) && holdsOneOther(box, own)) return true;
    if (height === 0 && BARE_PRICE.test(around.replace(inOneLine(own), ''))) return true;
    box = box.parentElement;
  }
  return false;
}

function holdsOneOther(box: Element, own: string): boolean {
  const rest = (box.textContent ?? '').replace(own, ' ');
  return box.querySelector('li, tr, article') === null && rest.match(ONE_PRICE)?.length === 1;
}

/** `RRP: 120` goes with its label, which would else stand before the price that is valid. */
function withLabel(element: Element): Element {
  const box = element.parentElement;
  const rest = (box?.textContent ?? '').replace(element.textContent ?? '', '');
  return box !== null && LABEL.test(rest) ? box : element;
}

/** The text of a box around one product; null where it is longer. It is read no further: a list has thousands of prices. */
function shortTextOf(box: Element): string | null {
  let text = '';
  for (const part of textsIn(box)) {
    if (part.length > LONGEST_TEXT) return null;
    text = inOneLine(text + part);
    if (text.length > LONGEST_BOX) return null;
  }
  return text;
}

function* textsIn(node: Node): Generator<string> {
  // One after the other: a list of all children is made again each time.
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === child.TEXT_NODE) yield child.textContent ?? '';
    else yield* textsIn(child);
  }
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function isOtherPrice(each: Element, element: Element): boolean {
  if (each.contains(element) || element.contains(each)) return false;
  return PRICE.test(each.textContent ?? '') && !FORMER.test(namesOf(each));
}

/** `Original price was: 120.` next to a struck 120. */
function strikeSpoken(struck: Element): void {
  const figures = figuresOf(struck);
  for (const next of [struck.previousElementSibling, struck.nextElementSibling]) {
    if (next !== null && figures !== '' && isOnlySpoken(next) && figuresOf(next) === figures)
      strikeElement(next);
  }
}

function figuresOf(element: Element): string {
  return (element.textContent ?? '').replace(/\D+/g, '');
}
