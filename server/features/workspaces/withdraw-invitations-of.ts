import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { workspaceInvitation } from './workspaces.table.ts';

/** Who may do less than before has also invited nobody: else an invitation would outlive the right to make it. */
export async function withdrawInvitationsOf(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .delete(workspaceInvitation)
    .where(and(inWorkspace(ctx, workspaceInvitation), eq(workspaceInvitation.invitedBy, userId)));
}
