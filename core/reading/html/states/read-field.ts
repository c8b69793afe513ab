import { cleanText } from '#core/reading/text/clean-text.ts';
import type { HtmlElement } from '../html-node.ts';

const LONGEST = 120;

/** What stands in a field that cannot be changed, such as a code for a discount; null for any other element. */
export function readField(element: HtmlElement): string | null {
  if (element.localName !== 'input' || element.getAttribute('readonly') === null) return null;
  if (!/^(?:text)?$/i.test(element.getAttribute('type') ?? '')) return null;
  const text = cleanText(element.getAttribute('value') ?? '');
  // Addresses and code are there to be copied.
  const isTold = /\p{L}{2}/u.test(text) && /\d/.test(text) && !/:\/\/|[<>{}]/.test(text);
  return isTold && text.length <= LONGEST ? ` ${text} ` : null;
}
