import styles from './booking.css?inline';
import type { Booking } from './booking.ts';
import { changeBooking } from './change-booking.ts';
import { drawBooked } from './draw-booked.ts';
import { loadBookingWords } from './load-booking-words.ts';
import { startBooking } from './start-booking.ts';

let isStyled = false;

/**
 * Entry of a bundle of its own: only chats in which somebody books load it. It shares no code with the panel's bundle, so
 * what the two call of each other keeps its name in both.
 */
export async function createBooking(): Promise<Booking> {
  if (!isStyled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    isStyled = true;
  }
  const own = await loadBookingWords(document.documentElement.lang);
  return {
    start: (context) => startBooking(context, own),
    change: (context, bookings) => changeBooking(context, own, bookings),
    draw: (context, booking) => drawBooked(context, own, booking),
  };
}
