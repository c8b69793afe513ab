import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { readLink } from '#core/markdown/read-link.ts';
import { createElement } from '../view/create-element.ts';
import { fillIn } from '../words/fill-in.ts';
import type { BookingContext } from './booking.ts';
import { createCallButtons } from './create-call-buttons.ts';
import { formatMoment } from './times/format-moment.ts';
import { ownTimeZone } from './times/own-time-zone.ts';
import type { BookingWords } from './words/en.ts';

/**
 * What was booked, where it can be joined, and buttons to move and cancel it: they are there after a reload too.
 * @param heading what has just become of it
 */
export function drawBooked(
  context: BookingContext,
  own: BookingWords,
  booking: MadeBooking,
  heading = own.booked,
): HTMLElement {
  const { id, title, status, startAt, email, meetingUrl } = booking;
  const { words } = context;
  const language = document.documentElement.lang;
  const timeZone = ownTimeZone();
  const draw = (changed: MadeBooking, said: string) => drawBooked(context, own, changed, said);
  const join = status === 'accepted' ? readLink(meetingUrl ?? '') : null;
  return createElement(
    'div',
    { class: 'lead booking booked', 'data-call': id },
    createElement('h2', {}, status === 'accepted' ? heading : own.requested),
    createElement('p', { class: 'what', dir: 'auto' }, title),
    createElement('p', { class: 'what' }, formatMoment(startAt, timeZone, language)),
    createElement('p', {}, fillIn(own.details, { email })),
    createElement(
      'div',
      { class: 'buttons' },
      join &&
        createElement(
          'a',
          { class: 'plain', href: join, target: '_blank', rel: 'noopener' },
          own.join,
          createElement('span', { class: 'unseen' }, ` ${words.newTab}`),
        ),
      ...createCallButtons({ context, own, timeZone, language, booking, draw }),
    ),
  );
}
