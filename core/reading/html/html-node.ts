/** The little of the DOM that reading needs, so that any parser's tree will do. */
export interface HtmlNode {
  /** 1 for an element, 3 for text, 4 for a CDATA section. */
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: Iterable<HtmlNode>;
}

export interface HtmlElement extends HtmlNode {
  /** Lower case in an HTML document. */
  readonly localName: string;
  getAttribute(name: string): string | null;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return node.nodeType === 1;
}

export function isText(node: HtmlNode): boolean {
  return node.nodeType === 3 || node.nodeType === 4;
}

export function childElements(node: HtmlNode): HtmlElement[] {
  return [...node.childNodes].filter(isElement);
}

/** Is there an element below `node` that `matches`? */
export function hasDescendant(node: HtmlNode, matches: (element: HtmlElement) => boolean): boolean {
  return childElements(node).some((child) => matches(child) || hasDescendant(child, matches));
}
