import type { HtmlElement } from './html-node.ts';

const STRUCK_ELEMENTS = new Set(['s', 'strike', 'del']);

/** Classes that usual style sheets draw a line through by, and that shops give to a price that no longer holds. */
const STRUCK_CLASS =
  /(?:^|\s)(?:(?:text-)?(?:decoration-)?line-through|strike(?:d|-?through)?|struck|(?:old|was|former)-?price|price-?(?:old|was))(?:$|\s)/i;

/** Is this text struck through? It is no longer true, so it is no statement. */
export function isStruck(element: HtmlElement): boolean {
  return (
    STRUCK_ELEMENTS.has(element.localName) ||
    element.getAttribute('role') === 'deletion' ||
    /text-decoration[\w-]*\s*:[^;]*line-through/i.test(element.getAttribute('style') ?? '') ||
    STRUCK_CLASS.test(element.getAttribute('class') ?? '')
  );
}
