import type { VisitedPage } from '#contract/inbox/inbox.schemas.ts';
import type { Context } from '#server/context.ts';
import { visit } from './conversations.table.ts';

/** Stores what a visitor had open before a conversation that has just begun, the last page first. */
export async function storeVisit(
  ctx: Context,
  conversationId: string,
  pages: readonly VisitedPage[],
): Promise<void> {
  await ctx.db.insert(visit).values({ conversationId, workspaceId: ctx.workspace.id, pages: [...pages] });
}
