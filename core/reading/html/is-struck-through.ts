import type { HtmlElement } from './html-node.ts';

const STRUCK_ELEMENTS = new Set(['s', 'strike', 'del']);

/**
 * Classes that common style sheets draw with a line through, and that shops give to a price that is no longer valid.
 */
const STRUCK_CLASS =
  /(?:^|\s)(?:(?:text-)?(?:decoration-)?line-through|(?:(?:is|has|text|fw|font)-)?strike(?:d|-?through)?|struck|(?:[\w-]*[-_])?(?:price|text|amount)-{1,2}(?:strike(?:d|-?through)|struck|barred|crossed(?:-out)?)|(?:old|was|former)[-_]{0,2}price|(?:[\w-]*[-_])?price[-_]{0,2}(?:old|was|before|former)|strike-?(?:d|through)?[-_]{0,2}price)(?:$|\s)/i;

/** Whether this text is struck through: then it is no longer true, and is left out. */
export function isStruckThrough(element: HtmlElement): boolean {
  return (
    STRUCK_ELEMENTS.has(element.localName) ||
    element.getAttribute('role') === 'deletion' ||
    /text-decoration[\w-]*\s*:[^;]*line-through/i.test(element.getAttribute('style') ?? '') ||
    STRUCK_CLASS.test(element.getAttribute('class') ?? '')
  );
}
