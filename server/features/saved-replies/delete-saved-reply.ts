import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { savedReply } from './saved-replies.table.ts';

export async function deleteSavedReply(ctx: Context, savedReplyId: string): Promise<void> {
  const { rowCount } = await ctx.db
    .delete(savedReply)
    .where(and(inWorkspace(ctx, savedReply), eq(savedReply.id, savedReplyId)));
  if (rowCount === 0) throw failure('not-found');
}
