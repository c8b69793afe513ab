import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { Context } from '#server/context.ts';
import { findCalComConnection } from '#server/features/cal-com/find-cal-com-connection.ts';
import { listComingBookings } from './list-coming-bookings.ts';

/**
 * The calls that a visitor booked in a conversation and that can be moved or cancelled in the chat: none where Cal.com is not
 * connected, or no longer takes the key. One that was booked before the first message belongs to every conversation of the visitor.
 */
export async function findChangeableBookings(
  ctx: Context,
  { agentId, visitorId, conversationId }: { agentId: string; visitorId: string; conversationId: string },
): Promise<MadeBooking[]> {
  const bookings = await listComingBookings(ctx, { agentId, visitorId, conversationId });
  if (bookings.length === 0) return [];
  const connection = await findCalComConnection(ctx);
  return connection === null || connection.refusedAt !== null ? [] : bookings;
}
