import { ExternalLink } from 'lucide-react';
import type { Booking } from '#contract/bookings/bookings.schemas.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { bookingStates } from './booking-states.ts';

/** Calls with all that was given for them. */
export function BookedCalls({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <ul className="space-y-3">
      {bookings.map((booking) => (
        <BookedCall key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}

function BookedCall({ booking }: { booking: Booking }) {
  const { label, tone } = bookingStates[booking.status];
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
          <span className="text-ink-secondary">{label.endsWith('?') ? label : `${label}:`}</span> {answer}
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
