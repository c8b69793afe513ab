import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { conversation } from './conversations.table.ts';

/**
 * Closes a conversation, for a visitor one of their own: the next message begins another. Closing it twice is no
 * error; `not-found` for one out of reach.
 */
export async function finishConversation(
  ctx: Context,
  agentId: string,
  conversationId: string,
): Promise<void> {
  const visitorId = ctx.actor.kind === 'visitor' ? ctx.actor.visitorId : null;
  const [finished] = await ctx.db
    .update(conversation)
    .set({ finishedAt: ctx.clock.now() })
    .where(
      and(
        inWorkspace(ctx, conversation),
        eq(conversation.agentId, agentId),
        eq(conversation.id, conversationId),
        visitorId === null ? undefined : eq(conversation.visitorId, visitorId),
      ),
    )
    .returning({ id: conversation.id });
  if (finished === undefined) throw failure('not-found');
}
