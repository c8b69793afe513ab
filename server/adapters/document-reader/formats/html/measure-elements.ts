/** What is asked of an element again and again. */
export interface ElementMeasures {
  /** Letters and figures in its text. */
  letters: number;
  /** Those of them that are in links. */
  linkedLetters: number;
  links: number;
  /** The first heading in it, of any level. */
  heading: Element | null;
  /** How many headings of the second level or below are in it. */
  sections: number;
  /** The heading of a section that its text begins with. */
  opening: Element | null;
  hasTopHeading: boolean;
  /** It holds the top heading of the page, or what is marked as its main text. */
  holdsMain: boolean;
}

/** What was measured of an element. */
export type Measured = (element: Element) => ElementMeasures;

/**
 * Measures all elements of a tree once, each from what is in it: asking each element for all of its text would read the
 * text again for every level around it. Holds until the tree changes.
 */
export function measureElements(root: Element): Measured {
  const known = new Map<Element, ElementMeasures>();
  measure(root, known);
  return (element) => known.get(element) ?? measure(element, known);
}

const NOTHING = { letters: 0, linkedLetters: 0, links: 0, sections: 0 };

function measure(element: Element, known: Map<Element, ElementMeasures>): ElementMeasures {
  const sums: ElementMeasures = {
    ...NOTHING,
    heading: null,
    opening: null,
    hasTopHeading: false,
    holdsMain: false,
  };
  let hasWords = false;
  // One after the other: a list of all children is made again each time.
  for (let node = element.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === 1) {
      addChild(sums, node as Element, { inner: measure(node as Element, known), hasWords });
      hasWords ||= sums.letters > 0;
    } else if (node.nodeType === 3 || node.nodeType === 4) {
      const text = node.textContent ?? '';
      sums.letters += text.replace(/[^\p{L}\p{N}]+/gu, '').length;
      hasWords ||= text.trim() !== '';
    }
  }
  if (sums.hasTopHeading) sums.opening = null;
  known.set(element, sums);
  return sums;
}

function addChild(
  sums: ElementMeasures,
  child: Element,
  { inner, hasWords }: { inner: ElementMeasures; hasWords: boolean },
): void {
  const name = child.localName;
  const isLink = name === 'a' && child.hasAttribute('href');
  const isTop = name === 'h1';
  const isSection = /^h[2-6]$/.test(name);
  if (sums.sections === 0 && !hasWords) sums.opening = isSection ? child : inner.opening;
  sums.letters += inner.letters;
  sums.linkedLetters += inner.linkedLetters + (isLink ? inner.letters : 0);
  sums.links += inner.links + (isLink ? 1 : 0);
  sums.heading ??= isTop || isSection ? child : inner.heading;
  sums.sections += inner.sections + (isSection ? 1 : 0);
  sums.hasTopHeading ||= isTop || inner.hasTopHeading;
  sums.holdsMain ||= isTop || name === 'main' || child.getAttribute('role') === 'main' || inner.holdsMain;
}
