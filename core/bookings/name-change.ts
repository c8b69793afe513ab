import type { BookingChange, BookingStatus } from '#contract/bookings/bookings.ts';

interface StoredBooking {
  status: BookingStatus;
  startAt: Date;
  endAt: Date;
}

const isOn = (status: BookingStatus): boolean => status === 'accepted' || status === 'requested';

/**
 * What happened to a booking between two states of it. One that was cancelled before anybody heard of it is no news, nor is one that
 * its host has confirmed.
 */
export function nameChange(before: StoredBooking, after: StoredBooking): BookingChange {
  if (!isOn(after.status)) return isOn(before.status) ? 'cancelled' : 'other';
  if (before.status === 'pending' || before.status === 'failed') return 'made';
  const isMoved =
    before.startAt.getTime() !== after.startAt.getTime() || before.endAt.getTime() !== after.endAt.getTime();
  return isOn(before.status) && isMoved ? 'moved' : 'other';
}
