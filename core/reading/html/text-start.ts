import { type HtmlNode, isText } from './html-node.ts';

/** The first `length` characters of the text of a node. What comes after them is not read. */
export function textStart(node: HtmlNode, length: number): string {
  if (isText(node)) return (node.textContent ?? '').slice(0, length);
  let text = '';
  for (const child of node.childNodes) {
    if (text.length >= length) break;
    text += textStart(child, length - text.length);
  }
  return text;
}
