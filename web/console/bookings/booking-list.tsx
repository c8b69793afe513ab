import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { Booking } from '#contract/bookings/bookings.schemas.ts';
import { webPageUrl } from '#core/safety/web-page-url.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { bookingsQuery } from './bookings.queries.ts';

const states: Record<Booking['status'], { label: string; tone: 'ready' | 'partial' | 'neutral' }> = {
  accepted: { label: 'Booked', tone: 'ready' },
  requested: { label: 'Waiting for your confirmation', tone: 'partial' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  rejected: { label: 'Declined', tone: 'neutral' },
};

/** The calls that were booked in a conversation, or by a lead; nothing where there are none. */
export function BookingList({
  of,
  className,
}: {
  of: Parameters<typeof bookingsQuery>[0];
  className?: string;
}) {
  const bookings = useQuery(bookingsQuery(of));
  if (bookings.data === undefined || bookings.data.length === 0) return null;
  return (
    <section className={className}>
      <h3 className="mb-1.5 text-sm font-semibold">Booked calls</h3>
      <ul className="space-y-3">
        {bookings.data.map((booking) => (
          <BookedCall key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

function BookedCall({ booking }: { booking: Booking }) {
  const { label, tone } = states[booking.status];
  const meetingUrl = booking.status === 'accepted' ? webPageUrl(booking.meetingUrl) : null;
  return (
    <li className="space-y-1 rounded-md border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{formatDateTime(booking.startAt)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="wrap-anywhere">{booking.title}</p>
      <p className="wrap-anywhere text-ink-secondary">
        {booking.name}, {booking.email}, {booking.timeZone.replaceAll('_', ' ')}
      </p>
      {booking.answers.map(({ label, answer }) => (
        <p key={label} className="wrap-anywhere">
          <span className="text-ink-secondary">{label}:</span> {answer}
        </p>
      ))}
      {meetingUrl && (
        <a href={meetingUrl} target="_blank" rel="noopener noreferrer" className={linkLook}>
          Open the meeting <ExternalLink aria-label="(opens in a new tab)" className="inline size-3.5" />
        </a>
      )}
    </li>
  );
}
