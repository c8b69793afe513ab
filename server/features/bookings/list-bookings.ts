import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { listBookings as endpoint } from '#contract/bookings/bookings.endpoints.ts';
import type { Booking } from '#contract/bookings/bookings.schemas.ts';
import { madeBookingStatuses } from '#contract/bookings/bookings.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type Page, pageOf } from '#server/database/page-of.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { booking } from './bookings.table.ts';
import { selectBookings } from './select-bookings.ts';

/** Calls that were booked, newest first; those of a conversation include what its lead booked before it began. */
export function listBookings(ctx: Context, query: QueryOf<typeof endpoint>): Promise<Page<Booking>> {
  const { agentId, leadId, conversationId } = query;
  const where = and(
    inWorkspace(ctx, booking),
    inArray(booking.status, [...madeBookingStatuses]),
    agentId === undefined ? undefined : eq(booking.agentId, agentId),
    leadId === undefined ? undefined : eq(booking.leadId, leadId),
    conversationId === undefined ? undefined : ofConversation(ctx, conversationId),
  );
  return pageOf(ctx, booking, where, query, (where, order, limit) =>
    selectBookings(ctx, where, order, limit),
  );
}

function ofConversation(ctx: Context, conversationId: string): SQL | undefined {
  const leads = ctx.db
    .select({ id: lead.id })
    .from(lead)
    .where(and(inWorkspace(ctx, lead), eq(lead.conversationId, conversationId)));
  return or(eq(booking.conversationId, conversationId), inArray(booking.leadId, leads));
}
