import { childElements, type HtmlNode, isElement, isText } from './html-node.ts';
import { isWithinLine } from './is-within-line.ts';

const BOXES = /^(?:div|li|a|td|dd|button|label|section|header|span)$/;

/** Is this a box that holds elements within a line, and no words of its own? */
export function isRowOfParts(box: HtmlNode): boolean {
  if (!isElement(box) || !BOXES.test(box.localName)) return false;
  const hasWords = [...box.childNodes].some((node) => isText(node) && (node.textContent ?? '').trim() !== '');
  return !hasWords && childElements(box).every(isWithinLine);
}
