import { useQuery } from '@tanstack/react-query';
import { BookedCalls } from '#web/console/bookings/booked-calls.tsx';
import { bookingsQuery } from '#web/console/bookings/bookings.queries.ts';

/** The calls that a lead booked; nothing where there are none. */
export function LeadBookings({ leadId }: { leadId: string }) {
  const { data: bookings = [] } = useQuery(bookingsQuery({ leadId }));
  if (bookings.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-semibold">Booked calls</h3>
      <BookedCalls bookings={bookings} />
    </section>
  );
}
