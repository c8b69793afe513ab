import { sql } from 'drizzle-orm';
import type { SavedReply } from '#contract/saved-replies/saved-replies.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { presentSavedReply } from './present-saved-reply.ts';
import { savedReply } from './saved-replies.table.ts';

/** The saved replies of the workspace, by name. */
export async function listSavedReplies(ctx: Context): Promise<SavedReply[]> {
  const rows = await ctx.db
    .select()
    .from(savedReply)
    .where(inWorkspace(ctx, savedReply))
    .orderBy(sql`lower(${savedReply.name})`, savedReply.id);
  return rows.map(presentSavedReply);
}
