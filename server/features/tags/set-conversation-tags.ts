import { and, eq, notInArray } from 'drizzle-orm';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { recordConversationsChanged } from '#server/features/conversations/record-conversations-changed.ts';
import { listTagsOf } from './list-tags-of.ts';
import { requireTags } from './require-tags.ts';
import { conversationTag } from './tags.table.ts';

/** Gives a conversation these tags and no others. `not-found` when it or one of them is out of reach. */
export function setConversationTags(
  ctx: Context,
  conversationId: string,
  tagIds: readonly string[],
): Promise<Tag[]> {
  return withTransaction(ctx, async (ctx) => {
    const { agentId } = await findConversation(ctx, conversationId, 'lock');
    await requireTags(ctx, tagIds);
    await ctx.db
      .delete(conversationTag)
      .where(
        and(
          eq(conversationTag.conversationId, conversationId),
          tagIds.length === 0 ? undefined : notInArray(conversationTag.tagId, [...tagIds]),
        ),
      );
    if (tagIds.length > 0) {
      const rows = tagIds.map((tagId) => ({ conversationId, tagId, workspaceId: ctx.workspace.id }));
      await ctx.db.insert(conversationTag).values(rows).onConflictDoNothing();
    }
    await recordConversationsChanged(ctx, [agentId]);
    return (await listTagsOf(ctx, [conversationId])).get(conversationId) ?? [];
  });
}
