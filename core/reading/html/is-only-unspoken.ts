import { nothingControlled } from './controlled.ts';
import type { HtmlElement } from './html-node.ts';
import { isHidden } from './is-hidden.ts';

/** Is an element hidden from screen readers only? */
export function isOnlyUnspoken(element: HtmlElement): boolean {
  const seen = (name: string) => (name === 'aria-hidden' ? null : element.getAttribute(name));
  const { nodeType, textContent, childNodes, localName } = element;
  return !isHidden({ nodeType, textContent, childNodes, localName, getAttribute: seen }, nothingControlled);
}
