import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { updateSavedReply as endpoint } from '#contract/saved-replies/saved-replies.endpoints.ts';
import type { SavedReply } from '#contract/saved-replies/saved-replies.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { presentSavedReply } from './present-saved-reply.ts';
import { refuseTakenReplyName } from './refuse-taken-reply-name.ts';
import { savedReply } from './saved-replies.table.ts';

/** Changes a saved reply. `not-found`, or `conflict` for a name that is taken. */
export function updateSavedReply(
  ctx: Context,
  savedReplyId: string,
  changes: BodyOf<typeof endpoint>,
): Promise<SavedReply> {
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    const isIt = and(inWorkspace(ctx, savedReply), eq(savedReply.id, savedReplyId));
    const [row] = await ctx.db.select().from(savedReply).where(isIt);
    if (row === undefined) throw failure('not-found');
    const changed = { name: changes.name ?? row.name, text: changes.text ?? row.text };
    await refuseTakenReplyName(ctx, changed.name, row.id);
    await ctx.db.update(savedReply).set(changed).where(isIt);
    return presentSavedReply({ ...row, ...changed });
  });
}
