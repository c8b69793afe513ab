import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { conversation } from './conversations.table.ts';
import { recordConversationsChanged } from './record-conversations-changed.ts';

/**
 * Closes a conversation, for a visitor one of their own: the next message begins another. Closing it twice is no
 * error; `not-found` for one out of reach.
 */
export function finishConversation(ctx: Context, agentId: string, conversationId: string): Promise<void> {
  const now = ctx.clock.now();
  const isRequestOpen = and(isNotNull(conversation.wantedAt), isNull(conversation.endedAt));
  const visitorId = ctx.actor.kind === 'visitor' ? ctx.actor.visitorId : null;
  return withTransaction(ctx, async (ctx) => {
    const { rowCount } = await ctx.db
      .update(conversation)
      .set({
        finishedAt: now,
        // `visitor-finished` of `nextHandling`.
        state: 'closed',
        holder: 'nobody',
        snoozedUntil: null,
        handBackAt: null,
        endedAt: sql`case when ${isRequestOpen} then ${now.toISOString()}::timestamptz else ${conversation.endedAt} end`,
        endedAs: sql`case when ${isRequestOpen} then 'closed' else ${conversation.endedAs} end`,
        version: sql`${conversation.version} + 1`,
      })
      .where(
        and(
          inWorkspace(ctx, conversation),
          eq(conversation.agentId, agentId),
          eq(conversation.id, conversationId),
          visitorId === null ? undefined : eq(conversation.visitorId, visitorId),
        ),
      );
    if (rowCount === 0) throw failure('not-found');
    await recordConversationsChanged(ctx, [agentId]);
  });
}
