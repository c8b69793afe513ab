import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { emailConnectionLost } from '#server/features/workspaces/email-connection-lost.ts';
import { calComConnection } from './cal-com.table.ts';

const consequence =
  'Visitors cannot book calls in the chat at the moment. They get the link to your booking page, where there is one. Calls that are booked stay.';

/**
 * Notes that Cal.com no longer accepts the connection, and tells owners and admins by email, once until it is connected again.
 * @param apiKey as it is stored: another one may have been stored meanwhile
 */
export async function noteCalComRefusal(ctx: Context, apiKey: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const [lost] = await ctx.db
      .update(calComConnection)
      .set({ refusedAt: now, problem: 'unauthorized', problemAt: now })
      .where(
        and(
          inWorkspace(ctx, calComConnection),
          eq(calComConnection.apiKey, apiKey),
          isNull(calComConnection.refusedAt),
        ),
      )
      .returning({ accountName: calComConnection.accountName });
    if (lost === undefined) return;
    await emailConnectionLost(ctx, { service: 'Cal.com', consequence, path: await pageOf(ctx), ...lost });
  });
}

/** The Cal.com page of an agent, of one that books where there is one. */
async function pageOf(ctx: Context): Promise<string> {
  const [found] = await ctx.db
    .select({ id: agent.id })
    .from(agent)
    .where(inWorkspace(ctx, agent))
    .orderBy(desc(agent.isCalComBookingEnabled), asc(agent.id))
    .limit(1);
  return found === undefined ? paths.dashboard : paths.integration(found.id, 'cal-com');
}
