import { type HtmlElement, hasDescendant } from './html-node.ts';
import { silentElements } from './silent-elements.ts';

/** Does an element have no words for a reader, as scripts and controls have none? */
export function isSilent(element: HtmlElement, isInForm: boolean): boolean {
  // A label outside of forms, without a control, is the name of what is next to it.
  if (element.localName === 'label' && !isInForm)
    return element.getAttribute('for') !== null || hasDescendant(element, isControl);
  return silentElements.has(element.localName) || isButton(element);
}

function isControl({ localName }: HtmlElement): boolean {
  return /^(?:input|select|textarea)$/.test(localName);
}

/** A link drawn as a button calls for an action and states nothing, unless it calls a phone or writes an email. */
function isButton(element: HtmlElement): boolean {
  if (element.localName !== 'a' || /^\s*(?:tel|mailto):/i.test(element.getAttribute('href') ?? ''))
    return false;
  const names = element.getAttribute('class') ?? '';
  return element.getAttribute('role') === 'button' || /(?:^|\s)(?:btn|button|cta)(?:$|[\s_-])/i.test(names);
}
