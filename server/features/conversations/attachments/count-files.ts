import { and, count, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { attachment } from './attachments.table.ts';

/** How many files were sent in these conversations of the workspace. */
export async function countFiles(ctx: Context, conversationIds: readonly string[]): Promise<number> {
  if (conversationIds.length === 0) return 0;
  const [row] = await ctx.db
    .select({ files: count() })
    .from(attachment)
    .where(and(inWorkspace(ctx, attachment), inArray(attachment.conversationId, [...conversationIds])));
  return row?.files ?? 0;
}
