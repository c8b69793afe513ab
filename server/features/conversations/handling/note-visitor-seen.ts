import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { conversation } from '../conversations.table.ts';

/**
 * Notes that the visitor's panel has read what a person wrote: it need not be emailed. Costs a write only where there is
 * something newer than what was noted before.
 * @param lastReplyAt when the newest reply was written
 */
export async function noteVisitorSeen(
  ctx: Context,
  conversationId: string,
  lastReplyAt: Date,
): Promise<void> {
  await ctx.db
    .update(conversation)
    .set({ visitorSeenAt: ctx.clock.now() })
    .where(
      and(
        eq(conversation.id, conversationId),
        or(isNull(conversation.visitorSeenAt), lt(conversation.visitorSeenAt, lastReplyAt)),
      ),
    );
}
