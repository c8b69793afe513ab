import { count } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { createSavedReply as endpoint } from '#contract/saved-replies/saved-replies.endpoints.ts';
import type { SavedReply } from '#contract/saved-replies/saved-replies.schemas.ts';
import { savedRepliesMaximum } from '#contract/saved-replies/saved-replies.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { presentSavedReply } from './present-saved-reply.ts';
import { refuseTakenReplyName } from './refuse-taken-reply-name.ts';
import { savedReply } from './saved-replies.table.ts';

/** Saves a reply for the workspace. `conflict` for a name that is taken, `cannot-process` when there are too many. */
export function createSavedReply(ctx: Context, { name, text }: BodyOf<typeof endpoint>): Promise<SavedReply> {
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    const [held] = await ctx.db
      .select({ replies: count() })
      .from(savedReply)
      .where(inWorkspace(ctx, savedReply));
    if ((held?.replies ?? 0) >= savedRepliesMaximum) {
      const message = `There are already ${savedRepliesMaximum} saved replies. Delete one first.`;
      throw failure('cannot-process', { message });
    }
    await refuseTakenReplyName(ctx, name);
    const row = {
      id: createId('rpl'),
      workspaceId: ctx.workspace.id,
      name,
      text,
      createdAt: ctx.clock.now(),
    };
    await ctx.db.insert(savedReply).values(row);
    return presentSavedReply(row);
  });
}
