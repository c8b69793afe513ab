import { besideMark } from '#core/reading/html/beside-mark.ts';
import { findKept, LEAST_LETTERS } from './find-kept.ts';
import { findLead } from './find-lead.ts';
import { findProse } from './find-prose.ts';
import { isAboutTexts } from './is-about-texts.ts';
import { isCaption } from './is-caption.ts';
import { isPointer } from './is-pointer.ts';
import { isSideMatter } from './is-side-matter.ts';
import { linkShareOf } from './link-share-of.ts';
import { type Measured, measureElements } from './measure-elements.ts';
import { outermostOf } from './outermost-of.ts';
import { saysFacts } from './says-facts.ts';

const LONGEST_PRECIOUS = 400;
const LONGEST_LINE = 80;
/** Their words are one text, links among them. */
const TEXT = /^(?:p|li|t[dh]|d[dt]|h[1-6]|blockquote|caption)$/;
const PART = /^(?:article|div|main|section)$/;
const LINES = /^(?:p|li|d[dt]|h[1-6]|blockquote|caption|pre|font|span|b|strong)$/;
const LEAST_OWN = 0.3;
const FEW_LINKS = 0.3;
/** A part that is named as the body of the article must hold so much of it. */
const LEAST_OF_BODY = 0.4;
/** What Readability finds must be so much of all prose outside of comments and teasers. */
const LEAST_OF_PROSE = 0.25;
/** The article is in the smallest element with so much of its text; what little Readability found elsewhere is not. */
const MOST_OF_TEXT = 0.85;
/** Unless so many letters of it are in another part. */
const SECOND_PART = 800;
/** A part with more of the text is not next to it, whatever its name. */
const LARGEST_SIDE_PART = 0.2;
/** Next to the text there may be so much in the part that holds its heading, in its own letters. */
const MOST_AROUND = 0.3;
/** Of a page that does not say that it is an article, so much must be main text before the rest counts as around it. */
const LEAST_MAIN = 0.3;

/** A text with so many captions tells by its pictures what it tells: how something is made, or one thing after another. */
const MANY_CAPTIONS = 4;

/** Within a text these are part of it. */
const INLINE = new Set(
  'a abbr b bdi br cite code em font i ins kbd mark q small span strong sub sup time u var'.split(' '),
);

/** How themes call the element that holds the text of an article and nothing else. */
const BODY_NAMES =
  '[itemprop~="articleBody"], [class~="entry-content"], [class~="post-content"], [class~="article-body"], [class~="articleBody"], [class~="article-content"], [class~="story-body"], [class~="post-body"], [class~="article__body"], [class~="article-text"]';

/**
 * Tells the main text of a page from what is around it. Of an article Readability says which paragraphs are main text;
 * what is between them, as tables and lists that it drops, is so too, unless it is clearly not part of the text. Around an article
 * everything is taken out but facts, which are marked as beside the text; on any other page everything is marked.
 * @returns whether a main text was found
 */
export function narrowToArticle(document: Document, isDeclared: boolean): boolean {
  const elements = [...document.body.querySelectorAll('*')];
  const order = new Map(elements.map((element, at) => [element, at]));
  const measured = measureElements(document.body);
  // Readability takes longer than all the rest: other pages are told by their sentences alone.
  const lengths = isDeclared ? findText(document, elements, measured) : findProse(document.body, measured);
  const body = findBody(document, lengths, measured);
  const root = body ?? findRoot(document, lengths, measured);
  if (root === null) return false;
  const part = isDeclared || body !== null ? root : withHeading(root, measured);
  const found = withoutSideParts(root, lengths, measured);
  const lead = findLead(elements, order.get(found[0] as Element) ?? 0, measured);
  const kept = new Map(found.map((element) => [element, lengths.get(element) ?? 0]));
  for (const element of lead) kept.set(element, measured(element).letters);
  const end = [...(found.at(-1)?.querySelectorAll('*') ?? [])].at(-1) ?? found.at(-1);
  const first = body !== null || !isDeclared ? -1 : (order.get(beginningOf(found[0], root) as Element) ?? 0);
  const last =
    body !== null || !isDeclared ? elements.length : (order.get(end as Element) ?? elements.length);
  const isOutside = (element: Element) => {
    const at = order.get(element) ?? 0;
    return !part.contains(element) || at < first || at > last;
  };
  const beside = listAround(document.body, {
    kept,
    holders: holdersOf([...kept.keys(), root, part]),
    isOutside,
    measured,
  });
  const captions = beside.filter((element) => !isOutside(element) && isCaption(element, measured));
  const around =
    captions.length < MANY_CAPTIONS ? beside : beside.filter((element) => !captions.includes(element));
  if (isDeclared) {
    for (const element of around) {
      // What a page says around the part that holds its article is on its other pages, too.
      const isTold = isPrecious(element, measured) || isCaption(element, measured);
      if (root.contains(element) && isTold) mark(element);
      else element.remove();
    }
    return true;
  }
  const letters = around.reduce((sum, element) => sum + measured(element).letters, 0);
  if (letters > measured(document.body).letters * (1 - LEAST_MAIN)) return false;
  for (const element of around) mark(element);
  return true;
}

/** The list that begins with what was found, and the heading above. */
function beginningOf(found: Element | undefined, root: Element): Element | undefined {
  const list = found?.parentElement?.closest(LISTS) ?? null;
  const first = list !== null && root.contains(list) && root !== list ? list : found;
  const before = first?.previousElementSibling ?? null;
  return before !== null && /^h[2-6]$/.test(before.localName) ? before : first;
}

