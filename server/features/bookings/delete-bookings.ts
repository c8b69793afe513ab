import { and, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { booking } from './bookings.table.ts';

/** Erases bookings here; at Cal.com they stay until somebody cancels or deletes them there. */
export async function deleteBookings(ctx: Context, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await ctx.db.delete(booking).where(and(inWorkspace(ctx, booking), inArray(booking.id, [...bookingIds])));
}
