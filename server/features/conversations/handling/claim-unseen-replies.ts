import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { conversation, message } from '../conversations.table.ts';
import { findConversation } from '../find-conversation.ts';

/**
 * Marks the replies of a conversation that its visitor has not seen as emailed, in the caller's transaction, and answers
 * their ids: none where another process was quicker, or the visitor has come back. The request then counts as emailed.
 */
export async function claimUnseenReplies(ctx: Context, conversationId: string): Promise<string[]> {
  const { visitorSeenAt, endedAs } = await findConversation(ctx, conversationId, 'lock');
  const taken = await ctx.db
    .update(message)
    .set({ emailedAt: ctx.clock.now() })
    .where(
      and(
        eq(message.conversationId, conversationId),
        eq(message.authorKind, 'person'),
        isNull(message.emailedAt),
        visitorSeenAt === null
          ? undefined
          : sql`${message.createdAt} > ${visitorSeenAt.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: message.id });
  if (taken.length > 0 && endedAs === 'answered')
    await ctx.db.update(conversation).set({ endedAs: 'emailed' }).where(eq(conversation.id, conversationId));
  return taken.map(({ id }) => id);
}
