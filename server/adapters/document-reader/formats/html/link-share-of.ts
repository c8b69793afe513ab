import { countLetters } from './count-letters.ts';

/** How much of its text is links: 0 to 1. */
export function linkShareOf(element: Element): number {
  const length = countLetters(element);
  if (length === 0) return 0;
  if (element.localName === 'a') return 1;
  const linked = [...element.querySelectorAll('a[href]')].reduce((sum, link) => sum + countLetters(link), 0);
  return linked / length;
}
