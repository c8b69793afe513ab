import { type HtmlNode, isElement } from './html-node.ts';

const INLINE = /^(?:span|a|b|strong|i|em|small|time|label|data|abbr|bdi|mark|output|font|u)$/;

/** Is this an element that is drawn within a line? */
export function isWithinLine(node: HtmlNode): boolean {
  return isElement(node) && INLINE.test(node.localName);
}
