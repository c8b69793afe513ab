import { childElements, type HtmlElement, type HtmlNode, isText } from './html-node.ts';

/** What is in an element, at any depth. */
export interface Within {
  hasHeading: boolean;
  hasTable: boolean;
  /** Length of its text. */
  length: number;
}

/** Tells what is in the elements of a tree. Each is looked at once, however many tables are around it. */
export function createLookWithin(): (element: HtmlElement) => Within {
  const known = new WeakMap<HtmlNode, Within>();
  const look = (element: HtmlElement): Within => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const within: Within = { hasHeading: false, hasTable: false, length: 0 };
    for (const node of element.childNodes) if (isText(node)) within.length += (node.textContent ?? '').length;
    for (const child of childElements(element)) {
      const inner = look(child);
      within.hasHeading ||= inner.hasHeading || /^h[1-6]$/.test(child.localName);
      within.hasTable ||= inner.hasTable || child.localName === 'table';
      within.length += inner.length;
    }
    known.set(element, within);
    return within;
  };
  return look;
}
