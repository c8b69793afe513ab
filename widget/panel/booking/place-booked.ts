import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { createElement } from '../view/create-element.ts';
import type { BookingContext } from './booking.ts';
import { loadBooking } from './load-booking.ts';

/** A place in the conversation for what was booked before, which fills once the part that draws it has come. */
export function placeBooked(context: BookingContext, booking: MadeBooking): HTMLElement {
  const place = createElement('div', {});
  void loadBooking().then((part) => part && place.replaceWith(part.draw(context, booking)));
  return place;
}
