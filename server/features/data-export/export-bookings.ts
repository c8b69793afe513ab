import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** The calls that visitors booked in the workspaces that a user owns. */
export function exportBookings({ db }: Services, userId: string): AsyncGenerator<unknown> {
  return readInPages((after, limit) =>
    db
      .select()
      .from(booking)
      .where(and(inArray(booking.workspaceId, ownedWorkspaces(db, userId)), gt(booking.id, after)))
      .orderBy(asc(booking.id))
      .limit(limit),
  );
}
