import { and, eq } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withCalComKey } from '#server/features/cal-com/with-cal-com-key.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import type { CalComBooking } from '#server/ports/cal-com.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { type BookingRow, booking } from '../bookings.table.ts';
import { storeBooking } from '../store-booking.ts';
import type { RefreshBookingData } from './refresh-booking-job.ts';

/** Reads a booking at Cal.com, and stores how it is now. Does nothing where one of them is gone. */
export async function refreshBooking(services: Services, data: RefreshBookingData): Promise<void> {
  const workspace = await findWorkspace(services, data.workspaceId);
  if (workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const [row] = await ctx.db
    .select()
    .from(booking)
    .where(and(inWorkspace(ctx, booking), eq(booking.id, data.bookingId)));
  if (row === undefined) return;
  try {
    const found = await withCalComKey(ctx, (key) => ctx.calCom.getBooking(key, data.uid));
    if (data.uid === row.uid || isNews(row, found)) await storeBooking(ctx, row.id, found);
  } catch (error) {
    const isLater = error instanceof CalComProblem && (error.kind === 'busy' || error.kind === 'unavailable');
    if (!(error instanceof CalComProblem) || isLater) throw error;
  }
}

/** Moved, a booking is another one at Cal.com: what is read by an id of the past may be older than what we know. */
function isNews(row: BookingRow, found: CalComBooking): boolean {
  if (row.uid === null) return found.reference === row.id;
  return found.uid === row.uid || (found.movedFromUid === row.uid && found.status !== 'cancelled');
}
