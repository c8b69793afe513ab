import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { workspaceInvitation } from './workspaces.table.ts';

/** Takes an invitation back: its link is void at once. */
export async function revokeInvitation(ctx: Context, invitationId: string): Promise<void> {
  const revoked = await ctx.db
    .delete(workspaceInvitation)
    .where(and(inWorkspace(ctx, workspaceInvitation), eq(workspaceInvitation.id, invitationId)))
    .returning({ id: workspaceInvitation.id });
  if (revoked.length === 0) throw failure('not-found');
}
