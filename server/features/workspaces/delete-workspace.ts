import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import { ensureWorkspace } from './ensure-workspace.ts';
import { eraseWorkspace } from './erase-workspace.ts';
import { listMembers } from './members/list-members.ts';
import { lockMembers } from './members/lock-members.ts';

/**
 * Deletes the workspace and everything in it, for its owner as long as nobody else is a member. An owner without
 * another workspace gets a new one. Fails with `not-allowed` below owner, or `conflict` when others are members.
 */
export function deleteWorkspace(ctx: Context): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const { myUserId, myRole } = await lockMembers(ctx);
    if (myRole !== 'owner') throw failure('not-allowed');
    if ((await listMembers(ctx)).length > 1) {
      throw failure('conflict', {
        message: 'This workspace has other members. Remove them first, or leave the workspace instead.',
      });
    }
    await eraseWorkspace(ctx);
    const [owner] = await ctx.db.select().from(user).where(eq(user.id, myUserId));
    if (owner !== undefined) await ensureWorkspace(ctx, owner);
  });
}
