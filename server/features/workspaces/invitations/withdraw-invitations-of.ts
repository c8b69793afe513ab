import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { workspaceInvitation } from '#server/features/workspaces/workspaces.table.ts';

/** Revokes the invitations of a demoted or removed member, which would otherwise outlive the right to invite. */
export async function withdrawInvitationsOf(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .delete(workspaceInvitation)
    .where(and(inWorkspace(ctx, workspaceInvitation), eq(workspaceInvitation.invitedBy, userId)));
}
