import type { HtmlElement } from './html-node.ts';

const HIDDEN_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0?\.?0+\s*(?:;|!|$)|font-size\s*:\s*0(?:\w+|%)?\s*(?:;|!|$)|mso-hide\s*:\s*all|mso-list\s*:\s*ignore|mso-element\s*:\s*comment)/i;

/**
 * Whether a reader of the page does not see this element. What a button unfolds is meant to be read.
 * @param controlled ids of parts that a button unfolds
 */
export function isHidden(element: HtmlElement, controlled: Set<string>): boolean {
  const hidden = element.getAttribute('hidden');
  const isOut =
    (hidden !== null && hidden.toLowerCase() !== 'until-found') ||
    element.getAttribute('aria-hidden') === 'true' ||
    HIDDEN_STYLE.test(element.getAttribute('style') ?? '') ||
    (element.localName === 'dialog' && element.getAttribute('open') === null);
  if (!isOut) return false;
  return !controlled.has(element.getAttribute('id') ?? '') && element.getAttribute('role') !== 'tabpanel';
}
