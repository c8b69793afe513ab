import { and, asc, eq, isNull } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { emailConnectionLost } from '#server/features/workspaces/email-connection-lost.ts';
import { notionConnection } from './notion.table.ts';

const consequence =
  'Changes of your pages there no longer reach your agents, which go on answering from what was read before.';

/**
 * Notes that Notion no longer accepts the connection, and tells owners and admins by email, once until it is connected again.
 * @param refused the token that was used: another one may have been stored meanwhile
 */
export async function noteNotionRefusal(ctx: Context, refused: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const [lost] = await ctx.db
      .update(notionConnection)
      .set({ refusedAt: ctx.clock.now() })
      .where(
        and(
          inWorkspace(ctx, notionConnection),
          eq(notionConnection.tokenEnd, refused.slice(-4)),
          isNull(notionConnection.refusedAt),
        ),
      )
      .returning({ accountName: notionConnection.workspaceName });
    if (lost === undefined) return;
    await emailConnectionLost(ctx, { service: 'Notion', consequence, path: await pageOf(ctx), ...lost });
  });
}

/** Where it is connected again: with the sources of an agent, whichever it is. */
async function pageOf(ctx: Context): Promise<string> {
  const [found] = await ctx.db
    .select({ id: agent.id })
    .from(agent)
    .where(inWorkspace(ctx, agent))
    .orderBy(asc(agent.id))
    .limit(1);
  return found === undefined ? paths.dashboard : `${paths.trainingSources(found.id)}?add=notion`;
}
