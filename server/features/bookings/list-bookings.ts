import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { listBookings as endpoint } from '#contract/bookings/bookings.endpoints.ts';
import type { Booking } from '#contract/bookings/bookings.schemas.ts';
import { madeBookingStatuses } from '#contract/bookings/bookings.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type Page, pageOf } from '#server/database/page-of.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { type BookingRow, booking } from './bookings.table.ts';

/** Calls that were booked, newest first; those of a conversation also where they were booked before it began. */
export function listBookings(ctx: Context, query: QueryOf<typeof endpoint>): Promise<Page<Booking>> {
  const { agentId, leadId, conversationId } = query;
  const where = and(
    inWorkspace(ctx, booking),
    inArray(booking.status, [...madeBookingStatuses]),
    agentId === undefined ? undefined : eq(booking.agentId, agentId),
    leadId === undefined ? undefined : eq(booking.leadId, leadId),
    conversationId === undefined ? undefined : ofConversation(ctx, conversationId),
  );
  return pageOf(ctx, booking, where, query, async (where, order, limit) => {
    const rows = await ctx.db
      .select({ row: booking, agentName: agent.name })
      .from(booking)
      .innerJoin(agent, eq(agent.id, booking.agentId))
      .where(where)
      .orderBy(order)
      .limit(limit);
    return rows.map(({ row, agentName }) => present(row, agentName));
  });
}

function ofConversation(ctx: Context, conversationId: string): SQL | undefined {
  const leads = ctx.db
    .select({ id: lead.id })
    .from(lead)
    .where(and(inWorkspace(ctx, lead), eq(lead.conversationId, conversationId)));
  return or(eq(booking.conversationId, conversationId), inArray(booking.leadId, leads));
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
