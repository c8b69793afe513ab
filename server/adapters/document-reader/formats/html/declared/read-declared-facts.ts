import { cleanText } from '#core/reading/text/clean-text.ts';
import { declaredLabels } from './declared-labels.ts';
import { describeDeclaredHours } from './describe-declared-hours.ts';
import { hasType } from './has-type.ts';
import { readDeclaredData } from './read-declared-data.ts';

type Node = Record<string, unknown>;

/** A fact in words, and by what is seen that the page shows it already. */
export interface DeclaredFact {
  text: string;
  /** Whether the fact is about the firm behind the page rather than about what the page is about. */
  isOfFirm: boolean;
  isShownIn(text: string): boolean;
}

/** What is sold or takes place. */
const THING = /^(?:Product|Service|Event|Course|Room|HotelRoom|TouristTrip|MenuItem)$|Event$/;
/** People who write, and texts, have nothing that visitors ask for. */
const NOT_FIRM = /^(?:Person|WebPage|WebSite|BreadcrumbList|ImageObject)$|Article$|Posting$/;
const PERIOD =
  /(?<!\d)\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|Uhr|h)?\s*(?:[–—-]|to|bis|à|a|until)\s*\d{1,2}(?:[:.]\d{2}|\s*(?:[ap]\.?m|Uhr|h))/iu;
const MOST_THINGS = 3;
const LONGEST = 300;

/**
 * Facts that a page declares for machines (schema.org in JSON-LD, hours in microdata): when a business is open, where it is and how
 * it is reached, what a product costs, when an event takes place. Many pages show them by a script alone, or not at all.
 * Must see the document before its scripts are taken out.
 */
export function readDeclaredFacts(document: Document, language: string | null): DeclaredFact[] {
  const own = language ?? 'en';
  const nodes = readDeclaredData(document).flatMap((data) => nodesIn(data, 3));
  const firms = nodes.filter((node) => !hasType(node, NOT_FIRM) && !hasType(node, THING));
  const things = nodes.filter((node) => hasType(node, THING));
  return [
    ...(things.length > MOST_THINGS ? [] : things.flatMap((node) => factsOfThing(node, own))),
    ...firms.flatMap((node) => factsOfFirm(node, own)),
    ...pricesInMarkup(document, own),
    ...hoursInMarkup(document, own),
    ...phoneInMarkup(document, own),
  ];
}

function nodesIn(data: unknown, depth: number): Node[] {
  if (Array.isArray(data)) return data.slice(0, 50).flatMap((each) => nodesIn(each, depth));
  if (typeof data !== 'object' || data === null || depth === 0) return [];
  const node = data as Node;
  return [node, ...['@graph', 'mainEntity', 'department'].flatMap((name) => nodesIn(node[name], depth - 1))];
}

function factsOfFirm(node: Node, language: string): DeclaredFact[] {
  const words = declaredLabels(language);
  const hours = describeDeclaredHours(node, { language, closed: words.closed });
  const [phone, email] = [textOf(node.telephone), textOf(node.email).replace(/^mailto:/i, '')];
  const street = textOf((node.address as Node | undefined)?.streetAddress);
  const figures = phone.replace(/\D/g, '').slice(-6);
  const facts: [label: string, value: string, isShownIn: (text: string) => boolean][] = [
    [words.hours, hours, (text) => PERIOD.test(text)],
    [words.phone, figures === '' ? '' : phone, (text) => text.replace(/\D/g, '').includes(figures)],
    [words.email, email, (text) => text.includes(email)],
    ['Check-in', timeOf(node.checkinTime), (text) => text.includes(timeOf(node.checkinTime))],
    ['Check-out', timeOf(node.checkoutTime), (text) => text.includes(timeOf(node.checkoutTime))],
    [words.address, street === '' ? '' : addressOf(node.address), (text) => text.includes(street)],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value, isShownIn]) => ({ text: `${label}: ${value}`, isOfFirm: true, isShownIn }));
}

/** `15:00` of a time with seconds or of a whole date. */
function timeOf(value: unknown): string {
  return /(?:^|T)(\d{1,2}:\d{2})/.exec(textOf(value))?.[1] ?? '';
}

