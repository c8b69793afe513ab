import type { Measured } from './measure-elements.ts';

/** How much of its text is links: 0 to 1. */
export function linkShareOf(element: Element, measured: Measured): number {
  const { letters, linkedLetters } = measured(element);
  if (letters === 0) return 0;
  return element.localName === 'a' ? 1 : linkedLetters / letters;
}
