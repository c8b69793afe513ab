import { type BookingStatus, openBookingStatuses } from '#contract/bookings/bookings.ts';

/** Whether the call is still to take place: it was neither cancelled nor declined. */
export function isOpenBooking({ status }: { status: BookingStatus }): boolean {
  return openBookingStatuses.some((each) => each === status);
}
