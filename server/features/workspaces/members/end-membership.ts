import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import { ensureWorkspace } from '#server/features/workspaces/ensure-workspace.ts';
import { withdrawInvitationsOf } from '#server/features/workspaces/invitations/withdraw-invitations-of.ts';
import { endPayer } from '#server/features/workspaces/plan/end-payer.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';

/**
 * Removes a user from the workspace, and the invitations that they sent; what they pay for it ends with what is paid. A
 * user left without a workspace gets a new one.
 */
export async function endMembership(ctx: Context, userId: string): Promise<void> {
  await withdrawInvitationsOf(ctx, userId);
  await endPayer(ctx, userId);
  await ctx.db
    .delete(workspaceMember)
    .where(and(inWorkspace(ctx, workspaceMember), eq(workspaceMember.userId, userId)));
  const [gone] = await ctx.db.select().from(user).where(eq(user.id, userId));
  if (gone !== undefined) await ensureWorkspace(ctx, gone);
}
