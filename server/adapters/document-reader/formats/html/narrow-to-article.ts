import { Readability } from '@mozilla/readability';
import { countLetters } from './count-letters.ts';
import { isAboutTexts } from './is-about-texts.ts';
import { isSideMatter } from './is-side-matter.ts';
import { linkShareOf } from './link-share-of.ts';
import { parsePage } from './parse-page.ts';
import { saysFacts } from './says-facts.ts';

const MARK = 'data-at';
const LEAST_LETTERS = 250;
const ASIDE = 'aside, form, [role="complementary"], [class*="sidebar"], [id*="sidebar"]';
const LONGEST_PRECIOUS = 400;
const FEW_LINKS = 0.3;
/** A part that is named as the body of the article must hold so much of it. */
const LEAST_OF_BODY = 0.4;
/** The article is in the smallest element with so much of its text; what little Readability found elsewhere is not. */
const MOST_OF_TEXT = 0.85;

/** Within a text these are part of it. */
const INLINE = new Set(
  'a abbr b bdi br cite code em font i ins kbd mark q small span strong sub sup time u var'.split(' '),
);

const LONG_PARAGRAPH = 100;
const LEAST_PARAGRAPHS = 6;
const LEAST_PROSE = 1_500;

/** How themes call the element that holds the text of an article and nothing else. */
const BODY_NAMES =
  '[itemprop~="articleBody"], [class~="entry-content"], [class~="post-content"], [class~="article-body"], [class~="articleBody"], [class~="article-content"], [class~="story-body"], [class~="post-body"], [class~="article__body"], [class~="article-text"]';

/** Lines within an article that send the reader elsewhere. */
const POINTER =
  /^(?:(?:read|see|watch|learn|find out) (?:more|also|next)|also read|related|recommended|don.t miss|more (?:from|on|in)|sign up|subscribe|follow (?:us|me)|advertisement|sponsored|click here|share (?:this|on)|lesen sie auch|mehr (?:zum thema|lesen)|lire aussi|à lire|lea también|leggi anche|leia (?:também|mais)|lees ook|ayrıca oku|читайте также)\b/iu;
const LONGEST_POINTER = 160;

/**
 * Takes out of the document all that is next to its article. Readability says which paragraphs are the article's; what
 * is between them, as tables and lists that it drops, stays, unless it is clearly not part of the text.
 * @returns the body with what is left, or null when no article is to be found
 */
export function narrowToArticle(document: Document, isDeclared = true): Element | null {
  // Readability takes longer than all the rest, and cannot keep more paragraphs than there are.
  if (!isDeclared && !isProse([...document.body.querySelectorAll('p')])) return null;
  const elements = [...document.body.querySelectorAll('*')];
  elements.forEach((element, at) => {
    element.setAttribute(MARK, String(at));
  });
  const lengths = findKept(copyOf(document), elements);
  const kept = [...lengths.keys()];
  for (const element of elements) element.removeAttribute(MARK);
  if (!isDeclared && !isProse(kept)) return null;
  const body = findBody(document, lengths);
  const root = body ?? findRoot(document, lengths);
  if (root === null) return null;
  const within = kept.filter((element) => root.contains(element));
  const order = new Map(elements.map((element, at) => [element, at]));
  const end = [...(within.at(-1)?.querySelectorAll('*') ?? [])].at(-1) ?? within.at(-1);
  const first = body !== null ? -1 : (order.get(within[0] as Element) ?? 0);
  const last = body !== null ? elements.length : (order.get(end as Element) ?? elements.length);
  const isOutside = (element: Element) => {
    const at = order.get(element) ?? 0;
    return !root.contains(element) || at < first || at > last;
  };
  prune(document.body, {
    kept: new Set(within),
    holders: holdersOf([...within, root]),
    isOutside,
    isDeclared,
    isAround: (element) => root.contains(element),
  });
  return document.body;
}

/** So much running text is an article, even if the page does not say so. */
function isProse(kept: Element[]): boolean {
  const paragraphs = kept.filter(
    (element) => element.localName === 'p' && countLetters(element) >= LONG_PARAGRAPH,
  );
  return (
    paragraphs.length >= LEAST_PARAGRAPHS &&
    paragraphs.reduce((sum, each) => sum + countLetters(each), 0) >= LEAST_PROSE
  );
}

