import { and, ne, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { savedReply } from './saved-replies.table.ts';

/** Throws `conflict` when another saved reply has this name. Call it with the workspace locked. */
export async function refuseTakenReplyName(ctx: Context, name: string, except = ''): Promise<void> {
  const [taken] = await ctx.db
    .select({ id: savedReply.id })
    .from(savedReply)
    .where(
      and(
        inWorkspace(ctx, savedReply),
        sql`lower(${savedReply.name}) = lower(${name})`,
        ne(savedReply.id, except),
      ),
    );
  if (taken === undefined) return;
  const message = 'There is already a saved reply with this name. Choose another name.';
  throw failure('conflict', { message, details: { name: message } });
}
