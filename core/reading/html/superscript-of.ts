import { type HtmlElement, hasDescendant } from './html-node.ts';

const RAISED_STYLE = /(?:^|;)\s*vertical-align\s*:\s*(?:super|text-top)/i;
const CENTS_CLASS = /(?:^|[\s_-])(?:cents?|decimals?|fraction|superscript|sup)(?:$|[\s_-])/i;
const REFERENCE_CLASS = /(?:^|[\s_-])(?:reference|footnote(?:-?ref)?|noteref|fn-?ref|citation)(?:$|[\s_-])/i;

/**
 * The text of an element that is drawn raised, by its name, its style, or as the cents of a price; `''` for the mark of
 * a note that it links to, which says nothing itself. Null for any other element.
 * @param before the text before it: two small figures right after a figure are cents
 */
export function superscriptOf(element: HtmlElement, before: string): string | null {
  const names = element.getAttribute('class') ?? '';
  const isSmall = element.localName === 'small' || CENTS_CLASS.test(names);
  const isRaised = element.localName === 'sup' || RAISED_STYLE.test(element.getAttribute('style') ?? '');
  if (!isRaised && !isSmall) return null;
  const text = element.textContent ?? '';
  if (!isRaised) return /^\s*\d{2}\s*$/.test(text) && /\d[.,]?$/.test(before) ? text : null;
  const isReference =
    /^\s*\[[^\]]{1,12}\]\s*$/.test(text) ||
    element.getAttribute('role') === 'doc-noteref' ||
    REFERENCE_CLASS.test(names) ||
    hasDescendant(element, isLinkWithin);
  return isReference ? '' : text;
}

function isLinkWithin(element: HtmlElement): boolean {
  return element.localName === 'a' && element.getAttribute('href')?.startsWith('#') === true;
}
