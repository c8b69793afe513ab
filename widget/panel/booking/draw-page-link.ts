import { createElement } from '../view/create-element.ts';
import type { BookingContext } from './booking.ts';

/** The booking page, for when the chat cannot book. */
export function drawPageLink({ pageAddress, words }: BookingContext, label: string): HTMLElement {
  return createElement(
    'a',
    { class: 'plain page', href: pageAddress, target: '_blank', rel: 'noopener' },
    label,
    createElement('span', { class: 'unseen' }, ` ${words.newTab}`),
  );
}
