import { and, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation } from './conversations.table.ts';

/** Marks conversations of the workspace as read or unread, for all members. Call it in a transaction. */
export async function markConversations(
  ctx: Context,
  conversationIds: readonly string[],
  mark: 'read' | 'unread',
): Promise<void> {
  if (conversationIds.length === 0) return;
  await ctx.db
    .update(conversation)
    .set({ readAt: mark === 'read' ? ctx.clock.now() : null })
    .where(and(inWorkspace(ctx, conversation), inArray(conversation.id, [...conversationIds])));
}
