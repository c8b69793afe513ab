import { type HtmlNode, isElement, isText } from './html-node.ts';
import { isWithinLine } from './is-within-line.ts';
import { textStart } from './text-start.ts';

/** Two pieces of one line, without white space between them. */
interface Seam {
  before: HtmlNode;
  after: HtmlNode;
  /** Whether what is around them holds elements within a line, and no words of its own. */
  isRow: () => boolean;
}

/** A word divided between two elements of a word processor has no names that say anything. */
const TELLING_NAME = /(?:^|[\s_-])(?!Mso)\p{L}{3,}(?:$|[\s_-])/u;
/** A figure, or a price. */
const FIGURE = /^(?:[€$£¥₺₽₹]\s?)?\d/;
const LEAST_LETTERS = 3;
const LONGEST_END = 10;
const LONGEST_START = 20;
/** In the markup, where lines are indented. */
const LONGEST_INDENT = 200;

/**
 * Are two pieces drawn apart from each other, although nothing in the text divides them? A word next to a figure is
 * (`Soup` and `6.50`), and so are the elements of a box that holds nothing else, as the name and the hours of a day.
 * @param line the line so far
 */
export function isApart(line: string, { before, after, isRow }: Seam): boolean {
  if (!(isWithinLine(before) || isWithinLine(after))) return false;
  // Of a line with thousands of pieces only the end is looked at, for each of them.
  const end = line.slice(-LONGEST_END);
  if (!/[\p{L}\p{N}]$/u.test(end)) return false;
  const next = textStart(after, LONGEST_START);
  if (!/^[\p{L}\p{N}€$£¥₺₽₹]/u.test(next) || !isOfLine(before) || !isEither(after)) return false;
  if (/\p{L}{3}$/u.test(end) && FIGURE.test(next)) return true;
  // Raised figures, too.
  if (/\p{N}$/u.test(end) && /^\p{L}{3}/u.test(next)) return true;
  if (isTime(before) || isTime(after)) return true;
  return isPart(before) && isPart(after) && isRow();
}

/** A box within the line, as that of the cents of a price, has not ended it. */
function isOfLine(node: HtmlNode): boolean {
  return isEither(node) || (isElement(node) && node.localName === 'div');
}

function isEither(node: HtmlNode): boolean {
  return isText(node) || isWithinLine(node);
}

function isTime(node: HtmlNode): boolean {
  return isElement(node) && node.localName === 'time';
}

/** Long enough to be no part of a word or figure, and named, unless nothing at all is said about it. */
function isPart(node: HtmlNode): boolean {
  if (!isElement(node) || textStart(node, LONGEST_INDENT).trim().length < LEAST_LETTERS) return false;
  const names = node.getAttribute('class') ?? '';
  if (names !== '') return TELLING_NAME.test(names);
  return `${node.getAttribute('style') ?? ''}${node.getAttribute('lang') ?? ''}` === '';
}
