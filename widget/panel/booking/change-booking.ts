import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { createElement } from '../view/create-element.ts';
import type { BookingContext } from './booking.ts';
import { createCallButtons } from './create-call-buttons.ts';
import { drawBooked } from './draw-booked.ts';
import { formatMoment } from './times/format-moment.ts';
import { ownTimeZone } from './times/own-time-zone.ts';
import type { BookingWords } from './words/en.ts';

/** Shows calls at the end of the conversation, with two buttons each, and does what is chosen. */
export function changeBooking(
  context: BookingContext,
  own: BookingWords,
  bookings: readonly MadeBooking[],
): void {
  const cards = bookings.map((booking) => drawCall(context, own, booking));
  context.show(createElement('div', { class: 'calls' }, ...cards));
}

function drawCall(context: BookingContext, own: BookingWords, booking: MadeBooking): HTMLElement {
  const language = document.documentElement.lang;
  const timeZone = ownTimeZone();
  const titleId = `call-${booking.id}`;
  const draw = (changed: MadeBooking, heading: string) => drawBooked(context, own, changed, heading);
  return createElement(
    'section',
    { class: 'lead booking', 'aria-labelledby': titleId },
    createElement('h2', { id: titleId, dir: 'auto' }, booking.title),
    createElement('p', { class: 'what' }, formatMoment(booking.startAt, timeZone, language)),
    createElement(
      'div',
      { class: 'buttons' },
      ...createCallButtons({ context, own, timeZone, language, booking, draw }),
    ),
  );
}
