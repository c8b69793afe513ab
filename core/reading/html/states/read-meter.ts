import { cleanText } from '#core/reading/text/clean-text.ts';
import type { HtmlElement } from '../html-node.ts';

/** How far a drawn measure goes, as `3/5`, unless it has words of its own; null for any other element. */
export function readMeter(element: HtmlElement): string | null {
  if (element.localName !== 'meter' || cleanText(element.textContent ?? '') !== '') return null;
  const [value, most] = [element.getAttribute('value'), element.getAttribute('max')].map(
    (each) => each ?? '',
  );
  return /^[\d.]+$/.test(value ?? '') && /^[\d.]+$/.test(most ?? '') ? ` ${value}/${most} ` : null;
}