const LISTS = 'ul, ol, dl, table';

function mark(element: Element): void {
  element.setAttribute(besideMark, '');
}

/** Readability at times takes a comment or a box for the text. */
function findText(document: Document, elements: Element[], measured: Measured): Map<Element, number> {
  const kept = findKept(document, elements);
  const prose = findProse(document.body, measured);
  return sumOf([...kept]) < sumOf([...prose]) * LEAST_OF_PROSE ? prose : kept;
}

function findBody(document: Document, lengths: Map<Element, number>, measured: Measured): Element | null {
  const bodies = [...document.querySelectorAll(BODY_NAMES)].filter(
    (element) => measured(element).letters >= LEAST_LETTERS,
  );
  const [only, other] = outermostOf(bodies);
  if (only === undefined || other !== undefined) return null;
  // A body that holds little of what Readability finds is that of a teaser.
  const inside = [...lengths].filter(([element]) => only.contains(element));
  return sumOf(inside) >= sumOf([...lengths]) * LEAST_OF_BODY ? only : null;
}

function findRoot(document: Document, lengths: Map<Element, number>, measured: Measured): Element | null {
  const letters = sumOf([...lengths]);
  if (letters < LEAST_LETTERS) return null;
  const within = sumWithin([...lengths]);
  let root: Element = document.body;
  for (;;) {
    const child = [...root.children].find((each) => (within.get(each) ?? 0) >= letters * MOST_OF_TEXT);
    // A text of one paragraph is in the part around it, with its heading and what is next to it.
    if (child === undefined || LINES.test(child.localName)) return root;
    const isInTwoParts = [...root.children].some(
      (each) => each !== child && (within.get(each) ?? 0) >= SECOND_PART && !isSideMatter(each, measured),
    );
    if (isInTwoParts) return root;
    root = child;
  }
}

/** The part that holds the heading of the page, too, where little more is in it than the text: a date, who wrote it. */
function withHeading(root: Element, measured: Measured): Element {
  const { letters, sections } = measured(root);
  for (let at = root.parentElement; at !== null && at.localName !== 'body'; at = at.parentElement) {
    const around = measured(at);
    if (around.sections > sections || around.letters > letters * (1 + MOST_AROUND)) return root;
    if (around.hasTopHeading) return at;
  }
  return root;
}

/** What was found in a small part of the root that is not the main text by its name, is not the main text. */
function withoutSideParts(root: Element, lengths: Map<Element, number>, measured: Measured): Element[] {
  const within = [...lengths].filter(([element]) => root.contains(element));
  const most = sumOf(within) * LARGEST_SIDE_PART;
  const sums = sumWithin(within);
  const isSide = new Map<Element, boolean>();
  const isInSidePart = (element: Element): boolean => {
    if (element === root) return false;
    const known = isSide.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const answer =
      (isSideMatter(element, measured) && (sums.get(element) ?? 0) < most) ||
      (parent !== null && isInSidePart(parent));
    isSide.set(element, answer);
    return answer;
  };
  return within.map(([element]) => element).filter((element) => !isInSidePart(element));
}

function sumOf(lengths: [element: Element, length: number][]): number {
  return lengths.reduce((sum, [, length]) => sum + length, 0);
}

/** How much of what was found is in each element around it. */
function sumWithin(lengths: [element: Element, length: number][]): Map<Element, number> {
  const within = new Map<Element, number>();
  for (const [element, length] of lengths) {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      within.set(at, (within.get(at) ?? 0) + length);
  }
  return within;
}

function holdersOf(elements: Element[]): Set<Element> {
  const holders = new Set<Element>();
  for (const element of elements) {
    for (let at: Element | null = element; at !== null && !holders.has(at); at = at.parentElement)
      holders.add(at);
  }
  return holders;
}

interface Bounds {
  /** The main text, and how much of each is its own. */
  kept: Map<Element, number>;
  /** All that hold something kept. */
  holders: Set<Element>;
  isOutside(element: Element): boolean;
  measured: Measured;
}

/** The outermost elements that are no part of the text. */
function listAround(element: Element, bounds: Bounds): Element[] {
  const { kept, holders, isOutside, measured } = bounds;
  return [...element.children].flatMap((child) => {
    if ((kept.has(element) || TEXT.test(element.localName)) && INLINE.has(child.localName)) return [];
    if (isPointer(child, measured) || child.localName === 'figcaption') return [child];
    if (isWhole(child, kept.get(child) ?? 0, measured)) return [];
    if (holders.has(child) || !(isOutside(child) || isSideMatter(child, measured)))
      return listAround(child, bounds);
    return [child];
  });
}

/** A paragraph is whole, and an element whose text is mostly its own; a part of the page with a stray line is not. */
function isWhole(element: Element, ownLength: number, measured: Measured): boolean {
  if (ownLength === 0) return false;
  const { letters } = measured(element);
  return letters > LONGEST_LINE && (!PART.test(element.localName) || ownLength >= letters * LEAST_OWN);
}

/** Opening hours next to a text are useful to visitors, teasers of other texts are not. */
function isPrecious(element: Element, measured: Measured): boolean {
  const { letters } = measured(element);
  if (letters === 0 || letters > LONGEST_PRECIOUS || linkShareOf(element, measured) >= FEW_LINKS)
    return false;
  return !isAboutTexts(element, measured) && saysFacts(element.textContent ?? '');
}
