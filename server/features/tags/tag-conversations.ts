import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { requireTags } from './require-tags.ts';
import { conversationTag } from './tags.table.ts';

/** Adds a tag to conversations of the workspace, or removes it from them. Call it in a transaction. */
export async function tagConversations(
  ctx: Context,
  tagId: string,
  conversationIds: readonly string[],
  change: 'add' | 'remove',
): Promise<void> {
  await requireTags(ctx, [tagId]);
  if (conversationIds.length === 0) return;
  if (change === 'add') {
    const rows = conversationIds.map((conversationId) => ({
      conversationId,
      tagId,
      workspaceId: ctx.workspace.id,
    }));
    await ctx.db.insert(conversationTag).values(rows).onConflictDoNothing();
  } else {
    const isTagged = inArray(conversationTag.conversationId, [...conversationIds]);
    await ctx.db.delete(conversationTag).where(and(eq(conversationTag.tagId, tagId), isTagged));
  }
}
