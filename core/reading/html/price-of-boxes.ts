import { cleanText } from '#core/reading/text/clean-text.ts';
import { blockElements } from './block-elements.ts';
import { type HtmlElement, type HtmlNode, hasDescendant, isElement, isText } from './html-node.ts';
import { superscriptOf } from './superscript-of.ts';
import { textStart } from './text-start.ts';

const LONGEST = 40;
/** In the markup, where lines are indented. */
const LONGEST_MARKUP = 400;
const MOST_PARTS = 6;
const CURRENCY = /^(?:[€$£¥₺₽₹₩]|EUR|USD|GBP|CHF|TRY|PLN|SEK|DKK|NOK|CZK|kr\.?|TL|Kč|zł|Ft|lei|euros?)$/iu;
const WHOLE = /^\d{1,3}(?:[.,' ]?\d{3})*[.,]?$/;
const CENTS = /^[.,]?\d{2}$/;
const MARK = /^[.,]$/;
const NAMED_WHOLE =
  /(?:^|[\s_-])(?:euros?|dollars?|pounds?|whole|integer|units?|main|major|int)(?:$|[\s_-])/i;
const NAMED_CENTS = /(?:^|[\s_-])(?:cents?|pence|decimals?|fraction(?:al)?(?:-part)?|minor)(?:$|[\s_-])/i;
const SMALL = /(?:^|;)\s*font-size\s*:\s*(?:0?\.\d|[1-8]\d%|[5-9]px|1[0-2]px|small|smaller|x-small)/i;
const SAID_PRICE = /\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(?!\d)/;

/** A piece of text, with the elements around it. */
interface Part {
  text: string;
  around: HtmlElement[];
}

/**
 * A price whose whole and cents are in boxes of their own, as one: where the page says so in the label of the whole, in the
 * names of the parts, or by cents that are drawn smaller next to the sign of a currency. Null for anything else: two
 * figures next to each other are no price.
 */
export function priceOfBoxes(element: HtmlElement): string | null {
  const start = textStart(element, LONGEST_MARKUP);
  if (start.length >= LONGEST_MARKUP || !/\d\s*\d/.test(start) || cleanText(start).length > LONGEST)
    return null;
  const parts = partsOf(element, []);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const said = cleanText(element.getAttribute('aria-label') ?? '');
  if (said.length <= LONGEST && SAID_PRICE.test(said) && figuresOf(said) === figuresOf(textsOf(parts)))
    return said;
  return hasDescendant(element, ({ localName }) => blockElements.has(localName)) ? joinParts(parts) : null;
}

function joinParts(parts: Part[]): string | null {
  const [mark] = parts.filter(({ text }) => MARK.test(text));
  const pieces = parts.filter((part) => part !== mark);
  const at = pieces.findIndex(
    ({ text }, index) => WHOLE.test(text) && CENTS.test(pieces[index + 1]?.text ?? ''),
  );
  const [whole, cents] = [pieces[at], pieces[at + 1]];
  if (whole === undefined || cents === undefined) return null;
  const [before, after] = [pieces.slice(0, at), pieces.slice(at + 2)];
  const signs = [...before, ...after];
  if (!signs.every(({ text }) => CURRENCY.test(text))) return null;
  const isNamed = isCalled(cents, NAMED_CENTS) && (isCalled(whole, NAMED_WHOLE) || signs.length > 0);
  if (!isNamed && !(signs.length > 0 && isDrawnSmaller(cents, whole.text))) return null;
  const own = mark?.text ?? (before.length === 0 && after.length > 0 ? ',' : '.');
  const hasMark = /[.,]$/.test(whole.text) || /^[.,]/.test(cents.text);
  const price = `${textsOf(before)}${whole.text}${hasMark ? '' : own}${cents.text}`;
  return after.length > 0 ? `${price} ${textsOf(after)}` : price;
}

function isCalled({ around }: Part, name: RegExp): boolean {
  return around.some((element) => name.test(element.getAttribute('class') ?? ''));
}

function isDrawnSmaller({ around }: Part, before: string): boolean {
  return around.some(
    (element) => superscriptOf(element, before) !== null || SMALL.test(element.getAttribute('style') ?? ''),
  );
}

function partsOf(node: HtmlNode, around: HtmlElement[]): Part[] {
  return [...node.childNodes].flatMap((child): Part[] => {
    if (isElement(child)) return partsOf(child, [...around, child]);
    const text = isText(child) ? cleanText(child.textContent ?? '') : '';
    return text === '' ? [] : [{ text, around }];
  });
}

function textsOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join('');
}

function figuresOf(text: string): string {
  return text.replace(/\D/g, '');
}
