import { and, eq, isNotNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { requirePerson } from '../require-person.ts';
import { workspaceInvitation } from '../workspaces.table.ts';

/**
 * Withdraws a hand-over that the caller has begun: its link is void at once. Call it in a transaction.
 * @returns whether there was one
 */
export async function withdrawHandOver(ctx: Context): Promise<boolean> {
  const withdrawn = await ctx.db
    .delete(workspaceInvitation)
    .where(
      and(
        inWorkspace(ctx, workspaceInvitation),
        eq(workspaceInvitation.invitedBy, requirePerson(ctx)),
        isNotNull(workspaceInvitation.inviterBecomes),
      ),
    )
    .returning({ id: workspaceInvitation.id, name: workspaceInvitation.email });
  for (const subject of withdrawn)
    await recordAudit(ctx, { action: 'invitation.revoked', workspaceId: ctx.workspace.id, subject });
  return withdrawn.length > 0;
}