function findBody(document: Document, lengths: Map<Element, number>): Element | null {
  const bodies = [...document.querySelectorAll(BODY_NAMES)].filter(
    (element) => countLetters(element) >= LEAST_LETTERS,
  );
  const [only, other] = bodies.filter(
    (element) => !bodies.some((each) => each !== element && each.contains(element)),
  );
  if (only === undefined || other !== undefined) return null;
  // A body that holds little of what Readability finds is that of a teaser.
  const inside = [...lengths].filter(([element]) => only.contains(element));
  return sumOf(inside) >= sumOf([...lengths]) * LEAST_OF_BODY ? only : null;
}

function findRoot(document: Document, lengths: Map<Element, number>): Element | null {
  const letters = sumOf([...lengths]);
  if (letters < LEAST_LETTERS) return null;
  const within = new Map<Element, number>();
  for (const [element, length] of lengths) {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      within.set(at, (within.get(at) ?? 0) + length);
  }
  let root: Element = document.body;
  for (;;) {
    const child = [...root.children].find((each) => (within.get(each) ?? 0) >= letters * MOST_OF_TEXT);
    if (child === undefined) return root;
    root = child;
  }
}

function sumOf(lengths: [element: Element, length: number][]): number {
  return lengths.reduce((sum, [, length]) => sum + length, 0);
}

function holdersOf(elements: Element[]): Set<Element> {
  const holders = new Set<Element>();
  for (const element of elements) {
    for (let at: Element | null = element; at !== null && !holders.has(at); at = at.parentElement)
      holders.add(at);
  }
  return holders;
}

interface Pruning {
  /** Is an element within the one that holds the article? What a page says around an article is on its other pages, too. */
  isAround(element: Element): boolean;
  kept: Set<Element>;
  holders: Set<Element>;
  isOutside(element: Element): boolean;
  isDeclared: boolean;
}

function prune(element: Element, pruning: Pruning): void {
  const { isAround, kept, holders, isOutside, isDeclared } = pruning;
  for (const child of [...element.children]) {
    if (kept.has(element) && INLINE.has(child.localName)) continue;
    if (isPointer(child) || child.localName === 'figcaption') child.remove();
    else if (kept.has(child) && countLetters(child) > 80) continue;
    else if (holders.has(child) || !(isOutside(child) || isSideMatter(child))) prune(child, pruning);
    else if (isDeclared && !isAround(child)) child.remove();
    else strip(child, isDeclared);
  }
}

/** Keeps what is useful of a part next to the article. */
function strip(element: Element, isDeclared: boolean): void {
  if (isPrecious(element, isDeclared)) return;
  const mayHold = !isDeclared && !isAboutTexts(element) && saysFacts(element.textContent ?? '');
  for (const child of mayHold ? [...element.children] : []) strip(child, isDeclared);
  for (const node of [...element.childNodes]) if (node.nodeType === 3) node.remove();
  if (element.children.length === 0 || !mayHold) element.remove();
}

/**
 * Opening hours next to a text are useful to visitors, teasers of other texts are not. Next to a text of which we only
 * guess that it is an article, any aside counts.
 */
function isPrecious(element: Element, isDeclared: boolean): boolean {
  const letters = countLetters(element);
  if (letters === 0 || letters > LONGEST_PRECIOUS || linkShareOf(element) >= FEW_LINKS) return false;
  if (isAboutTexts(element)) return false;
  return saysFacts(element.textContent ?? '') || (!isDeclared && element.matches(ASIDE));
}

function isPointer(element: Element): boolean {
  const text = (element.textContent ?? '').trim();
  return text.length <= LONGEST_POINTER && POINTER.test(text);
}

/** Written and read again: the parser's own copies lack whole branches of some pages. */
function copyOf(document: Document): Document {
  return parsePage(document.documentElement.outerHTML);
}

/**
 * The elements with text of their own that Readability keeps, in order, and the length of that text. Of line breaks it
 * makes paragraphs of its own, which count for the element around them.
 */
function findKept(copy: Document, elements: Element[]): Map<Element, number> {
  const article = new Readability<Node>(copy, {
    serializer: (node) => node,
    charThreshold: LEAST_LETTERS,
    keepClasses: true,
  }).parse();
  const lengths = new Map<number, number>();
  for (const element of (article?.content as Element | undefined)?.querySelectorAll('*') ?? []) {
    const length = ownText(element).length;
    const mark = Number(element.closest(`[${MARK}]`)?.getAttribute(MARK) ?? -1);
    if (length > 0 && mark >= 0) lengths.set(mark, (lengths.get(mark) ?? 0) + length);
  }
  const inOrder = [...lengths].sort(([left], [right]) => left - right);
  return new Map(
    inOrder.flatMap(([at, length]) => {
      const element = elements[at];
      return element === undefined ? [] : [[element, length] as const];
    }),
  );
}

function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();
}
