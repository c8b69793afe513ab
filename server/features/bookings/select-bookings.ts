import { eq, type SQL } from 'drizzle-orm';
import type { Booking } from '#contract/bookings/bookings.schemas.ts';
import { madeBookingStatuses } from '#contract/bookings/bookings.ts';
import type { Context } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { type BookingRow, booking } from './bookings.table.ts';

/** Bookings as members see them. `where` picks some that were made, of the workspace. */
export async function selectBookings(
  ctx: Context,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Booking[]> {
  const rows = await ctx.db
    .select({ row: booking, agentName: agent.name })
    .from(booking)
    .innerJoin(agent, eq(agent.id, booking.agentId))
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map(({ row, agentName }) => present(row, agentName));
}

function present(row: BookingRow, agentName: string): Booking {
  const status = madeBookingStatuses.find((each) => each === row.status);
  if (status === undefined) throw new Error('Only what was booked is listed.');
  return {
    id: row.id,
    agentId: row.agentId,
    agentName,
    conversationId: row.conversationId,
    leadId: row.leadId,
    title: row.title,
    status,
    startAt: row.startAt.toISOString(),
    endAt: row.endAt.toISOString(),
    timeZone: row.timeZone,
    name: row.name,
    email: row.email,
    answers: row.answers,
    meetingUrl: row.meetingUrl,
    createdAt: row.createdAt.toISOString(),
  };
}
