import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { presentTag } from './present-tag.ts';
import { conversationTag, tag } from './tags.table.ts';

/** The tags of conversations by the id of each, by name. */
export async function listTagsOf(
  ctx: Context,
  conversationIds: readonly string[],
): Promise<Map<string, Tag[]>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ conversationId: conversationTag.conversationId, id: tag.id, name: tag.name, color: tag.color })
    .from(conversationTag)
    .innerJoin(tag, eq(tag.id, conversationTag.tagId))
    .where(
      and(inWorkspace(ctx, conversationTag), inArray(conversationTag.conversationId, [...conversationIds])),
    )
    .orderBy(sql`lower(${tag.name})`, tag.id);
  const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId);
  return new Map([...byConversation].map(([id, tags]) => [id, tags.map(presentTag)]));
}
