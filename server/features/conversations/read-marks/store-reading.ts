import { and, inArray, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation, conversationRead } from '../conversations.table.ts';

/**
 * Notes until when the caller has read conversations of the workspace; ids of others do nothing.
 * @param readAt null to mark them as unread
 */
export async function storeReading(
  ctx: Context,
  conversationIds: readonly string[],
  readAt: Date | null,
): Promise<void> {
  if (conversationIds.length === 0) return;
  const theirs = and(inWorkspace(ctx, conversation), inArray(conversation.id, [...conversationIds]));
  if (ctx.actor.kind !== 'user') {
    await ctx.db.update(conversation).set({ readAt }).where(theirs);
    return;
  }
  const { userId } = ctx.actor;
  const marks = ctx.db
    .select({
      conversationId: conversation.id,
      userId: sql<string>`${userId}`.as('user_id'),
      readAt: sql<Date | null>`${readAt?.toISOString() ?? null}::timestamptz`.as('read_at'),
    })
    .from(conversation)
    .where(theirs);
  await ctx.db
    .insert(conversationRead)
    .select(marks)
    .onConflictDoUpdate({
      target: [conversationRead.conversationId, conversationRead.userId],
      set: { readAt },
    });
}
