import type { Booking } from './booking.ts';

/**
 * What it takes to book a call; loaded when it is first needed, from where the document says. Undefined where that fails,
 * such as without a connection.
 */
export async function loadBooking(): Promise<Booking | undefined> {
  try {
    const part: { createBooking(): Promise<Booking> } = await import(
      /* @vite-ignore */ document.body.dataset.booking ?? ''
    );
    return await part.createBooking();
  } catch {
    return undefined;
  }
}
