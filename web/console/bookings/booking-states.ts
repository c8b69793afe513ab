import type { Booking } from '#contract/bookings/bookings.schemas.ts';

/** What each state of a booked call is called, and how it is coloured. */
export const bookingStates: Record<
  Booking['status'],
  { label: string; tone: 'ready' | 'partial' | 'neutral' }
> = {
  accepted: { label: 'Booked', tone: 'ready' },
  requested: { label: 'Waiting for your confirmation', tone: 'partial' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  rejected: { label: 'Declined', tone: 'neutral' },
};
