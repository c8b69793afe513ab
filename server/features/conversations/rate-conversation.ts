import { and, eq } from 'drizzle-orm';
import type { Feedback } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { conversation } from './conversations.table.ts';
import { findConversation } from './find-conversation.ts';
import { recordConversationsChanged } from './record-conversations-changed.ts';

/**
 * Sets or takes back what a visitor says of their conversation as a whole: whether it has helped. `not-found` for one out
 * of reach.
 */
export function rateConversation(
  ctx: Context,
  conversationId: string,
  rating: Feedback | null,
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const { agentId } = await findConversation(ctx, conversationId);
    await ctx.db
      .update(conversation)
      .set({ rating })
      .where(and(inWorkspace(ctx, conversation), eq(conversation.id, conversationId)));
    await recordConversationsChanged(ctx, [agentId]);
  });
}
