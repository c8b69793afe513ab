import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { isOpenBooking } from '#core/bookings/is-open-booking.ts';
import { BookedCalls } from '#web/console/bookings/booked-calls.tsx';
import { bookingStates } from '#web/console/bookings/booking-states.ts';
import { bookingsQuery } from '#web/console/bookings/bookings.queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';

/** The calls that were booked in a conversation, below a line that opens them; nothing where there are none. */
export function ConversationBookings({ conversationId }: { conversationId: string }) {
  const { data: bookings = [] } = useQuery(bookingsQuery({ conversationId }));
  const shown = bookings.find(isOpenBooking) ?? bookings[0];
  if (shown === undefined) return null;
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-5 text-sm font-semibold focus-visible:-outline-offset-2">
        <CalendarCheck aria-hidden className="size-4 text-ink-secondary" />
        Booked calls{bookings.length > 1 && ` (${bookings.length})`}
        <span className="text-xs font-normal text-ink-secondary">
          {formatDateTime(shown.startAt)}, {bookingStates[shown.status].label.toLowerCase()}
        </span>
      </summary>
      <section
        aria-label="Booked calls"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must reach.
        tabIndex={0}
        className="max-h-80 overflow-y-auto px-5 pt-1 pb-4"
      >
        <BookedCalls bookings={bookings} />
      </section>
    </details>
  );
}
