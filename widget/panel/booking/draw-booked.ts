import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { readLink } from '#core/markdown/read-link.ts';
import { createElement } from '../view/create-element.ts';
import { fillIn } from '../words/fill-in.ts';
import type { PanelWords } from './booking.ts';
import { formatMoment } from './format-moment.ts';
import { ownTimeZone } from './own-time-zone.ts';
import type { BookingWords } from './words/en.ts';

/**
 * What was booked, and where it can be moved, cancelled and joined.
 * @param heading what has just become of it
 */
export function drawBooked(
  { id, title, status, startAt, email, manageUrl, meetingUrl }: MadeBooking,
  words: PanelWords,
  own: BookingWords,
  heading = own.booked,
): HTMLElement {
  const language = document.documentElement.lang;
  const link = (address: string | null, label: string) => {
    const href = readLink(address ?? '');
    return (
      href &&
      createElement(
        'a',
        { class: 'plain', href, target: '_blank', rel: 'noopener' },
        label,
        createElement('span', { class: 'unseen' }, ` ${words.newTab}`),
      )
    );
  };
  return createElement(
    'div',
    { class: 'lead booking booked', 'data-call': id },
    createElement('h2', {}, status === 'accepted' ? heading : own.requested),
    createElement('p', { class: 'what', dir: 'auto' }, title),
    createElement('p', { class: 'what' }, formatMoment(startAt, ownTimeZone(), language)),
    createElement('p', {}, fillIn(own.details, { email })),
    createElement(
      'div',
      { class: 'buttons' },
      status === 'accepted' && link(meetingUrl, own.join),
      link(manageUrl, own.change),
    ),
  );
}
