import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { claimingBookingStatuses } from '#contract/bookings/bookings.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type BookingRow, booking } from '../bookings.table.ts';

export type NewBooking = Pick<
  BookingRow,
  | 'agentId'
  | 'visitorId'
  | 'conversationId'
  | 'eventTypeId'
  | 'title'
  | 'startAt'
  | 'endAt'
  | 'timeZone'
  | 'name'
  | 'email'
  | 'answers'
  | 'isPreview'
>;

/** Longer than an attempt waits for Cal.com: one that is older has ended without a word. */
const attemptMs = 120_000;

/**
 * Claims a time for a visitor before Cal.com is asked, so that it is asked once however often this is sent.
 * @returns the row; `isMine` where the caller is to ask Cal.com now, and `isAgain` where an earlier attempt had no answer,
 *   which may have booked the time. Null where another attempt has just given the time up.
 */
export async function claimTime(
  ctx: Context,
  given: NewBooking,
): Promise<{ row: BookingRow; isMine: boolean; isAgain: boolean } | null> {
  const now = ctx.clock.now();
  const values = { ...given, workspaceId: ctx.workspace.id, status: 'pending' as const, askedAt: now };
  const [made] = await ctx.db
    .insert(booking)
    .values({ id: createId('bkg'), ...values })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return { row: made, isMine: true, isAgain: false };
  const theSame = and(
    inWorkspace(ctx, booking),
    eq(booking.agentId, given.agentId),
    eq(booking.visitorId, given.visitorId),
    eq(booking.startAt, given.startAt),
    inArray(booking.status, [...claimingBookingStatuses]),
  );
  const isOver = and(eq(booking.status, 'pending'), lt(booking.askedAt, new Date(now.getTime() - attemptMs)));
  const [taken] = await ctx.db
    .update(booking)
    .set(values)
    .where(and(theSame, or(eq(booking.status, 'failed'), isOver)))
    .returning();
  if (taken !== undefined) return { row: taken, isMine: true, isAgain: true };
  const [row] = await ctx.db.select().from(booking).where(theSame);
  return row === undefined ? null : { row, isMine: false, isAgain: false };
}
