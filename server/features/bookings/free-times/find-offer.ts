import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { calComConnection } from '#server/features/cal-com/cal-com.table.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';

export interface Offer {
  agentId: string;
  eventTypeId: number;
}

/**
 * What visitors of an agent can book in its chat; null where there is nothing: booking is off or has no event type, the plan does
 * not include it, or Cal.com is not connected. The chat then has the link to the booking page, if any.
 */
export async function findOffer(ctx: Context, agentId: string): Promise<Offer | null> {
  if (!entitlementsOf(ctx.workspace).hasBooking) return null;
  const [found] = await ctx.db
    .select({ eventTypeId: agent.bookingEventTypeId, refusedAt: calComConnection.refusedAt })
    .from(agent)
    .innerJoin(calComConnection, eq(calComConnection.workspaceId, agent.workspaceId))
    .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId), eq(agent.isCalComBookingEnabled, true)));
  if (found === undefined || found.eventTypeId === null || found.refusedAt !== null) return null;
  return { agentId, eventTypeId: found.eventTypeId };
}
