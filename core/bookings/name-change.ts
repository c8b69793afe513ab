import type { BookingChange, BookingStatus } from '#contract/bookings/bookings.ts';
import { isOpenBooking } from './is-open-booking.ts';

interface StoredBooking {
  status: BookingStatus;
  startAt: Date;
  endAt: Date;
}

/**
 * What happened to a booking between two states of it. One that was cancelled before anybody heard of it is no news, nor is one that
 * its host has confirmed.
 */
export function nameChange(before: StoredBooking, after: StoredBooking): BookingChange {
  if (!isOpenBooking(after)) return isOpenBooking(before) ? 'cancelled' : 'other';
  if (before.status === 'pending' || before.status === 'failed') return 'made';
  const isMoved =
    before.startAt.getTime() !== after.startAt.getTime() || before.endAt.getTime() !== after.endAt.getTime();
  return isOpenBooking(before) && isMoved ? 'moved' : 'other';
}
