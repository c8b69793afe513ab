import type { BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import { bookingDaysShown } from '#contract/bookings/bookings.ts';
import { groupByDay } from '#core/bookings/group-by-day.ts';
import { startOfDay } from '#core/bookings/start-of-day.ts';
import type { Context } from '#server/context.ts';
import { withCalComKey } from '#server/features/cal-com/with-cal-com-key.ts';
import { failAsBooking } from '../fail-as-booking.ts';

const dayMs = 86_400_000;
/** Looked through one after the other until there is something free. */
const spansDays = [21, 40, 60];
/** Visitors who come within a minute ask Cal.com for the same. */
const minuteMs = 60_000;

interface Wanted {
  eventTypeId: number;
  timeZone: string;
  /** First day; today when absent. */
  from?: string | undefined;
  /** Of the booking that is to be moved: its time is not in its own way, and is not offered. */
  moved?: { uid: string; startAt: Date };
}

/** The free times of the first days that have some, in the visitor's zone; `unavailable` where Cal.com gives no answer. */
export async function findFreeTimes(
  ctx: Context,
  { eventTypeId, timeZone, from: first, moved }: Wanted,
): Promise<Pick<BookingOffer, 'days' | 'nextDate'>> {
  const now = ctx.clock.now();
  const wanted = first === undefined ? now : startOfDay(first, timeZone);
  let from = Math.floor(Math.max(wanted.getTime(), now.getTime()) / minuteMs) * minuteMs;
  const starts: Date[] = [];
  for (const days of spansDays) {
    const to = new Date(from + days * dayMs);
    const range = { eventTypeId, from: new Date(from), to, movedUid: moved?.uid };
    const read = (key: string) => ctx.calCom.listFreeTimes(key, range);
    const free = await withCalComKey(ctx, read).catch(failAsBooking);
    starts.push(...free.filter((start) => start.getTime() !== moved?.startAt.getTime()));
    const found = groupByDay(starts, { timeZone, now, maximum: bookingDaysShown });
    // A day may end in the next span: what is shown is whole.
    if (found.nextDate !== null) return found;
    from = to.getTime();
  }
  return groupByDay(starts, { timeZone, now, maximum: bookingDaysShown });
}
