import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { notionConnection } from './notion.table.ts';

/** The connection of the workspace, with its tokens encrypted, or null. */
export async function findNotionConnection(
  ctx: Context,
): Promise<typeof notionConnection.$inferSelect | null> {
  const [row] = await ctx.db.select().from(notionConnection).where(inWorkspace(ctx, notionConnection));
  return row ?? null;
}
