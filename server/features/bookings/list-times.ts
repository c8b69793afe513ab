import type { BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import { bookingDaysShown } from '#contract/bookings/bookings.ts';
import { listDays } from '#core/bookings/list-days.ts';
import { startOfDay } from '#core/bookings/start-of-day.ts';
import type { Context } from '#server/context.ts';
import { withCalComKey } from '#server/features/cal-com/with-cal-com-key.ts';
import { failAsBooking } from './fail-as-booking.ts';
import type { Offer } from './find-offer.ts';
import { readOfferedEventType } from './read-offered-event-type.ts';
import { requireOffer } from './require-offer.ts';

const dayMs = 86_400_000;
/** Looked through one after the other until there is something free. */
const spansDays = [21, 40, 60];
/** Visitors who come within a minute ask Cal.com for the same. */
const minuteMs = 60_000;

/**
 * What an agent offers to book, with the free times of its first days in the visitor's zone, or of those from a day on.
 * `cannot-process` where it offers nothing, `unavailable` where Cal.com gives no answer.
 */
export async function listTimes(
  ctx: Context,
  agentId: string,
  { timeZone, from }: { timeZone: string; from?: string | undefined },
): Promise<BookingOffer> {
  const offer = await requireOffer(ctx, agentId);
  const { title, minutes, questions } = await readOfferedEventType(ctx, offer);
  const now = ctx.clock.now();
  const wanted = from === undefined ? now : startOfDay(from, timeZone);
  const earliest = Math.floor(Math.max(wanted.getTime(), now.getTime()) / minuteMs) * minuteMs;
  const found = await findDays(ctx, offer, { earliest, timeZone, now });
  return { title, minutes, questions, ...found };
}

async function findDays(
  ctx: Context,
  { eventTypeId }: Offer,
  { earliest, timeZone, now }: { earliest: number; timeZone: string; now: Date },
): Promise<Pick<BookingOffer, 'days' | 'nextDate'>> {
  const starts: Date[] = [];
  let from = earliest;
  for (const days of spansDays) {
    const range = { eventTypeId, from: new Date(from), to: new Date(from + days * dayMs) };
    const read = (key: string) => ctx.calCom.listTimes(key, range);
    starts.push(...(await withCalComKey(ctx, read).catch(failAsBooking)));
    const found = listDays(starts, { timeZone, now, maximum: bookingDaysShown });
    // A day may end in the next span: what is shown is whole.
    if (found.nextDate !== null) return found;
    from = range.to.getTime();
  }
  return listDays(starts, { timeZone, now, maximum: bookingDaysShown });
}
