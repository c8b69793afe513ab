import type { BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import type { Context } from '#server/context.ts';
import { findFreeTimes } from './find-free-times.ts';
import { readOfferedEventType } from './read-offered-event-type.ts';
import { requireOffer } from './require-offer.ts';

/**
 * What an agent offers to book, with the free times of its first days in the visitor's zone, or of those from a day on.
 * `cannot-process` where it offers nothing, `unavailable` where Cal.com gives no answer.
 */
export async function listFreeTimes(
  ctx: Context,
  agentId: string,
  when: { timeZone: string; from?: string | undefined },
): Promise<BookingOffer> {
  const offer = await requireOffer(ctx, agentId);
  const { title, minutes, questions } = await readOfferedEventType(ctx, offer);
  const { eventTypeId } = offer;
  return { title, minutes, questions, ...(await findFreeTimes(ctx, { eventTypeId, ...when })) };
}
