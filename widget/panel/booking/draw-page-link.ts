import { createElement } from '../view/create-element.ts';
import type { BookingContext } from './booking.ts';

/** A page of Cal.com, for when the chat cannot do it. */
export function drawPageLink(
  { pageAddress, words }: Pick<BookingContext, 'pageAddress' | 'words'>,
  label: string,
): HTMLElement {
  return createElement(
    'a',
    { class: 'plain page', href: pageAddress, target: '_blank', rel: 'noopener' },
    label,
    createElement('span', { class: 'unseen' }, ` ${words.newTab}`),
  );
}
