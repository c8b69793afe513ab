import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { Context } from '#server/context.ts';
import type { BookingRow } from './bookings.table.ts';

/** A booking as its visitor sees it. */
export function presentMadeBooking({ calCom }: Pick<Context, 'calCom'>, row: BookingRow): MadeBooking {
  const { id, title, email, meetingUrl } = row;
  return {
    id,
    title,
    email,
    meetingUrl,
    status: row.status === 'requested' ? 'requested' : 'accepted',
    startAt: row.startAt.toISOString(),
    endAt: row.endAt.toISOString(),
    manageUrl: calCom.manageUrl(row.uid ?? ''),
    createdAt: row.createdAt.toISOString(),
  };
}
