import { isSideMatter } from './is-side-matter.ts';
import { linkShareOf } from './link-share-of.ts';
import type { Measured } from './measure-elements.ts';

const LEAST_LETTERS = 40;
const FEW_LINKS = 0.3;
const MOST_PARTS = 3;

const ELEMENTS = /^(?:p|h[2-4]|div|li|strong|span)$/;
const BLOCKS = /^(?:p|div|ul|ol|section|article|header|table|h[1-6]|figure)$/;

/** How themes call the sentences between the heading of a text and its first paragraph. */
const LEAD_NAMES =
  /(?:^|[\s_-])(?:lead|lede|intro\w*|teaser-?text|article-?(?:teaser|intro)|abstract|summary|standfirst|sub-?(?:title|line|head\w*)|vorspann|excerpt|perex|dek|deck|bajada)(?:$|[\s_-])/i;

/**
 * The sentences between the heading of a page and the main text that Readability found: it often leaves them out.
 * @param elements all of the body, in order
 * @param first where the main text begins
 */
export function findLead(elements: readonly Element[], first: number, measured: Measured): Element[] {
  const at = elements.slice(0, first).findLastIndex((element) => element.localName === 'h1');
  const [heading, text] = [elements[at], elements[first]];
  if (heading === undefined || text === undefined) return [];
  const lead: Element[] = [];
  for (const element of elements.slice(at + 1, first)) {
    const isWithin = element.contains(text) || lead.some((each) => each.contains(element));
    if (!isWithin && isLead(element, heading, measured)) lead.push(element);
  }
  return lead.length > MOST_PARTS ? [] : lead;
}

function isLead(element: Element, heading: Element, measured: Measured): boolean {
  if (!ELEMENTS.test(element.localName) || ownLetters(element, measured) < LEAST_LETTERS) return false;
  if (linkShareOf(element, measured) > FEW_LINKS) return false;
  for (let at: Element | null = element; at !== null && !at.contains(heading); at = at.parentElement) {
    if (LEAD_NAMES.test(`${at.id} ${at.getAttribute('class') ?? ''}`)) return true;
    if (isSideMatter(at, measured) || /^fig(?:ure|caption)$/.test(at.localName)) return false;
  }
  return true;
}

/** Letters that are in no block within the element. */
function ownLetters(element: Element, measured: Measured): number {
  const inner = [...element.children]
    .filter((child) => BLOCKS.test(child.localName))
    .reduce((sum, child) => sum + measured(child).letters, 0);
  return measured(element).letters - inner;
}
