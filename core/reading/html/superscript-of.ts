import { childElements, type HtmlElement, hasDescendant } from './html-node.ts';
import { textStart } from './text-start.ts';

const RAISED_STYLE =
  /(?:^|;)\s*(?:vertical-align\s*:\s*(?:super|text-top)|font-variant-position\s*:\s*super|font-feature-settings\s*:[^;]*sups)/i;
/** Drawn higher by hand: raised where it is smaller, too. */
const LIFTED_STYLE = /(?:^|;)\s*vertical-align\s*:\s*(?:\d+(?:\.\d+)?|\.\d+)(?:%|em|ex|px|pt)/i;
const MOVABLE_STYLE = /(?:^|;)\s*position\s*:\s*relative\s*(?:;|$)/i;
const MOVED_UP_STYLE = /(?:^|;)\s*(?:top\s*:\s*-\s*|bottom\s*:\s*)[\d.]+(?:em|px|pt|%)/i;
const SMALLER_STYLE = /(?:^|;)\s*font-size\s*:/i;
const RAISED_CLASS = /(?:^|\s)(?:sup|superscript|align-super)(?:$|\s)/i;
/** Smaller figures at the top of the line are cents next to a figure, and nothing else. */
const TOP_CLASS = /(?:^|\s)(?:v?align-)?(?:text-)?top(?:$|\s)/i;
const TOP_STYLE = /(?:^|;)\s*vertical-align\s*:\s*top\b/i;
const CENTS_CLASS = /(?:^|[\s_-])(?:cents?|decimals?|fraction(?:al)?|superscript|sup)(?:$|[\s_-])/i;
const NAMED_CENTS = /(?:^|[\s_-])(?:cents?|decimals?|fraction(?:al)?)(?:$|[\s_-])/i;
const REFERENCE_CLASS =
  /(?:^|[\s_-])(?:reference|(?:Mso)?footnote-?(?:ref(?:erence)?)?|sdfootnoteanc|noteref|fn-?ref|citation)(?:$|[\s_-])/i;

const NOTE_CLASS =
  /(?:^|\s)(?:footnote|endnote|fn)[-_]?(?:number|num|no|nr|mark|marker|ref(?:erence)?|anchor)(?:$|\s)/i;

/** So much of a line tells what a raised figure after it is. */
export const longestEnd = 40;

/**
 * The text of an element that is drawn raised, by its name, its style, or as the cents of a price; `''` for the mark of
 * a note that it links to, which says nothing itself. Null for any other element.
 * @param before the text before it: two small figures right after a figure are cents
 */
export function superscriptOf(element: HtmlElement, before: string): string | null {
  const names = element.getAttribute('class') ?? '';
  const isRaised = element.localName === 'sup' || RAISED_CLASS.test(names) || isDrawnHigher(element);
  if (isNoteMark(element, names, isRaised)) return '';
  if (!isRaised && !/\d[.,]?$/.test(before)) return null;
  if (!isRaised) {
    const isSmall =
      element.localName === 'small' || CENTS_CLASS.test(names) || isAtTop(element) || isAroundCents(element);
    const text = isSmall ? textStart(element, LONGEST_INDENT) : '';
    if (!/^\s*\d{2}\s*$/.test(text)) return null;
    return NAMED_CENTS.test(names) && /\d$/.test(before) ? `.${text.trim()}` : text;
  }
  const text = element.textContent ?? '';
  const isReference =
    /^\s*\[[^\]]{1,12}\]\s*$/.test(text) ||
    element.getAttribute('role') === 'doc-noteref' ||
    REFERENCE_CLASS.test(names) ||
    hasDescendant(element, isLinkWithin);
  return isReference ? '' : text;
}

/** A box with the cents of a price and nothing else. */
function isAroundCents(element: HtmlElement): boolean {
  const [only, other] = childElements(element);
  if (only === undefined || other !== undefined) return false;
  return (
    CENTS_CLASS.test(only.getAttribute('class') ?? '') &&
    only.textContent?.trim() === element.textContent?.trim()
  );
}

function isAtTop(element: HtmlElement): boolean {
  const style = element.getAttribute('style') ?? '';
  return (
    TOP_CLASS.test(element.getAttribute('class') ?? '') ||
    (TOP_STYLE.test(style) && SMALLER_STYLE.test(style))
  );
}

function isDrawnHigher(element: HtmlElement): boolean {
  const style = element.getAttribute('style') ?? '';
  if (RAISED_STYLE.test(style)) return true;
  const isShifted = LIFTED_STYLE.test(style) || (MOVABLE_STYLE.test(style) && MOVED_UP_STYLE.test(style));
  return isShifted && SMALLER_STYLE.test(style);
}

/** A link to a note whose text is raised, or in brackets as word processors write it; or what is named as the mark of a note. */
function isNoteMark(element: HtmlElement, names: string, isRaised: boolean): boolean {
  const isNamed = NOTE_CLASS.test(names);
  if (!isNamed && !isLinkWithin(element)) return false;
  const text = textStart(element, LONGEST_INDENT).trim();
  if (text === '' || text.length > LONGEST_MARK) return false;
  return (
    isNamed ||
    isRaised ||
    REFERENCE_CLASS.test(names) ||
    element.getAttribute('role') === 'doc-noteref' ||
    (NOTE_ADDRESS.test(element.getAttribute('href') ?? '') && NOTE_TEXT.test(text)) ||
    /^\[[^\]]+\]$/.test(text) ||
    hasDescendant(element, (child) => child.localName === 'sup')
  );
}

/** How generators call the places of notes, and what their marks are. */
const NOTE_ADDRESS = /#_?(?:fn|ftn|foot-?note|note|end-?note|cite_note|citation)[-_:.]?\w{0,12}$/i;
const NOTE_TEXT = /^(?:\d{1,3}|[*†‡§]{1,3}|[a-z])$/i;

const LONGEST_MARK = 6;
const SHORT_MARK = 3;
/** In the markup, where lines are indented. */
const LONGEST_INDENT = 200;

/** To a place in this page, or in one whose address is written out. */
function isLinkWithin(element: HtmlElement): boolean {
  const address = element.localName === 'a' ? (element.getAttribute('href') ?? '') : '';
  return (
    address.startsWith('#') ||
    (/#./.test(address) && textStart(element, LONGEST_INDENT).trim().length <= SHORT_MARK)
  );
}
