import type { HtmlElement } from './html-node.ts';

/** Is this a table, by its element or by the role that it gives itself? */
export function isTable(element: HtmlElement): boolean {
  return (
    element.localName === 'table' || /^(?:table|grid|treegrid)$/.test(element.getAttribute('role') ?? '')
  );
}
