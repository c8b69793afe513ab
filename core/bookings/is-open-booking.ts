import { type BookingStatus, openBookingStatuses } from '#contract/bookings/bookings.ts';

/** Whether the call takes place, as far as is known. */
export function isOpenBooking({ status }: { status: BookingStatus }): boolean {
  return openBookingStatuses.some((each) => each === status);
}
