import { and, desc, gt } from 'drizzle-orm';
import type { Invitation } from '#contract/workspaces/workspaces.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { workspaceInvitation } from '#server/features/workspaces/workspaces.table.ts';
import { presentInvitation } from './present-invitation.ts';

/** The invitations that can still be accepted, newest first. */
export async function listInvitations(ctx: Context): Promise<Invitation[]> {
  const rows = await ctx.db
    .select()
    .from(workspaceInvitation)
    .where(and(inWorkspace(ctx, workspaceInvitation), gt(workspaceInvitation.expiresAt, ctx.clock.now())))
    .orderBy(desc(workspaceInvitation.id));
  return rows.map(presentInvitation);
}
