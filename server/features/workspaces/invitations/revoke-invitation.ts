import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { workspaceInvitation } from '#server/features/workspaces/workspaces.table.ts';

/** Takes an invitation back: its link is void at once. */
export async function revokeInvitation(ctx: Context, invitationId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const [revoked] = await ctx.db
      .delete(workspaceInvitation)
      .where(and(inWorkspace(ctx, workspaceInvitation), eq(workspaceInvitation.id, invitationId)))
      .returning({ id: workspaceInvitation.id, name: workspaceInvitation.email });
    if (revoked === undefined) throw failure('not-found');
    await recordAudit(ctx, {
      action: 'invitation.revoked',
      workspaceId: ctx.workspace.id,
      subject: revoked,
    });
  });
}
