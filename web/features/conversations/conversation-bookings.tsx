import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { isOpenBooking } from '#core/bookings/is-open-booking.ts';
import { BookedCalls } from '#web/console/bookings/booked-calls.tsx';
import { bookingStates } from '#web/console/bookings/booking-states.ts';
import { bookingsQuery } from '#web/console/bookings/bookings.queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { DetailFold } from './detail-fold.tsx';

/** The calls that were booked in a conversation, below a line that opens them; nothing where there are none. */
export function ConversationBookings({ conversationId }: { conversationId: string }) {
  const { data: bookings = [] } = useQuery(bookingsQuery({ conversationId }));
  const shown = bookings.find(isOpenBooking) ?? bookings[0];
  if (shown === undefined) return null;
  return (
    <DetailFold
      icon={CalendarCheck}
      title={bookings.length > 1 ? `Booked calls (${bookings.length})` : 'Booked calls'}
      hint={`${formatDateTime(shown.startAt)}, ${bookingStates[shown.status].label.toLowerCase()}`}
    >
      <section aria-label="Booked calls">
        <BookedCalls bookings={bookings} />
      </section>
    </DetailFold>
  );
}