function factsOfThing(node: Node, language: string): DeclaredFact[] {
  const words = declaredLabels(language);
  const name = textOf(node.name);
  const about = (label: string) => (name === '' ? label : `${name}, ${label}`);
  const facts: DeclaredFact[] = listOf(node.offers)
    .slice(0, 5)
    .flatMap((offer) => {
      const price = priceOf(offer);
      if (price === null) return [];
      return { text: `${about(words.price)}: ${price}`, isOfFirm: false, isShownIn: showsFigure(price) };
    });
  const [start, place] = [textOf(node.startDate), placeOf(node.location)];
  const day = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?/.exec(start)?.[0].replace('T', ' ') ?? '';
  const year = day.slice(0, 4);
  if (day !== '') {
    const isShownIn = (text: string) => text.includes(year) || text.includes(day.slice(11) || year);
    facts.push({ text: `${about(words.date)}: ${day}`, isOfFirm: false, isShownIn });
  }
  if (place !== '') {
    const isShownIn = (text: string) => text.includes(place.split(',')[0] ?? place);
    facts.push({ text: `${about(words.place)}: ${place}`, isOfFirm: false, isShownIn });
  }
  return facts;
}

function priceOf(offer: Node): string | null {
  const [low, high] = [offer.price ?? offer.lowPrice, offer.highPrice].map(textOf);
  if (low === undefined || !/^\d[\d.,]*$/.test(low) || Number(low) === 0) return null;
  const range = high !== undefined && /^\d/.test(high) && high !== low ? `${low}–${high}` : low;
  return `${range} ${textOf(offer.priceCurrency)}`.trim();
}

/** `19.90` is shown as 19,90 or 19.90, and 20.00 as 20, too. */
function showsFigure(price: string): (text: string) => boolean {
  const [whole = '', part = ''] = (/\d[\d.,]*/.exec(price)?.[0] ?? '').split(/[.,](?=\d{1,2}$)/);
  const figure = `(?<![\\d.,])${whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,'\\s]?")}`;
  const cents = /^0*$/.test(part) ? '(?:[.,](?:0+|[-–—]+))?' : `[.,]${part}`;
  const pattern = new RegExp(`${figure}${cents}(?![\\d])`);
  return (text) => pattern.test(text);
}

function placeOf(location: unknown): string {
  const [first] = listOf(location);
  if (first === undefined) return '';
  return [textOf(first.name), addressOf(first.address)].filter((part) => part !== '').join(', ');
}

function addressOf(address: unknown): string {
  if (typeof address === 'string') return textOf(address);
  const [node] = listOf(address);
  if (node === undefined) return '';
  const town = `${textOf(node.postalCode)} ${textOf(node.addressLocality)}`.trim();
  return [textOf(node.streetAddress), town].filter((part) => part !== '').join(', ');
}

/** `<meta itemprop="price" content="89.00">` of a page about one thing. */
function pricesInMarkup(document: Document, language: string): DeclaredFact[] {
  const given = [
    ...document.querySelectorAll(
      '[itemprop~="price"], meta[property="product:price:amount"], meta[property="og:price:amount"]',
    ),
  ];
  if (given.length > MOST_THINGS) return [];
  const currency = document
    .querySelector('[itemprop~="priceCurrency"], meta[property$=":price:currency"]')
    ?.getAttribute('content');
  return given.flatMap((element) => {
    const price = priceOf({ price: element.getAttribute('content'), priceCurrency: currency });
    if (price === null || (element.textContent ?? '').trim() !== '') return [];
    const text = `${declaredLabels(language).price}: ${price}`;
    return [{ text, isOfFirm: false, isShownIn: showsFigure(price) }];
  });
}

/** `<meta itemprop="openingHours" content="Mo-Fr 09:00-17:00">`, or a `time` without words. */
function hoursInMarkup(document: Document, language: string): DeclaredFact[] {
  const given = [...document.querySelectorAll('[itemprop~="openingHours"]')]
    .filter((element) => (element.textContent ?? '').trim() === '')
    .map((element) => textOf(element.getAttribute('content') ?? element.getAttribute('datetime')))
    .filter((text) => text !== '');
  if (given.length === 0) return [];
  const text = `${declaredLabels(language).hours}: ${[...new Set(given)].join('; ')}`;
  return [{ text, isOfFirm: true, isShownIn: (shown) => PERIOD.test(shown) }];
}

/** `<meta itemprop="telephone" content="…">`. */
function phoneInMarkup(document: Document, language: string): DeclaredFact[] {
  const phone = textOf(document.querySelector('meta[itemprop~="telephone"]')?.getAttribute('content'));
  const figures = phone.replace(/\D/g, '').slice(-6);
  if (figures.length < 4) return [];
  const isShownIn = (text: string) => text.replace(/\D/g, '').includes(figures);
  return [{ text: `${declaredLabels(language).phone}: ${phone}`, isOfFirm: true, isShownIn }];
}

function listOf(value: unknown): Node[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((each): each is Node => typeof each === 'object' && each !== null);
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? cleanText(String(value)) : '';
  return text.length > LONGEST ? '' : text;
}
